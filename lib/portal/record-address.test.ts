import { USER_TYPES } from '@/lib/auth/roles'
import { kindSpec, RECORD_KINDS, type RecordKind } from './found-records'
import { recordAt } from './record-address'

const ID = '2f1b7c1e-0d53-4a7e-9d0a-5b1f6a3f7c11'
/** Their pages are lists, those of other records, or do not tell which of two they are. */
const WITHOUT_ADDRESS: RecordKind[] = ['user', 'task', 'call', 'camera', 'lens']

const KINDS = (Object.keys(RECORD_KINDS) as RecordKind[]).filter((kind) => !WITHOUT_ADDRESS.includes(kind))

test.each(KINDS)('the address of a record tells that it is a %s, for every role', (kind) => {
  const record = { kind, id: ID, title: '', context: '', status: null, about: null }
  for (const role of USER_TYPES) expect(recordAt(kindSpec(kind).href(record, role))).toEqual({ kind, id: ID })
})

test.each([
  `/dashboard/owl/sites`,
  `/dashboard/owl/deals/${ID}/edit`,
  `/dashboard/admin/gear/${ID}`,
  `/blog/${ID}`,
])('no record has the address %s', (pathname) => expect(recordAt(pathname)).toBeNull())
