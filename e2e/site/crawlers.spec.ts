import { expect, test } from '../fixtures/test.ts'
import { TEST_SITE_URL } from '../fixtures/test-site.ts'

test('robots.txt opens the site, closes the portal and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt')
  expect(await response.text()).toBe(
    `User-Agent: *\nAllow: /\nDisallow: /dashboard\nDisallow: /viewer\n\nSitemap: ${TEST_SITE_URL}/sitemap.xml\n`,
  )
})

test('the sitemap lists films with existing pictures and files', async ({ page }) => {
  const xml = await (await page.request.get('/sitemaps/videos-1.xml')).text()
  const addresses = ['thumbnail_loc', 'content_loc'].map(
    (name) => new RegExp(`<video:${name}>([^<]+)<`).exec(xml)?.[1] ?? '',
  )
  for (const address of addresses)
    expect((await page.request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
})

test('a sitemap file that the index does not name answers 404', async ({ request }) => {
  for (const name of ['cities-99.xml', 'cities-0.xml', 'people-1.xml', 'pages'])
    expect((await request.get(`/sitemaps/${name}`)).status(), name).toBe(404)
})

test('home describes the company in structured data', async ({ page }) => {
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
