import 'server-only'
import { HOME_PLACES, type HomePlace, type HomePlaceId } from '@/lib/catalogue/home/places'
import { everyWordFilter } from '@/lib/data/query/lists'
import { DataError, isRefused } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import type { VideoCard } from '@/lib/video/types'
import { CARD_COLUMNS, toVideoCard } from './video-rows'

const OPTION_COLUMNS = `id, ${CARD_COLUMNS}, draft, archived` as const
const FOUND = 12

/** A film that can be chosen, or was. */
export type FilmOption = Pick<VideoCard, 'title' | 'client' | 'thumbnail'> & {
  id: string
  status: 'published' | 'draft' | 'archived' | 'deleted'
}

export type HomeSlot = {
  id: string
  place: HomePlaceId
  version: number
  /** The chosen films in their order. */
  films: FilmOption[]
}

type OptionRow = Parameters<typeof toVideoCard>[0] & { id: string; draft: boolean; archived: boolean }

function toOption({ id, draft, archived, ...row }: OptionRow): FilmOption {
  const { title, client, thumbnail } = toVideoCard(row)
  return { id, title, client, thumbnail, status: archived ? 'archived' : draft ? 'draft' : 'published' }
}

const deletedFilm = (id: string): FilmOption => ({
  id,
  title: 'Deleted film',
  client: '',
  thumbnail: { kind: 'placeholder', label: 'Deleted' },
  status: 'deleted',
})

/** By id, in the order of `ids`. */
export async function listFilmOptions(ids: readonly string[]): Promise<FilmOption[]> {
  if (ids.length === 0) return []
  const client = await createSessionClient()
  const { data, error } = await client.from('videos').select(OPTION_COLUMNS).in('id', ids)
  if (error) throw new DataError('homeSlots.listFilmOptions', { cause: error })
  const options = new Map(data.map((row) => [row.id, toOption(row)]))
  return ids.map((id) => options.get(id) ?? deletedFilm(id))
}

export async function listHomeSlots(): Promise<HomeSlot[]> {
  const client = await createSessionClient()
  const { data, error } = await client.from('home_slots').select('id, place, video_ids, version')
  if (error) throw new DataError('homeSlots.listHomeSlots', { cause: error })
  const ids = [...new Set(data.flatMap(({ video_ids: videoIds }) => videoIds))]
  const options = new Map((await listFilmOptions(ids)).map((option) => [option.id, option]))
  return data.map(({ id, place, video_ids: videoIds, version }) => ({
    id,
    place: place as HomePlaceId,
    version,
    films: videoIds.map((videoId) => options.get(videoId) ?? deletedFilm(videoId)),
  }))
}

export async function listPlacesOfSlots(ids: string[]): Promise<HomePlace[]> {
  const client = await createSessionClient()
  const { data, error } = await client.from('home_slots').select('place').in('id', ids)
  if (error) throw new DataError('homeSlots.listPlacesOfSlots', { cause: error })
  const names = new Set(data.map(({ place }) => place))
  return HOME_PLACES.filter(({ id }) => names.has(id))
}

/** The newest films with a picture whose names have every word; archived ones are left out. */
export async function findFilms(words: string): Promise<FilmOption[]> {
  const client = await createSessionClient()
  const request = client
    .from('videos')
    .select(OPTION_COLUMNS)
    .eq('archived', false)
    .not('video_thumbnail', 'is', null)
    .order('draft')
    .order('created_on', { ascending: false })
    .limit(FOUND)
  const filter = everyWordFilter(['name_on_website', 'name_internal', 'slug'], words)
  const { data, error } = await (filter === null ? request : request.or(filter))
  if (error) throw new DataError('homeSlots.findFilms', { cause: error })
  return data.map(toOption)
}

export type SavedSlot =
  | { status: 'saved'; version: number }
  /** Someone else saved first: what is chosen by now. */
  | { status: 'stale'; version: number; films: FilmOption[] }
  | { status: 'refused' }

export async function saveHomeSlot(id: string, version: number, videoIds: string[]): Promise<SavedSlot> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('home_slots')
    .update({ video_ids: videoIds })
    .eq('id', id)
    .eq('version', version)
    .select('version')
    .maybeSingle()
  if (isRefused(error)) return { status: 'refused' }
  if (error) throw new DataError('homeSlots.saveHomeSlot', { cause: error })
  if (data) return { status: 'saved', version: data.version }

  const current = (await listHomeSlots()).find((slot) => slot.id === id)
  if (!current || current.version === version) return { status: 'refused' }
  return { status: 'stale', version: current.version, films: current.films }
}
