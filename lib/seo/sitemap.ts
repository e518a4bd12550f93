import { paths } from '@/lib/paths'
import type { VideoDetail } from '@/lib/video/types'
import { videoDescription } from './video'

/** What Google reads of a film, under its names. */
type VideoEntry = {
  title: string
  description: string
  thumbnail_loc: string
  content_loc?: string
  player_loc?: string
  publication_date: string
}

export type SitemapEntry = { url: string; lastModified?: string; videos?: VideoEntry[] }

type Contents = {
  /** Paths. */
  pages: readonly string[]
  places: readonly { slug: string; updatedAt: string }[]
  videos: readonly { video: VideoDetail; updatedAt: string }[]
}

/** Google refuses longer ones. */
const DESCRIPTION_LENGTH = 2048

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Next writes what it is given into the XML as it is. Control characters are not allowed there in any form. */
const xml = (text: string) =>
  text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** W3C format, as sitemaps want it: databases differ in how they write a time. */
const isoTime = (time: string) => new Date(time).toISOString()

/** Empty for a film without a picture or a source: the entry would be an error to Google. */
function videoEntries(video: VideoDetail, absolute: (address: string) => string): VideoEntry[] {
  const { title, thumbnail, source, createdOn } = video
  if (thumbnail.kind !== 'image' || !source) return []
  const address = xml(absolute(source.src))
  return [
    {
      title: xml(title),
      description: xml(videoDescription(video).slice(0, DESCRIPTION_LENGTH)),
      thumbnail_loc: xml(absolute(thumbnail.src)),
      ...(source.kind === 'file' ? { content_loc: address } : { player_loc: address }),
      publication_date: isoTime(createdOn),
    },
  ]
}

/** `siteUrl` is the public origin. */
export function sitemapEntries({ pages, places, videos }: Contents, siteUrl: string): SitemapEntry[] {
  const absolute = (address: string) => new URL(address, siteUrl).href
  return [
    ...pages.map((page) => ({ url: absolute(page) })),
    ...places.map(({ slug, updatedAt }) => ({
      url: absolute(paths.place(slug)),
      lastModified: isoTime(updatedAt),
    })),
    ...videos.map(({ video, updatedAt }) => ({
      url: absolute(paths.video(video.slug)),
      lastModified: isoTime(updatedAt),
      videos: videoEntries(video, absolute),
    })),
  ]
}
