import 'server-only'
import { type Appearance, joinAppearances, type Shown } from '@/lib/catalogue/appearances'
import { ASSET_SLOTS } from '@/lib/catalogue/assets/slots'
import { INDUSTRY_TILES } from '@/lib/catalogue/public-lists'
import { DataError } from '@/lib/errors'
import { paths } from '@/lib/paths'
import { createSessionClient } from '@/lib/supabase/server'
import { industryHeading } from '@/lib/video/labels'
import { type FilmFacts, listFilmsOfClients, listFilmsOfIndustries, listPublishedFilms } from './film-facts'
import { listFilmPages, listSitemapFiles } from './film-pages'
import { listIndustriesWithPage } from './portfolio'
import { listPublicSections, type PublicSection } from './public-sections'

const toAppearance = ({ path, title, name }: PublicSection): Appearance => ({ path, title, shows: name })

/** Every public page that shows the thing now, by the rules of the public reads. */
export const listAppearances = ({ kind, id }: Shown) => listAppearancesOf(kind, [id])

export async function listAppearancesOf(kind: Shown['kind'], ids: string[]): Promise<Appearance[]> {
  if (ids.length === 0) return []
  return joinAppearances(await LISTS[kind](ids))
}

const LISTS: Record<Shown['kind'], (ids: string[]) => Promise<Appearance[]>> = {
  video: async (ids) => listPagesOfFilms(await listPublishedFilms(ids)),
  client: listPagesOfClients,
  industry: listPagesOfIndustries,
  review: listPagesOfReviews,
  contact: async (ids) => listPagesOfReviews(await listReviewsOf('contact_id', ids)),
  asset: async (ids) => ids.flatMap(listPagesOfAsset),
}

const watchPages = (films: FilmFacts[], shows: string): Appearance[] =>
  films.map(({ slug, title }) => ({ path: paths.video(slug), title, shows }))

async function listPagesOfFilms(films: FilmFacts[]): Promise<Appearance[]> {
  if (films.length === 0) return []
  const [sections, lists, sitemap] = await Promise.all([
    listPublicSections(),
    listFilmPages(films.map(({ id }) => id)),
    listSitemapFiles(films.map(({ slug }) => slug)),
  ])
  const slugs = new Set(films.map(({ slug }) => slug))
  const shown = sections.filter(({ videoSlugs }) => videoSlugs.some((slug) => slugs.has(slug)))
  return [...shown.map(toAppearance), ...watchPages(films, 'Its own page'), ...lists, ...sitemap]
}

async function listPagesOfClients(ids: string[]): Promise<Appearance[]> {
  const client = await createSessionClient()
  const { data, error } = await client.from('clients').select('name').in('id', ids)
  if (error) throw new DataError('appearances.listPagesOfClients', { cause: error })
  const names = new Set(data.map(({ name }) => name))
  const [sections, films] = await Promise.all([listPublicSections(), listFilmsOfClients(ids)])
  // A tile names one client of its film.
  const named = films.filter(({ clientLabel }) => names.has(clientLabel))
  return [
    ...sections.filter(({ clients }) => clients.some((name) => names.has(name))).map(toAppearance),
    ...watchPages(films, 'Facts of the film'),
    ...(await listFilmPages(named.map(({ id }) => id))),
  ]
}

async function listPagesOfIndustries(ids: string[]): Promise<Appearance[]> {
  const client = await createSessionClient()
  const { data, error } = await client.from('industries').select('name').in('id', ids)
  if (error) throw new DataError('appearances.listPagesOfIndustries', { cause: error })
  const names = new Set(data.map(({ name }) => name))
  const [sections, films, withPage] = await Promise.all([
    listPublicSections(),
    listFilmsOfIndustries(ids),
    listIndustriesWithPage(),
  ])
  return [
    ...sections.filter(({ industries }) => industries.some((name) => names.has(name))).map(toAppearance),
    ...withPage.filter(({ name }) => names.has(name)).flatMap(pagesOfIndustry),
    ...watchPages(films, 'Facts of the film'),
  ]
}

const pagesOfIndustry = ({ name, total }: { name: string; total: number }): Appearance[] =>
  Array.from({ length: Math.ceil(total / INDUSTRY_TILES) }, (_, index) => ({
    path: paths.industry(name, index + 1),
    title: industryHeading(name),
    shows: 'Page of the industry',
  }))

async function listReviewsOf(column: 'contact_id', ids: string[]): Promise<string[]> {
  const client = await createSessionClient()
  const { data, error } = await client.from('client_reviews').select('id').in(column, ids)
  if (error) throw new DataError('appearances.listReviewsOf', { cause: error })
  return data.map(({ id }) => id)
}

async function listPagesOfReviews(ids: string[]): Promise<Appearance[]> {
  const sections = await listPublicSections()
  return sections.filter(({ reviewIds }) => reviewIds.some((id) => ids.includes(id))).map(toAppearance)
}

/** Files of a slot are delivered with the site, or named after the slot and their content. */
function listPagesOfAsset(path: string): Appearance[] {
  const slot = ASSET_SLOTS.find(
    ({ folder, id, original }) =>
      Object.values(original).includes(path) || new RegExp(`^${folder}/${id}-[0-9a-f]{32}\\.`).test(path),
  )
  return slot ? slot.shownOn.map(({ href, text }) => ({ path: href, title: text, shows: slot.title })) : []
}
