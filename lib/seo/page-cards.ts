import { site } from '@/lib/content/site'
import { paths } from '@/lib/paths'
import { shareImage } from './share-image'

type Card = { eyebrow: string; title: string; line: string }

/** Pictures of shared links to pages that have no photo of their own. */
export const PAGE_CARDS = {
  home: {
    eyebrow: site.name,
    title: 'Full-Service Video Never Felt So Good',
    line: 'Local crews in all fifty states',
  },
  portfolio: {
    eyebrow: 'Video Portfolio',
    title: 'Watch the work',
    line: 'Films for businesses, by industry',
  },
  'get-started': { eyebrow: 'Free assessment', title: 'Start Your Project', line: 'A reply within 24 hours' },
  hiring: { eyebrow: 'Hiring videographers', title: 'Film where you live', line: 'In all fifty states' },
  privacy: {
    eyebrow: site.name,
    title: 'Privacy Policy',
    line: 'What we store, for how long, and how to have it deleted',
  },
} as const satisfies Record<string, Card>

export type PageCard = keyof typeof PAGE_CARDS

export const isPageCard = (name: string): name is PageCard => Object.hasOwn(PAGE_CARDS, name)

type Page = { title: string; description: string; path: string }

/** Metadata of a shared link. It replaces what the root layout has, so it names everything. */
export const shareMetadata = (
  { title, description, path }: Page,
  picture: ReturnType<typeof shareImage>,
) => ({
  openGraph: {
    title,
    description,
    type: 'website' as const,
    url: path,
    siteName: site.name,
    locale: site.locale,
    images: [picture],
  },
  twitter: { card: 'summary_large_image' as const },
})

/** Title, description, canonical address and the picture of shared links. */
export const pageMetadata = (page: Page, card: PageCard) => ({
  title: page.title,
  description: page.description,
  alternates: { canonical: page.path },
  ...shareMetadata(
    page,
    shareImage(paths.pageCard(card), `${PAGE_CARDS[card].eyebrow}: ${PAGE_CARDS[card].title}`),
  ),
})
