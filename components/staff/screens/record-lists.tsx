import type { Records } from '@/lib/data/portal/newest-records'
import type { RecordKind } from '@/lib/portal/types'
import { RecordList } from './record-list'

type Props = { kinds: readonly RecordKind[]; read: (kind: RecordKind) => Promise<Records> }

/** Side by side where there is room. */
export async function RecordLists({ kinds, read }: Props) {
  const lists = await Promise.all(kinds.map(async (kind) => ({ kind, records: await read(kind) })))
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      {lists.map((list) => (
        <RecordList key={list.kind} {...list} />
      ))}
    </div>
  )
}
