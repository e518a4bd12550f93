import { paths } from '@/lib/paths'
import { site } from '@/lib/content/site'
import { industryHeading } from '@/lib/video/labels'
import { HOME, type Crumb } from './breadcrumbs'

type Page = {
  /** Dash-separated. */
  name: string
  total: number
  /** From 1. */
  page: number
}

/** The way to any page of an industry. */
export const industryCrumbs = (name: string): Crumb[] => [
  HOME,
  { name: 'Video Portfolio', path: paths.videos() },
  { name: industryHeading(name) },
]

/** For `generateMetadata`. Every page is canonical for itself: each lists other videos. */
export function industryMetadata({ name, total, page }: Page) {
  const industry = industryHeading(name)
  return {
    title: `${industry} Videos${page > 1 ? `, Page ${page}` : ''}`,
    description: `${total} ${total === 1 ? 'video' : 'videos'} that ${site.name} planned, filmed and edited for ${industry} businesses across the US.${page > 1 ? ` Page ${page}.` : ''}`,
    alternates: { canonical: paths.industry(name, page) },
  }
}
