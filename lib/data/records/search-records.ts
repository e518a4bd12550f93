import 'server-only'
import { DataError } from '@/lib/errors'
import { type FoundRecord, RECORD_KINDS, type RecordKind } from '@/lib/portal/found-records'
import type { RankedRecord } from '@/lib/portal/record-answer'
import { createSessionClient } from '@/lib/supabase/server'
import { hasKey } from '@/lib/text/untrusted'

type Row = {
  kind: string
  record_id: string
  title: string
  context: string
  status: string | null
  about: string | null
}

const toRecord = ({ kind, record_id: id, title, context, status, about }: Row): FoundRecord[] =>
  hasKey(RECORD_KINDS, kind) ? [{ kind, id, title, context, status, about }] : []

/** What the viewer finds, best first, at most `most` of each kind. */
export async function searchRecords(
  text: string,
  { most, kind }: { most: number; kind?: RecordKind },
): Promise<RankedRecord[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('search_records', {
    asked: text,
    max_rows: most,
    ...(kind && { of_kind: kind }),
  })
  if (error) throw new DataError('records.searchRecords', { cause: error })
  return data.flatMap(({ rank, total, ...row }) =>
    toRecord(row).map((record) => ({ ...record, rank, total })),
  )
}

/** Leaves out what is deleted, and what the viewer does not find. */
export async function listRecentRecords(
  records: readonly Pick<FoundRecord, 'kind' | 'id'>[],
): Promise<FoundRecord[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('recent_records', {
    kinds: records.map(({ kind }) => kind),
    ids: records.map(({ id }) => id),
  })
  if (error) throw new DataError('records.listRecentRecords', { cause: error })
  return data.flatMap(toRecord)
}
