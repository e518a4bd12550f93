import type { VideoDetail } from '@/lib/video/types'
import { sitemapIndexXml, sitemapXml } from './sitemap'

const SITE = 'https://fieldlight.example'
const UPDATED = '2026-10-01 08:00:00+00'
const LASTMOD = '<lastmod>2026-10-01T08:00:00.000Z</lastmod>'

const VIDEO: VideoDetail = {
  slug: 'first-pour',
  title: 'Salt & <Smoke>',
  clients: [],
  industries: [],
  goal: 'Sell the "morning" & it\'s coffee.\u0007',
  service: null,
  city: null,
  state: null,
  thumbnail: { kind: 'image', src: '/storage/v1/object/public/video-thumbnails/first-pour.webp' },
  aspectRatio: 'standard',
  source: { kind: 'file', src: '/storage/v1/object/public/videos/first-pour.mp4' },
  createdOn: '2026-03-01T10:00:00+00:00',
}

const xmlOf = (changes: Partial<VideoDetail>) =>
  sitemapXml([{ path: '/videos/first-pour', video: { ...VIDEO, ...changes } }], SITE)

test('the index lists files with absolute addresses and known times', () => {
  const xml = sitemapIndexXml([{ name: 'pages.xml' }, { name: 'cities-1.xml', updatedAt: UPDATED }], SITE)
  expect(xml).toContain(`<sitemap><loc>${SITE}/sitemaps/pages.xml</loc></sitemap>`)
  expect(xml).toContain(`<sitemap><loc>${SITE}/sitemaps/cities-1.xml</loc>${LASTMOD}</sitemap>`)
})

test('lists pages with absolute addresses', () => {
  const xml = sitemapXml(
    [{ path: '/' }, { path: '/video-production-in/detroit-mi', updatedAt: UPDATED }],
    SITE,
  )
  expect(xml).toContain(`<url><loc>${SITE}/</loc></url>`)
  expect(xml).toContain(`<url><loc>${SITE}/video-production-in/detroit-mi</loc>${LASTMOD}</url>`)
})

test('a video entry has escaped text, thumbnail and file', () => {
  const xml = xmlOf({})
  for (const part of [
    '<video:title>Salt &amp; &lt;Smoke&gt;</video:title>',
    '<video:description>Sell the &quot;morning&quot; &amp; it&apos;s coffee.</video:description>',
    `<video:thumbnail_loc>${SITE}/storage/v1/object/public/video-thumbnails/first-pour.webp</video:thumbnail_loc>`,
    `<video:content_loc>${SITE}/storage/v1/object/public/videos/first-pour.mp4</video:content_loc>`,
    '<video:publication_date>2026-03-01T10:00:00.000Z</video:publication_date>',
  ])
    expect(xml).toContain(part)
})

test('a Vimeo entry has its player', () => {
  const xml = xmlOf({ source: { kind: 'vimeo', src: 'https://player.vimeo.com/video/1?a=1&b=2' } })
  expect(xml).toContain('<video:player_loc>https://player.vimeo.com/video/1?a=1&amp;b=2</video:player_loc>')
  expect(xml).not.toContain('content_loc')
})

test('a video without picture or source is a plain page', () => {
  expect(xmlOf({ thumbnail: { kind: 'placeholder', label: 'Video Unavailable' } })).not.toContain('<video:')
  expect(xmlOf({ source: null })).not.toContain('<video:')
})

test('limits the description before escaping', () => {
  expect(xmlOf({ goal: '&'.repeat(3000) })).toContain(`>${'&amp;'.repeat(2048)}<`)
})
