import { geoDescription, geoJsonLd, geoMetadata, geoPageTitle } from './places'

const SITE = 'https://fieldlight.example'
const detroit = {
  slug: 'detroit-mi',
  city: 'Detroit',
  state: 'Michigan',
  metaTitle: null,
  metaDescription: null,
}
const michigan = { ...detroit, slug: 'michigan', city: null }

test('prefers stored titles and descriptions', () => {
  const stored = { ...detroit, metaTitle: 'Film in Detroit', metaDescription: 'A page.' }
  expect(geoPageTitle(stored)).toBe('Fieldlight | Film in Detroit')
  expect(geoDescription(stored)).toBe('A page.')
})

test("falls back to texts with the place's name", () => {
  expect(geoPageTitle(detroit)).toBe('Video Production in Detroit Mi | Fieldlight')
  expect(geoDescription(detroit)).toContain('Detroit, Michigan')
  expect(geoPageTitle(michigan)).toBe('Fieldlight | Video Production in Michigan')
  expect(geoDescription(michigan)).toMatch(/in Michigan:/)
})

test('is canonical and has its own share image', () => {
  expect(geoMetadata(detroit, true)).toMatchObject({
    alternates: { canonical: '/video-production-in/detroit-mi' },
    openGraph: { images: [{ url: '/video-production-in/detroit-mi/share.jpg', width: 1200 }] },
  })
})

test('is noindex when not indexable', () => {
  expect(geoMetadata(detroit, true)).not.toHaveProperty('robots')
  expect(geoMetadata(detroit, false)).toMatchObject({ robots: { index: false, follow: true } })
})

test('structured data names service and area without a postal address', () => {
  const data = geoJsonLd(detroit, SITE)
  const [business, service] = data['@graph']
  const area = { '@type': 'City', name: 'Detroit', containedInPlace: { '@type': 'State', name: 'Michigan' } }
  expect(business).toMatchObject({ '@type': 'LocalBusiness', priceRange: '$$', areaServed: area })
  expect(service).toMatchObject({
    '@type': 'Service',
    serviceType: 'Video Production',
    provider: { '@id': `${SITE}/video-production-in/detroit-mi#business` },
    areaServed: area,
  })
  expect(JSON.stringify(data)).not.toContain('address')
  expect(geoJsonLd(michigan, SITE)['@graph'][1]).toMatchObject({
    areaServed: { '@type': 'State', name: 'Michigan' },
  })
})
