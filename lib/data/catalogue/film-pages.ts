import 'server-only'
import type { Appearance } from '@/lib/catalogue/appearances'
import { PAGE_TILES, MIN_LOCAL_VIDEOS, PLACE_TILES } from '@/lib/catalogue/public-lists'
import { listSitemapParts } from '@/lib/data/website/sitemap'
import { DataError } from '@/lib/errors'
import { paths } from '@/lib/paths'
import { createSessionClient } from '@/lib/supabase/server'
import { industryHeading } from '@/lib/video/labels'
import { toPlace } from './place-appearances'

/** As `list_video_pages` builds it. */
type FilmPage = { slug: string; label: string; number: number } & (
  { kind: 'place'; chosenAs: keyof typeof CHOSEN_AS } | { kind: 'films' | 'industry'; chosenAs: null }
)

const CHOSEN_AS = {
  city: 'Videos from the city',
  state: 'Videos from the state',
  featured: 'Featured videos',
}

/** The pages of places and industries with tiles of these published videos. A path may come more than once. */
export async function listFilmPages(videoIds: string[]): Promise<Appearance[]> {
  if (videoIds.length === 0) return []
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_video_pages', {
    video_ids: videoIds,
    min_local: MIN_LOCAL_VIDEOS,
    place_tiles: PLACE_TILES,
    industry_tiles: PAGE_TILES,
  })
  if (error) throw new DataError('filmPages.listFilmPages', { cause: error })
  return (data as FilmPage[]).flatMap(({ slug, label, number, ...page }) => {
    if (page.kind === 'place') return [toPlace({ slug, label }, CHOSEN_AS[page.chosenAs])]
    if (page.kind === 'films') {
      return [{ path: paths.placeFilms(slug, number), title: label, shows: 'All films of the place' }]
    }
    return [
      { path: paths.industry(slug, number), title: industryHeading(label), shows: 'Films of the industry' },
    ]
  })
}

/** Of the addresses of films, whose entries also describe the films. */
export async function listSitemapFiles(slugs: string[]): Promise<Appearance[]> {
  const parts = await listSitemapParts()
  return parts
    .filter(
      ({ kind, firstSlug, lastSlug }) =>
        kind === 'videos' && slugs.some((slug) => firstSlug <= slug && slug <= lastSlug),
    )
    .map(({ kind, part }) => ({
      path: paths.sitemapFile(`${kind}-${part}.xml`),
      title: 'Sitemap',
      shows: 'Address of the film',
    }))
}
