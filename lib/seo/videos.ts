import { site } from '@/lib/content/site'
import { paths } from '@/lib/paths'
import { NO_TEXT, type FilmText } from '@/lib/video/captions'
import { industryHeading } from '@/lib/video/labels'
import type { VideoDetail } from '@/lib/video/types'
import { HOME, type Crumb } from './breadcrumbs'
import { searchResult } from '@/lib/text/search-result'
import { shareMetadata } from './page-cards'
import { shareImage } from './share-image'

/** Falls back to a sentence of known facts. Never empty. */
export function videoDescription({ goal, title, clients, service, city, state }: VideoDetail): string {
  if (goal) return goal
  const place = [city, state].filter(Boolean).join(', ')
  return [
    `${title}: ${service ?? 'a film'} by ${site.name}`,
    clients[0] && `for ${clients[0]}`,
    place && `filmed in ${place}`,
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.')
}

/** Cut where a search result would cut it. */
export function videoSnippet(video: VideoDetail): string {
  return searchResult('', videoDescription(video), 'desktop').description.shown
}

export function videoMetadata(video: VideoDetail) {
  const { title, clients, slug } = video
  const description = videoSnippet(video)
  return {
    title,
    description,
    alternates: { canonical: paths.video(slug) },
    openGraph: {
      title,
      description,
      type: 'video.other' as const,
      url: paths.video(slug),
      siteName: site.name,
      locale: site.locale,
      images: [shareImage(paths.videoImage(slug), [title, clients[0]].filter(Boolean).join(', '))],
    },
    twitter: { card: 'summary_large_image' as const },
  }
}

/** Schema.org VideoObject. `siteUrl` is the public origin. */
export function videoJsonLd(
  video: VideoDetail & { text?: FilmText },
  siteUrl: string,
): Record<string, unknown> {
  const { title, thumbnail, source, createdOn, slug } = video
  const { transcript, chapters } = video.text ?? NO_TEXT
  const absolute = (address: string) => new URL(address, siteUrl).href
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description: videoDescription(video),
    url: absolute(paths.video(slug)),
    uploadDate: createdOn,
    publisher: { '@type': 'Organization', name: site.name, url: absolute(paths.home()) },
    thumbnailUrl: [absolute(thumbnail.kind === 'image' ? thumbnail.src : paths.videoImage(slug))],
    ...(source?.kind === 'file' && { contentUrl: absolute(source.src) }),
    ...(source?.kind === 'vimeo' && { embedUrl: source.src }),
    ...(transcript && { transcript: transcript.paragraphs.join('\n') }),
    ...(chapters.length > 0 && {
      hasPart: chapters.map(({ title, start, end }) => ({
        '@type': 'Clip',
        name: title,
        startOffset: start,
        endOffset: end,
        url: absolute(`${paths.video(slug)}?t=${start}`),
      })),
    }),
  }
}

type Page = {
  /** Dash-separated. */
  name: string
  total: number
  /** From 1. */
  page: number
}

export const industryCrumbs = (name: string): Crumb[] => [
  HOME,
  { name: 'Video Portfolio', path: paths.videos() },
  { name: industryHeading(name) },
]

/** Every page of an industry is canonical. */
export function industryMetadata({ name, total, page }: Page) {
  const industry = industryHeading(name)
  const path = paths.industry(name, page)
  const described = {
    title: `${industry} Videos${page > 1 ? `, Page ${page}` : ''}`,
    description: `${total} ${total === 1 ? 'video' : 'videos'} that ${site.name} planned, filmed and edited for ${industry} businesses across the US.${page > 1 ? ` Page ${page}.` : ''}`,
  }
  return {
    ...described,
    alternates: { canonical: path },
    ...shareMetadata({ ...described, path }, shareImage(paths.industryImage(name), `${industry} Videos`)),
  }
}
