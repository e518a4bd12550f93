import 'server-only'
import { PACKAGES } from '@/lib/content/packages'
import { SERVICES } from '@/lib/content/services'
import type { HomePlaceId } from '@/lib/catalogue/home/places'
import { getHomePage } from '@/lib/data/website/home-page'
import { paths } from '@/lib/paths'
import { industryHeading } from '@/lib/video/labels'
import type { VideoCard } from '@/lib/video/types'
import { getPortfolio } from './portfolio'
import { listFeaturedVideos } from './videos'

/** A section of a public page that chooses its films, clients and reviews by a rule. */
export type PublicSection = {
  path: string
  /** Of the page. */
  title: string
  name: string
  videoSlugs: string[]
  clients: string[]
  reviewIds: string[]
  /** Dash-separated names. */
  industries: string[]
}

const EMPTY = { videoSlugs: [], clients: [], reviewIds: [], industries: [] }

const ofCards = (cards: readonly VideoCard[]) => ({
  ...EMPTY,
  videoSlugs: cards.map(({ slug }) => slug),
  clients: cards.map(({ client }) => client),
})

async function listHomeSections(): Promise<PublicSection[]> {
  const { clients, films, reviews } = await getHomePage()
  const slugsOf = (place: HomePlaceId) => films[place].map(({ film }) => film.slug)
  const sections = [
    { ...EMPTY, name: 'Pictures behind the title', videoSlugs: slugsOf('hero-thumbnails') },
    { ...EMPTY, name: 'Logos', clients: clients.map(({ name }) => name) },
    ...SERVICES.map(({ id, title }) => ({ ...ofCards(films[id].map(({ film }) => film)), name: title })),
    ...PACKAGES.map(({ id, title }) => ({
      ...EMPTY,
      name: `Package ${title}`,
      videoSlugs: slugsOf(id),
    })),
    {
      ...EMPTY,
      name: 'Reviews',
      videoSlugs: reviews.flatMap(({ video }) => video?.slug ?? []),
      clients: reviews.map(({ client }) => client.name),
      reviewIds: reviews.map(({ id }) => id),
    },
  ]
  return sections.map((section) => ({ ...section, path: paths.home(), title: 'Home' }))
}

async function listPortfolioSections(): Promise<PublicSection[]> {
  const { featured, industries, named } = await getPortfolio()
  const sections = [
    {
      ...EMPTY,
      name: 'Featured film',
      videoSlugs: featured ? [featured.slug] : [],
      clients: featured?.clients.slice(0, 1) ?? [],
    },
    ...industries.map(({ name, videos }) => ({
      ...ofCards(videos),
      name: industryHeading(name),
      industries: [name],
    })),
    { ...EMPTY, name: 'More industries', industries: named.map(({ name }) => name) },
  ]
  return sections.map((section) => ({ ...section, path: paths.videos(), title: 'Portfolio' }))
}

async function listNearMeSections(): Promise<PublicSection[]> {
  const section = { ...ofCards((await listFeaturedVideos()).videos), name: 'Featured videos' }
  return [{ ...section, path: paths.videographersNearMe(), title: 'Videographers near me' }]
}

export async function listPublicSections(): Promise<PublicSection[]> {
  const pages = await Promise.all([listHomeSections(), listPortfolioSections(), listNearMeSections()])
  return pages.flat()
}
