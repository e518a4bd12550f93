import 'server-only'
import type { IndustryMove } from '@/lib/catalogue/industries'
import { DataError, isRefused, rpcOutcome, type RpcOutcome, UNIQUE_VIOLATION } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import { saveEdit } from '@/lib/forms/save-edit'
import { createSessionClient } from '@/lib/supabase/server'

export type IndustryRecord = {
  id: string
  /** Of the record, for edits. */
  version: number
  /** Dash-separated. */
  name: string
  /** Place in the portfolio, from 1; null: by the number of films. */
  place: number | null
  published: number
  films: number
  clients: number
}

/** Those with a place first, the others by the number of published films, as the portfolio shows them. */
export async function listIndustryRecords(): Promise<IndustryRecord[]> {
  const client = await createSessionClient()
  const [industries, uses] = await Promise.all([
    client
      .from('industries')
      .select('id, version, name, rank')
      .order('rank', { nullsFirst: false })
      .order('name'),
    client.rpc('count_industry_uses'),
  ])
  const error = industries.error ?? uses.error
  if (error || !industries.data || !uses.data)
    throw new DataError('industryRecords.listIndustryRecords', { cause: error })
  const counts = new Map(uses.data.map((use) => [use.industry_id, use]))
  const records = industries.data.map(({ rank, ...industry }, index): IndustryRecord => {
    const { published = 0, films = 0, clients = 0 } = counts.get(industry.id) ?? {}
    return { ...industry, place: rank === null ? null : index + 1, published, films, clients }
  })
  return records.toSorted(
    (one, other) =>
      (one.place ?? Infinity) - (other.place ?? Infinity) || other.published - one.published || 0,
  )
}

type CreatedIndustry = { id: string } | 'name-taken' | 'refused'

export async function createIndustry(name: string): Promise<CreatedIndustry> {
  const client = await createSessionClient()
  const { data, error } = await client.from('industries').insert({ name }).select('id').single()
  if (error?.code === UNIQUE_VIOLATION) return 'name-taken'
  if (isRefused(error)) return 'refused'
  if (error) throw new DataError('industryRecords.createIndustry', { cause: error })
  return data
}

/** Thrown inside `saveEdit`, which knows only of versions. */
class NameTaken extends Error {}

/** A trigger leads the old address of its page on. */
export async function renameIndustry(id: string, edit: Edit): Promise<EditState> {
  const client = await createSessionClient()
  const saved = saveEdit(edit, {
    async read() {
      const { data, error } = await client
        .from('industries')
        .select('name, version')
        .eq('id', id)
        .maybeSingle()
      if (error) throw new DataError('industryRecords.renameIndustry', { cause: error })
      return data && { version: data.version, value: data.name }
    },
    async write(name, version) {
      const { data, error } = await client
        .from('industries')
        .update({ name })
        .eq('id', id)
        .eq('version', version)
        .select('id')
      if (error?.code === UNIQUE_VIOLATION) throw new NameTaken()
      if (error && !isRefused(error)) throw new DataError('industryRecords.renameIndustry', { cause: error })
      return data !== null && data.length > 0
    },
  })
  return saved.catch((error: unknown) => {
    if (!(error instanceof NameTaken)) throw error
    return { status: 'invalid', error: 'Another industry has this name. Merge the two instead.', edit }
  })
}

export async function arrangeIndustry(id: string, move: IndustryMove): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('arrange_industry', { arranged_id: id, move })
  return rpcOutcome('industryRecords.arrangeIndustry', error)
}

/** Before another industry that has a place; null for the last place. 'conflict' when one of the two has none. */
export async function placeIndustry(id: string, beforeId: string | null): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('place_industry', {
    placed_id: id,
    ...(beforeId && { before_id: beforeId }),
  })
  return rpcOutcome('industryRecords.placeIndustry', error)
}

/** 'conflict' when a film or client has the industry. */
export async function deleteIndustry(id: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('delete_unused_industry', { unused_id: id })
  return rpcOutcome('industryRecords.deleteIndustry', error)
}
