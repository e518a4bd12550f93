import { expect, test } from '../fixtures/test.ts'
import { TEST_SITE_URL } from '../fixtures/test-site.ts'

const HIDDEN = ['wren-and-wolfe-autumn-tease', 'quillstack-series-b-story', 'voltera-motors-2019-spot']

test('robots.txt opens the site, closes the portal and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt')
  expect(await response.text()).toBe(
    `User-Agent: *\nAllow: /\nDisallow: /dashboard\nDisallow: /viewer\n\nSitemap: ${TEST_SITE_URL}/sitemap.xml\n`,
  )
})

test('the sitemap is well-formed and lists pages, places and films, each of which is there', async ({
  page,
}) => {
  const response = await page.request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('xml')
  const xml = await response.text()
  for (const slug of HIDDEN) expect(xml).not.toContain(slug)

  const read = await page.evaluate((text) => {
    const map = new DOMParser().parseFromString(text, 'application/xml')
    const texts = (name: string) => [...map.getElementsByTagName(name)].map((node) => node.textContent ?? '')
    return {
      broken: map.querySelector('parsererror') !== null,
      addresses: texts('loc'),
      times: [...texts('lastmod'), ...texts('video:publication_date')],
      films: texts('video:title').length,
      media: [...texts('video:thumbnail_loc').slice(0, 1), ...texts('video:content_loc').slice(0, 1)],
    }
  }, xml)
  expect(read.broken).toBe(false)
  expect(new Set(read.addresses).size).toBe(read.addresses.length)
  expect(read.films).toBeGreaterThan(20)
  for (const time of read.times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

  const samples = [
    '/',
    '/videos',
    '/get-started',
    '/video-production-in/detroit-mi',
    '/videos/hemp-pots-from-field-to-nursery',
  ]
  for (const path of samples) expect(read.addresses).toContain(new URL(path, TEST_SITE_URL).href)
  for (const address of [...samples, ...read.media])
    expect((await page.request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
})

test('home says who we are in structured data', async ({ page }) => {
  await page.goto('/')
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  const organization: unknown = JSON.parse(data ?? '')
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'Fieldlight',
    url: `${TEST_SITE_URL}/`,
  })
  const { logo } = organization as { logo: string }
  expect((await page.request.get(logo)).status()).toBe(200)
})
