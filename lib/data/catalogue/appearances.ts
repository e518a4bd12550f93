import 'server-only'
import { type Appearance, joinAppearances, type Shown } from '@/lib/catalogue/appearances'
import { PAGE_TILES } from '@/lib/catalogue/public-lists'
import { listAssetRecords } from '@/lib/data/website/website-assets'
import { DataError } from '@/lib/errors'
import { paths } from '@/lib/paths'
import { createSessionClient } from '@/lib/supabase/server'
import { industryHeading } from '@/lib/video/labels'
import { listCaptionedFilms } from './captions'
import { type FilmFacts, listFilmsOfClients, listFilmsOfIndustries, listPublishedFilms } from './film-facts'
import { listFilmPages, listSitemapFiles } from './film-pages'
import { listPlacesOfSlots } from './home-slots'
import { listPlaces } from './place-appearances'
import { listIndustries } from './industries'
import { listPublicSections, type PublicSection } from './public-sections'
import { openLocalReviews, type Review } from './reviews'
import { listReviewsOfContacts } from './review-record'
import { listTextsWithLinks } from './text-links'

const toAppearance = ({ path, title, name }: PublicSection): Appearance => ({ path, title, shows: name })

/** Every public page that shows the thing now, by the rules of the public reads. */
export const listAppearances = ({ kind, id }: Shown) => listAppearancesOf(kind, [id])

export async function listAppearancesOf(kind: Shown['kind'], ids: string[]): Promise<Appearance[]> {
  if (ids.length === 0) return []
  return joinAppearances(await LISTS[kind](ids))
}

const LISTS: Record<Shown['kind'], (ids: string[]) => Promise<Appearance[]>> = {
  video: async (ids) => listPagesOfFilms(await listPublishedFilms(ids)),
  captions: async (ids) =>
    watchPages(await listPublishedFilms(await listCaptionedFilms(ids)), 'Text of the film'),
  client: listPagesOfClients,
  industry: listPagesOfIndustries,
  review: listPagesOfReviews,
  contact: async (ids) => listPagesOfReviews(await listReviewsOfContacts(ids)),
  asset: listPagesOfAssets,
  'home-slot': async (ids) =>
    (await listPlacesOfSlots(ids)).map(({ id, title }) =>
      id === 'portfolio'
        ? { path: paths.videos(), title: 'Portfolio', shows: title }
        : { path: paths.home(), title: 'Home', shows: title },
    ),
}

const watchPages = (films: FilmFacts[], shows: string): Appearance[] =>
  films.map(({ slug, title }) => ({ path: paths.video(slug), title, shows }))

async function listPagesOfFilms(films: FilmFacts[]): Promise<Appearance[]> {
  if (films.length === 0) return []
  const slugs = new Set(films.map(({ slug }) => slug))
  const [sections, lists, reviews, sitemap, texts] = await Promise.all([
    listPublicSections(),
    listFilmPages(films.map(({ id }) => id)),
    listPlacesWithReview(({ video }) => video !== null && slugs.has(video.slug)),
    listSitemapFiles(films.map(({ slug }) => slug)),
    listTextsWithLinks(films.map(({ slug }) => paths.video(slug))),
  ])
  const shown = sections.filter(({ videoSlugs }) => videoSlugs.some((slug) => slugs.has(slug)))
  return [
    ...shown.map(toAppearance),
    ...watchPages(films, 'Its own page'),
    ...lists,
    ...reviews,
    ...texts,
    ...sitemap,
  ]
}

async function listPagesOfClients(ids: string[]): Promise<Appearance[]> {
  const client = await createSessionClient()
  const { data, error } = await client.from('clients').select('name').in('id', ids)
  if (error) throw new DataError('appearances.listPagesOfClients', { cause: error })
  const names = new Set(data.map(({ name }) => name))
  const [sections, films, reviews] = await Promise.all([
    listPublicSections(),
    listFilmsOfClients(ids),
    listPlacesWithReview(({ client: { name } }) => names.has(name)),
  ])
  // A tile names one client of its film. So does the description of a film without a goal.
  const named = films.filter(({ clientLabel }) => names.has(clientLabel))
  const described = named.filter(({ hasGoal }) => !hasGoal)
  const [lists, sitemap] = await Promise.all([
    listFilmPages(named.map(({ id }) => id)),
    described.length > 0 ? listSitemapFiles(described.map(({ slug }) => slug)) : [],
  ])
  return [
    ...sections.filter(({ clients }) => clients.some((name) => names.has(name))).map(toAppearance),
    ...watchPages(films, 'Facts of the film'),
    ...lists,
    ...reviews,
    ...sitemap,
  ]
}

async function listPagesOfIndustries(ids: string[]): Promise<Appearance[]> {
  const client = await createSessionClient()
  const { data, error } = await client.from('industries').select('name').in('id', ids)
  if (error) throw new DataError('appearances.listPagesOfIndustries', { cause: error })
  const names = new Set(data.map(({ name }) => name))
  const [sections, films, withPage, texts] = await Promise.all([
    listPublicSections(),
    listFilmsOfIndustries(ids),
    listIndustries(),
    listTextsWithLinks([...names].map((name) => paths.industry(name))),
  ])
  const linked = withPage.filter(({ name }) => names.has(name))
  return [
    ...sections.filter(({ industries }) => industries.some((name) => names.has(name))).map(toAppearance),
    ...linked.flatMap(pagesOfIndustry),
    ...watchPages(films, 'Facts of the film'),
    ...texts,
    ...(linked.length > 0 ? [SITEMAP_OF_INDUSTRIES] : []),
  ]
}

const SITEMAP_OF_INDUSTRIES: Appearance = {
  path: paths.sitemapFile('pages.xml'),
  title: 'Sitemap',
  shows: 'Address of the page of the industry',
}

const pagesOfIndustry = ({ name, total }: { name: string; total: number }): Appearance[] =>
  Array.from({ length: Math.ceil(total / PAGE_TILES) }, (_, index) => ({
    path: paths.industry(name, index + 1),
    title: industryHeading(name),
    shows: 'Page of the industry',
  }))

async function listPagesOfReviews(ids: string[]): Promise<Appearance[]> {
  const [sections, places] = await Promise.all([
    listPublicSections(),
    listPlacesWithReview(({ id }) => ids.includes(id)),
  ])
  const shown = sections.filter(({ reviewIds }) => reviewIds.some((id) => ids.includes(id)))
  return [...shown.map(toAppearance), ...places]
}

async function listPlacesWithReview(isSought: (review: Review) => boolean): Promise<Appearance[]> {
  const [reviewOf, places] = await Promise.all([openLocalReviews(), listPlaces('Review')])
  return places.filter(({ title, state = '' }) => {
    const city = title === state ? null : title.slice(0, -`, ${state}`.length)
    const local = reviewOf({ city, state })
    return local !== null && isSought(local.review)
  })
}

async function listPagesOfAssets(ids: string[]): Promise<Appearance[]> {
  const records = (await listAssetRecords()).filter(({ id }) => ids.includes(id))
  const pages = records.map(async ({ slot: { title, shownOn, isOnPlaces } }) => [
    ...shownOn.map(({ href, text }) => ({ path: href, title: text, shows: title })),
    ...(isOnPlaces ? await listPlaces(title) : []),
  ])
  return (await Promise.all(pages)).flat()
}
