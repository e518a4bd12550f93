import type { VideoDetail } from '@/lib/video/types'
import { sitemapEntries } from './sitemap'

const SITE = 'https://fieldlight.example'
/** As Postgres writes it. */
const UPDATED = '2026-10-01 08:00:00+00'
const LAST_MODIFIED = '2026-10-01T08:00:00.000Z'

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

function entryOf(changes: Partial<VideoDetail>) {
  const videos = [{ video: { ...VIDEO, ...changes }, updatedAt: UPDATED }]
  return sitemapEntries({ pages: [], places: [], videos }, SITE)[0]
}

test('lists pages, places and videos by absolute address', () => {
  const entries = sitemapEntries(
    {
      pages: ['/', '/videos'],
      places: [{ slug: 'detroit-mi', updatedAt: UPDATED }],
      videos: [{ video: VIDEO, updatedAt: UPDATED }],
    },
    SITE,
  )
  expect(entries.map(({ url, lastModified }) => [url, lastModified])).toEqual([
    [`${SITE}/`, undefined],
    [`${SITE}/videos`, undefined],
    [`${SITE}/video-production-in/detroit-mi`, LAST_MODIFIED],
    [`${SITE}/videos/first-pour`, LAST_MODIFIED],
  ])
})

test('a film brings its picture and its file, in text that XML can hold', () => {
  expect(entryOf({})?.videos).toEqual([
    {
      title: 'Salt &amp; &lt;Smoke&gt;',
      description: 'Sell the &quot;morning&quot; &amp; it&apos;s coffee.',
      thumbnail_loc: `${SITE}/storage/v1/object/public/video-thumbnails/first-pour.webp`,
      content_loc: `${SITE}/storage/v1/object/public/videos/first-pour.mp4`,
      publication_date: '2026-03-01T10:00:00.000Z',
    },
  ])
})

test('a film on Vimeo names its player', () => {
  const [video] =
    entryOf({ source: { kind: 'vimeo', src: 'https://player.vimeo.com/video/1?a=1&b=2' } })?.videos ?? []
  expect(video).toMatchObject({ player_loc: 'https://player.vimeo.com/video/1?a=1&amp;b=2' })
  expect(video).not.toHaveProperty('content_loc')
})

test('a film without a picture or a source is a page and no video', () => {
  expect(entryOf({ thumbnail: { kind: 'placeholder', label: 'Video Unavailable' } })?.videos).toEqual([])
  expect(entryOf({ source: null })?.videos).toEqual([])
})

test('a description is no longer than Google takes, counted before it is escaped', () => {
  const [video] = entryOf({ goal: '&'.repeat(3000) })?.videos ?? []
  expect(video?.description).toBe('&amp;'.repeat(2048))
})
