import 'server-only'
import type { LinkKind } from '@/lib/catalogue/video-fields'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import { searchTextFilter } from '@/lib/data/query/lists'
import { DataError, INCOMPLETE, isRefused, UNIQUE_VIOLATION } from '@/lib/errors'
import { plain } from '@/lib/geo/fold'
import { createSessionClient } from '@/lib/supabase/server'
import { industryHeading } from '@/lib/video/labels'
import type { Linked } from './video-record'

const MAX_FOUND = 8

async function findClients(text: string): Promise<Linked[]> {
  const words = searchTextFilter(text)
  if (!words) return []
  const client = await createSessionClient()
  const { data, error } = await client
    .from('client_list')
    .select('id, name')
    .or(words)
    .order('name')
    .limit(MAX_FOUND * 4)
    .overrideTypes<Linked[], { merge: false }>()
  if (error) throw new DataError('videoLinks.findClients', { cause: error })
  return data
}

const toIndustryName = (heading: string) => plain(heading).replaceAll(' ', '-')

async function findIndustries(text: string): Promise<Linked[]> {
  const wanted = toIndustryName(text)
  const client = await createSessionClient()
  const { data, error } = await client.from('industries').select('id, name').order('name')
  if (error) throw new DataError('videoLinks.findIndustries', { cause: error })
  return data
    .filter(({ name }) => name.includes(wanted))
    .map(({ id, name }) => ({ id, name: industryHeading(name) }))
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Those whose name is the text come first. */
export async function findNamed(kind: LinkKind, text: string): Promise<Linked[]> {
  const found = kind === 'client' ? await findClients(text) : await findIndustries(text)
  return found
    .toSorted((one, other) => Number(same(other.name, text)) - Number(same(one.name, text)))
    .slice(0, MAX_FOUND)
}

/** A pattern that matches this text only. PostgREST takes an asterisk for any text. */
const exactly = (text: string) => text.replaceAll(/[%_\\]/g, String.raw`\$&`).replaceAll('*', '_')

/** The one with this name, whatever its capitals; null without one. */
export async function getNamed(kind: LinkKind, name: string): Promise<Linked | null> {
  const client = await createSessionClient()
  const { data, error } =
    kind === 'client'
      ? await client.from('clients').select('id, name').ilike('name', exactly(name)).limit(1).maybeSingle()
      : await client.from('industries').select('id, name').eq('name', toIndustryName(name)).maybeSingle()
  if (error) throw new DataError('videoLinks.getNamed', { cause: error })
  return data
}

/** The id of the new record, or of the one that has the name already. Null when it cannot be added. */
export async function createNamed(kind: LinkKind, name: string): Promise<string | null> {
  const client = await createSessionClient()
  const { data, error } =
    kind === 'client'
      ? await client.from('clients').insert({ name }).select('id').single()
      : await client
          .from('industries')
          .insert({ name: toIndustryName(name) })
          .select('id')
          .single()
  if (error?.code === UNIQUE_VIOLATION) return (await getNamed(kind, name))?.id ?? null
  if (isRefused(error)) return null
  if (error) throw new DataError('videoLinks.createNamed', { cause: error })
  return data.id
}

/** Also true when it is linked already. False when either is gone, or the person may not. */
export async function linkVideo(videoId: string, kind: LinkKind, id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { error } =
    kind === 'client'
      ? await client.from('video_clients').insert({ video_id: videoId, client_id: id })
      : await client.from('video_industries').insert({ video_id: videoId, industry_id: id })
  if (error?.code === UNIQUE_VIOLATION) return true
  if (isRefused(error)) return false
  if (error) throw new DataError('videoLinks.linkVideo', { cause: error })
  return true
}

/** 'needed': the last industry of a published video stays. */
export async function unlinkVideo(
  videoId: string,
  kind: LinkKind,
  id: string,
): Promise<'done' | 'needed' | 'refused'> {
  const client = await createSessionClient()
  const { data, error } =
    kind === 'client'
      ? await client.from('video_clients').delete().match({ video_id: videoId, client_id: id }).select()
      : await client.from('video_industries').delete().match({ video_id: videoId, industry_id: id }).select()
  if (error?.code === INCOMPLETE) return 'needed'
  if (isRefused(error)) return 'refused'
  if (error) throw new DataError('videoLinks.unlinkVideo', { cause: error })
  return data.length > 0 ? 'done' : 'refused'
}

/** The names of the clients and industries that a history names by their ids. */
export async function listNames(entries: readonly HistoryEntry[]): Promise<Map<string, string>> {
  const ids = new Set(
    entries.flatMap(({ changes }) =>
      changes
        .filter(({ column }) => column === 'client_id' || column === 'industry_id')
        .flatMap(({ before, after }) => [before, after])
        .filter((id) => typeof id === 'string'),
    ),
  )
  if (ids.size === 0) return new Map()
  const client = await createSessionClient()
  const [clients, industries] = await Promise.all([
    client
      .from('clients')
      .select('id, name')
      .in('id', [...ids]),
    client
      .from('industries')
      .select('id, name')
      .in('id', [...ids]),
  ])
  if (clients.error) throw new DataError('videoLinks.listNames', { cause: clients.error })
  if (industries.error) throw new DataError('videoLinks.listNames', { cause: industries.error })
  return new Map([
    ...clients.data.map(({ id, name }) => [id, name] as const),
    ...industries.data.map(({ id, name }) => [id, industryHeading(name)] as const),
  ])
}
