import type { Post } from '@/lib/blog/post'
import type { WatchedVideo } from '@/lib/video/types'
import { articleJsonLd } from './blog'
import { breadcrumbJsonLd, HOME } from './breadcrumbs'
import { organizationJsonLd } from './organization'
import { geoJsonLd } from './places'
import { videoJsonLd } from './videos'

const SITE = 'https://fieldlight.example'

type Node = Record<string, unknown> & { '@type': string }

/**
 * What Google's documentation requires of a type, and what it recommends and we always know. `LocalBusiness` requires an address,
 * which we leave out on purpose: there is no office in these places.
 */
const FIELDS: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo', 'email', 'description'],
  LocalBusiness: ['name', 'url', 'image', 'priceRange', 'areaServed'],
  Service: ['name', 'serviceType', 'provider', 'areaServed'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
  Clip: ['name', 'startOffset', 'url'],
}

const video: WatchedVideo = {
  slug: 'first-pour',
  title: 'First Pour',
  clients: [],
  industries: [],
  goal: null,
  service: null,
  city: null,
  state: null,
  thumbnail: { kind: 'placeholder', label: 'Image unavailable' },
  aspectRatio: null,
  source: null,
  createdOn: '2026-01-02T03:04:05.000Z',
  text: { tracks: [], transcript: null, chapters: [{ title: 'Open', start: 0, end: 4 }] },
}

const post: Post = {
  id: '1',
  slug: 'a-shot-list',
  title: 'A shot list',
  body: 'Text.',
  preview: '',
  picture: null,
  pictureAlt: '',
  topic: null,
  focusKeyword: null,
  metaTitle: null,
  metaDescription: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-03T03:04:05.000Z',
}

const place = {
  slug: 'detroit-mi',
  city: 'Detroit',
  state: 'Michigan',
  metaTitle: null,
  metaDescription: null,
}

const DOCUMENTS = {
  home: organizationJsonLd({ siteUrl: SITE, email: 'hello@fieldlight.example' }),
  place: geoJsonLd(place, SITE),
  breadcrumbs: breadcrumbJsonLd([HOME, { name: 'Blog' }], SITE),
  article: articleJsonLd(post, 1, SITE),
  film: videoJsonLd(video, SITE),
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('@type' in value) yield value as Node
  for (const part of Object.values(value)) yield* nodesIn(part)
}

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''

/** Only those that name more than themselves: a publisher within an article is a reference. */
const isDescribed = (node: Node) => Object.keys(node).length > 4 || node['@type'] === 'ListItem'

test.each(Object.entries(DOCUMENTS))(
  'the structured data of %s have every field that search engines ask for',
  (_, data) => {
    const described = [...nodesIn(data)].filter((node) => node['@type'] in FIELDS && isDescribed(node))
    expect(described.length).toBeGreaterThan(0)
    for (const node of described) {
      const missing = FIELDS[node['@type']]?.filter((field) => !isFilled(node[field]))
      expect([node['@type'], missing]).toEqual([node['@type'], []])
    }
  },
)

test.each(Object.entries(DOCUMENTS))('the addresses in the structured data of %s are whole', (_, data) => {
  const addresses =
    JSON.stringify(data).match(/"(?:url|item|image|logo|thumbnailUrl|contentUrl)":\[?"[^"]*/g) ?? []
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) expect(address).toMatch(/"https:\/\//)
})
