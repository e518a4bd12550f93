import { USER_TYPES, type UserType } from '@/lib/auth/roles'
import { openDatabase } from './harness'
import type { Session } from './session'

const database = openDatabase()

const PUBLIC_BUCKETS = ['video-thumbnails', 'logos', 'website-assets', 'videos', 'blog']
const BUCKETS = [...PUBLIC_BUCKETS, 'ads']
/** For the server alone: they have no policies. */
const SERVER_BUCKETS = ['incoming', 'films', 'posters', 'documents']

type Case = {
  name: string
  open: () => Session | Promise<Session>
  list: string[]
  write: string[]
  remove: string[]
}

const NONE: string[] = []
type Rights = Pick<Case, 'list' | 'write' | 'remove'>

const NO_RIGHTS: Rights = { list: NONE, write: NONE, remove: NONE }
const RIGHTS: Record<UserType, Rights> = {
  owl: { list: PUBLIC_BUCKETS, write: NONE, remove: NONE },
  graphic_designer: { list: PUBLIC_BUCKETS, write: NONE, remove: NONE },
  project_manager: { list: BUCKETS, write: ['ads'], remove: NONE },
  admin: { list: BUCKETS, write: BUCKETS, remove: NONE },
  super_admin: { list: BUCKETS, write: BUCKETS, remove: BUCKETS },
}
const MIRRORED = USER_TYPES.filter((role) => role !== 'super_admin')

const CASES: Case[] = [
  { name: 'a visitor', open: () => database.asAnon(), ...NO_RIGHTS },
  { name: 'somebody without a role', open: () => database.asUser('member'), ...NO_RIGHTS },
  ...USER_TYPES.map((role) => ({ name: role, open: () => database.asUser(role), ...RIGHTS[role] })),
  ...MIRRORED.flatMap((role): Case[] => [
    {
      name: `a super_admin looking as ${role}`,
      open: () => database.asMirroring('super_admin', role),
      ...NO_RIGHTS,
      list: RIGHTS[role].list,
    },
    {
      name: `a super_admin changing things as ${role}`,
      open: () => database.asMirroring('super_admin', role, { allowChanges: true }),
      ...RIGHTS[role],
    },
    {
      name: `a super_admin whose mirroring of ${role} has expired`,
      open: () => database.asMirroring('super_admin', role, { allowChanges: true, expired: true }),
      ...NO_RIGHTS,
    },
  ]),
]

beforeEach(async () => {
  await database.grantAsSupabaseLiteDoes()
  await database.run(
    `insert into storage.objects (bucket_id, name) select id, 'kept.webp' from storage.buckets`,
  )
})

it('has the buckets that the pages name, all public but those for ads, uploads and originals', async () => {
  const rows = await database.sql<{ id: string; public: boolean }>('select id, public from storage.buckets')
  expect(
    rows
      .filter((row) => row.public)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(PUBLIC_BUCKETS.toSorted())
  expect(rows.flatMap((row) => (row.public ? [] : row.id)).toSorted()).toEqual([
    'ads',
    'documents',
    'films',
    'incoming',
    'posters',
  ])
})

it('rejects files that a browser would run', async () => {
  // Nobody can open a file in the buckets for the server.
  const types = await database.sql<{ type: string }>(
    `select unnest(allowed_mime_types) as type from storage.buckets where id <> all ($1)`,
    [SERVER_BUCKETS],
  )
  expect(types.length).toBeGreaterThan(0)
  expect(types.filter(({ type }) => !/^(image\/(webp|avif|png|jpeg)|video\/(mp4|webm))$/.test(type))).toEqual(
    [],
  )
  expect(await database.sql('select id from storage.buckets where allowed_mime_types is null')).toEqual([])
})

describe.each(CASES)('$name', ({ open, list, write, remove }) => {
  const buckets = (rows: { bucket_id: string }[]) => rows.map(({ bucket_id: id }) => id).toSorted()

  it(`lists ${list.length} buckets`, async () => {
    const session = await open()
    expect(buckets(await session.query('select bucket_id from storage.objects'))).toEqual(list.toSorted())
  })

  it(`uploads to ${write.length} buckets`, async () => {
    const session = await open()
    for (const bucket of [...BUCKETS, ...SERVER_BUCKETS]) {
      const outcome = await session.attempt(
        `insert into storage.objects (bucket_id, name) values ($1, 'new.webp')`,
        [bucket],
      )
      expect([bucket, outcome]).toEqual([
        bucket,
        write.includes(bucket) ? { count: 1 } : { refused: '42501' },
      ])
    }
  })

  it('replaces no file', async () => {
    const session = await open()
    expect(await session.attempt(`update storage.objects set metadata = '{}'`)).toEqual({ count: 0 })
  })

  it(`deletes from ${remove.length} buckets`, async () => {
    const session = await open()
    expect(await session.attempt('delete from storage.objects')).toEqual({ count: remove.length })
  })

  it('sees no buckets themselves', async () => {
    const session = await open()
    expect(await session.attempt('select * from storage.buckets')).toEqual({ count: 0 })
  })
})

it('keeps what a version of an ad names from super admins, too', async () => {
  const path = await database.value<string>('select min(path) from public.ad_files')
  await database.sql(`insert into storage.objects (bucket_id, name) values ('ads', $1), ('logos', $1)`, [
    path,
  ])
  const session = database.asUser('super_admin')
  const remove = 'delete from storage.objects where name = $1 and bucket_id = $2'
  expect(await session.attempt(remove, [path, 'ads'])).toEqual({ count: 0 })
  expect(await session.attempt(remove, [path, 'logos'])).toEqual({ count: 1 })
})
