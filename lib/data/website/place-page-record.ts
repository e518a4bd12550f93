import 'server-only'
import type { PagePlace } from '@/lib/catalogue/places/page-place'
import type { PlaceStatus } from '@/lib/catalogue/places/place-list'
import { PLACE_TEXT_FIELDS, type PlaceTexts } from '@/lib/catalogue/places/place-texts'
import { DataError, isRefused, UNIQUE_VIOLATION } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import type { PageContent, PageTexts } from './page-versions'

export type PlaceRecord = {
  id: string
  /** Counts the saves that changed what the page says. */
  version: number
  slug: string
  /** Null on a state's page. */
  city: string | null
  state: string
  status: PlaceStatus
  isComposed: boolean
  texts: PlaceTexts
  /** Published ones from there that pages of places show. */
  films: number
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  changedAt: string
}

const COLUMNS =
  'id, version, slug, city, state, status, is_composed, title, meta_title, meta_description, written_content, created_at, updated_at'

/** The columns behind the texts. */
const TEXT_COLUMNS = {
  title: 'title',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  content: 'written_content',
} as const satisfies Record<keyof PlaceTexts, string>

const toColumns = (texts: Partial<PlaceTexts>): PageContent =>
  Object.fromEntries(
    PLACE_TEXT_FIELDS.flatMap((field) =>
      texts[field] === undefined ? [] : [[TEXT_COLUMNS[field], texts[field] || null]],
    ),
  )

/** Of a stored version, or of the columns of a page. */
export const toPlaceTexts = (content: PageContent): PlaceTexts =>
  Object.fromEntries(
    PLACE_TEXT_FIELDS.map((field) => [field, String(content[TEXT_COLUMNS[field]] ?? '')]),
  ) as PlaceTexts

export const PLACE_TEXTS: PageTexts<keyof PlaceTexts> = {
  kind: 'place',
  noun: 'page',
  longField: 'content',
  toTexts: toPlaceTexts,
  toColumns,
}

type Client = Awaited<ReturnType<typeof createSessionClient>>

async function countFilms(client: Client, { city, state }: { city: string | null; state: string }) {
  const request = client
    .from('videos')
    .select('id', { count: 'exact', head: true })
    .eq('state', state)
    .eq('draft', false)
    .eq('archived', false)
    .neq('website_placement', 'none')
  const { count, error } = await (city ? request.eq('city', city) : request)
  if (error) throw new DataError('placePageRecord.countFilms', { cause: error })
  return count ?? 0
}

/** Null for an unknown id. */
export async function getPlacePage(id: string): Promise<PlaceRecord | null> {
  const client = await createSessionClient()
  const { data, error } = await client.from('service_geo_pages').select(COLUMNS).eq('id', id).maybeSingle()
  if (error) throw new DataError('placePageRecord.getPlacePage', { cause: error })
  return (
    data && {
      id: data.id,
      version: data.version,
      slug: data.slug,
      city: data.city || null,
      state: data.state,
      status: data.status as PlaceStatus,
      isComposed: data.is_composed,
      texts: toPlaceTexts(data),
      films: await countFilms(client, data),
      createdAt: data.created_at,
      changedAt: data.updated_at,
    }
  )
}

/** Of the page of this place, and of the page that has the slug. */
export async function findTaken({ city, state }: PagePlace, slug: string) {
  const client = await createSessionClient()
  const ofPlace = client.from('service_geo_pages').select('id').eq('state', state)
  const [place, address] = await Promise.all([
    (city === null ? ofPlace.or('city.is.null,city.eq.') : ofPlace.eq('city', city)).maybeSingle(),
    client.from('service_geo_pages').select('id').eq('slug', slug).maybeSingle(),
  ])
  const error = place.error ?? address.error
  if (error) throw new DataError('placePageRecord.findTaken', { cause: error })
  return { place: place.data?.id ?? null, slug: address.data?.id ?? null }
}

type Created = { id: string } | 'taken' | 'refused'

export async function createPlacePage(
  { city, state, slug }: PagePlace,
  texts: PlaceTexts,
  isComposed: boolean,
): Promise<Created> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('service_geo_pages')
    .insert({
      ...toColumns(texts),
      title: texts.title,
      city,
      state,
      slug,
      is_composed: isComposed,
      status: 'draft',
    })
    .select('id')
    .single()
  if (error?.code === UNIQUE_VIOLATION) return 'taken'
  if (isRefused(error)) return 'refused'
  if (error) throw new DataError('placePageRecord.createPlacePage', { cause: error })
  return data
}

/** Of a draft. False when it is gone, published, or the person may not. */
export async function deletePlaceDraft(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('service_geo_pages')
    .delete()
    .eq('id', id)
    .eq('status', 'draft')
    .select('id')
  if (isRefused(error)) return false
  if (error) throw new DataError('placePageRecord.deletePlaceDraft', { cause: error })
  return data.length > 0
}

/** The text is as the composer made it. */
export async function markComposed(id: string, version: number): Promise<void> {
  const client = await createSessionClient()
  const { error } = await client
    .from('service_geo_pages')
    .update({ is_composed: true })
    .eq('id', id)
    .eq('version', version)
  if (error) throw new DataError('placePageRecord.markComposed', { cause: error })
}
