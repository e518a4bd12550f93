import { paths } from '@/lib/paths'
import type { VideoDetail } from '@/lib/video/types'
import { videoDescription } from './videos'
import { escapeXml } from '@/lib/text/untrusted'

export type SitemapEntry = { path: string; updatedAt?: string; video?: VideoDetail }

/** Google's limit. */
const DESCRIPTION_LENGTH = 2048

const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** W3C format. */
const lastmod = (updatedAt?: string) => (updatedAt ? tag('lastmod', new Date(updatedAt).toISOString()) : '')

/** Empty without a picture or a source: Google would report an error. */
function videoTag(video: VideoDetail, siteUrl: string): string {
  const { title, thumbnail, source, createdOn } = video
  if (thumbnail.kind !== 'image' || !source) return ''
  const absolute = (address: string) => new URL(address, siteUrl).href
  return [
    '<video:video>',
    tag('video:thumbnail_loc', absolute(thumbnail.src)),
    tag('video:title', title),
    tag('video:description', videoDescription(video).slice(0, DESCRIPTION_LENGTH)),
    tag(source.kind === 'file' ? 'video:content_loc' : 'video:player_loc', absolute(source.src)),
    tag('video:publication_date', new Date(createdOn).toISOString()),
    '</video:video>',
  ].join('')
}

const document = (root: string, namespaces: string, children: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${children.join('\n')}\n</${root}>\n`

const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const VIDEO = 'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"'

/** `siteUrl` is the public origin. */
export const sitemapXml = (entries: readonly SitemapEntry[], siteUrl: string): string =>
  document(
    'urlset',
    `${SITEMAP} ${VIDEO}`,
    entries.map(({ path, updatedAt, video }) => {
      const loc = tag('loc', new URL(path, siteUrl).href)
      return `<url>${loc}${lastmod(updatedAt)}${video ? videoTag(video, siteUrl) : ''}</url>`
    }),
  )

type IndexedFile = {
  /** As in /sitemaps/{name}. */
  name: string
  updatedAt?: string
}

/** `siteUrl` is the public origin. */
export const sitemapIndexXml = (files: readonly IndexedFile[], siteUrl: string): string =>
  document(
    'sitemapindex',
    SITEMAP,
    files.map(({ name, updatedAt }) => {
      const loc = tag('loc', new URL(paths.sitemapFile(name), siteUrl).href)
      return `<sitemap>${loc}${lastmod(updatedAt)}</sitemap>`
    }),
  )
