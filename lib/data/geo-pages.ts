import 'server-only'
import { cache } from 'react'
import { DataError } from '@/lib/errors'
import { createPublicClient } from '@/lib/supabase/public'
import { tags } from './tags'

/** `city` is null on a state's page. */
export type GeoPage = {
  slug: string
  city: string | null
  state: string
  metaTitle: string | null
  metaDescription: string | null
  /** Markdown. */
  content: string
}

export type CityLink = { city: string; slug: string }

/** Null for unknown and unpublished slugs alike. */
export const getGeoPage = cache(async (slug: string): Promise<GeoPage | null> => {
  const { data, error } = await createPublicClient([tags.geoPages])
    .from('service_geo_pages')
    .select('slug, city, state, meta_title, meta_description, written_content')
    .eq('slug', slug)
    .eq('status', 'published')
    .maybeSingle()
  if (error) throw new DataError('geoPages.getGeoPage', { cause: error })
  return (
    data && {
      slug: data.slug,
      city: data.city || null,
      state: data.state,
      metaTitle: data.meta_title,
      metaDescription: data.meta_description,
      content: data.written_content ?? '',
    }
  )
})

export const listGeoPageSlugs = cache(async (): Promise<string[]> => {
  const { data, error } = await createPublicClient([tags.geoPages])
    .from('service_geo_pages')
    .select('slug')
    .eq('status', 'published')
    .order('slug')
  if (error) throw new DataError('geoPages.listGeoPageSlugs', { cause: error })
  return data.map(({ slug }) => slug)
})

/** Published cities of one state by name; `state` is its full name. */
export const listCitiesOfState = cache(async (state: string): Promise<CityLink[]> => {
  const { data, error } = await createPublicClient([tags.geoPages])
    .from('service_geo_pages')
    .select('city, slug')
    .eq('state', state)
    .eq('status', 'published')
    .neq('city', '')
    .order('city')
  if (error) throw new DataError('geoPages.listCitiesOfState', { cause: error })
  return data.flatMap(({ city, slug }) => (city ? [{ city, slug }] : []))
})

/** Null when the state has no published page. */
export const getStateSlug = cache(async (state: string): Promise<string | null> => {
  const { data, error } = await createPublicClient([tags.geoPages])
    .from('service_geo_pages')
    .select('slug')
    .eq('state', state)
    .eq('status', 'published')
    .or('city.is.null,city.eq.')
    .maybeSingle()
  if (error) throw new DataError('geoPages.getStateSlug', { cause: error })
  return data?.slug ?? null
})
