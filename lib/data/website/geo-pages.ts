import 'server-only'
import { cache } from 'react'
import { STATES } from '@/lib/content/states'
import { DataError } from '@/lib/errors'
import { CITIES } from '@/lib/geo/gazetteer/cities'
import type { GeoPage } from '@/lib/geo/types'
import { createPublicClient } from '@/lib/supabase/anonymous'
import { placeTags } from '@/lib/data/query/place-tags'
import { tags } from '@/lib/data/query/tags'
import { videoTags } from '@/lib/data/query/video-tags'

const CITIES_TO_BUILD = 60

/** Null for unknown and unpublished slugs alike, except that every state has a page. */
export const getGeoPage = cache(async (slug: string): Promise<GeoPage | null> => {
  const { data, error } = await createPublicClient([tags.geoPages, placeTags.one(slug)])
    .from('service_geo_pages')
    .select('slug, city, state, meta_title, meta_description, written_content')
    .eq('slug', slug)
    .eq('status', 'published')
    .maybeSingle()
  if (error) throw new DataError('geoPages.getGeoPage', { cause: error })
  return data ? toGeoPage(data) : bareStatePage(slug)
})

export type GeoPageRow = {
  slug: string
  city: string | null
  state: string
  meta_title: string | null
  meta_description: string | null
  written_content: string | null
}

export const toGeoPage = (row: GeoPageRow): GeoPage => ({
  slug: row.slug,
  city: row.city || null,
  state: row.state,
  metaTitle: row.meta_title,
  metaDescription: row.meta_description,
  content: row.written_content ?? '',
})

/** What a state shows without a stored page: its name, map, films and cities. */
export function bareStatePage(slug: string): GeoPage | null {
  const state = STATES.find((candidate) => candidate.slug === slug)
  return (
    (state && { slug, city: null, state: state.name, metaTitle: null, metaDescription: null, content: '' }) ??
    null
  )
}

/** False for a page with too little content of its own for search engines. */
export const isIndexable = cache(async ({ slug, city, state }: GeoPage): Promise<boolean> => {
  const videos = city === null ? videoTags.state(state) : videoTags.city(city, state)
  const { data, error } = await createPublicClient([tags.geoPages, placeTags.one(slug), tags.videos, videos])
    .from('indexable_geo_pages')
    .select('slug')
    .eq('slug', slug)
    .maybeSingle()
  if (error) throw new DataError('geoPages.isIndexable', { cause: error })
  return data !== null
})

async function listPublishedSlugs(slugs: readonly string[]): Promise<string[]> {
  const { data, error } = await createPublicClient([tags.geoPages])
    .from('service_geo_pages')
    .select('slug')
    .in('slug', slugs)
    .eq('status', 'published')
  if (error) throw new DataError('geoPages.listPublishedSlugs', { cause: error })
  return data.map(({ slug }) => slug)
}

export const listSlugsToBuild = (): Promise<string[]> =>
  listPublishedSlugs([...STATES, ...CITIES.slice(0, CITIES_TO_BUILD)].map(({ slug }) => slug))
