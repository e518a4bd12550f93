import { jsonFeed, rssFeed } from './feeds'
import type { PostCard } from './post'

const POST: PostCard = {
  id: 'a0000000-0000-4000-8000-000000000001',
  slug: 'light-sound',
  title: 'Light & <Sound>\u0007',
  preview: 'Say "hello"; it\'s ]]> fine',
  picture: '/storage/v1/object/public/blog/light.webp',
  createdAt: '2026-11-03T15:00:00.000Z',
}
const SITE = 'https://fieldlight.example'

test('RSS escapes text and has permanent ids and RFC 822 times', () => {
  const xml = rssFeed([POST], SITE)
  expect(xml).toContain('<title>Light &amp; &lt;Sound&gt;</title>')
  expect(xml).toContain('<description>Say &quot;hello&quot;; it&apos;s ]]&gt; fine</description>')
  expect(xml).toContain('<link>https://fieldlight.example/blog/light-sound</link>')
  expect(xml).toContain(`<guid isPermaLink="false">urn:uuid:${POST.id}</guid>`)
  expect(xml).toContain('<pubDate>Tue, 03 Nov 2026 15:00:00 GMT</pubDate>')
})

test('JSON Feed items have the required fields', () => {
  expect(jsonFeed([{ ...POST, preview: '', picture: null }], SITE)).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://fieldlight.example/feed.json',
    items: [{ id: `urn:uuid:${POST.id}`, content_text: POST.title, date_published: POST.createdAt }],
  })
})

test('feeds are valid without posts', () => {
  expect(rssFeed([], SITE)).not.toContain('<item>')
  expect(jsonFeed([], SITE).items).toEqual([])
})
