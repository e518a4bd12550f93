import { expect, test } from '../fixtures/test.ts'
import { TEST_SITE_URL } from '../fixtures/test-site.ts'

const ARTICLE = '/blog/how-to-compare-two-video-quotes'

const structuredData = (html: string) =>
  Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )

test('the blog links to well-formed feeds of existing articles', async ({ page }) => {
  await page.goto('/blog')
  const addressOf = (type: string) => page.locator(`link[rel=alternate][type="${type}"]`).getAttribute('href')

  const rss = await page.request.get((await addressOf('application/rss+xml')) ?? '')
  expect(rss.headers()['content-type']).toContain('application/rss+xml')
  const read = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml')
      const texts = (path: string) => [...feed.querySelectorAll(path)].map((node) => node.textContent ?? '')
      return {
        broken: feed.querySelector('parsererror') !== null,
        links: texts('item > link'),
        ids: texts('item > guid'),
        dates: texts('item > pubDate'),
      }
    },
    await rss.text(),
  )
  expect(read.broken).toBe(false)
  expect(read.links.length).toBeGreaterThanOrEqual(24)
  expect(new Set(read.ids).size).toBe(read.links.length)
  for (const date of read.dates) expect(new Date(date).toUTCString()).toBe(date)

  const json = await page.request.get((await addressOf('application/feed+json')) ?? '')
  const feed = (await json.json()) as { version: string; items: { url: string; image: string }[] }
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
  expect(feed.items.map(({ url }) => url)).toEqual(read.links)
  const [newest] = feed.items
  for (const address of [newest?.url, newest?.image])
    expect((await page.request.get(address ?? '')).status(), address).toBe(200)
})

test('an article has structured data and share metadata', async ({ page }) => {
  const html = await (await page.request.get(ARTICLE)).text()
  const [article, breadcrumb] = structuredData(html)
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'How to Compare Two Video Quotes',
    url: TEST_SITE_URL + ARTICLE,
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    publisher: { name: 'Fieldlight' },
  })
  expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList' })
  for (const picture of article?.image as string[])
    expect((await page.request.get(picture)).status(), picture).toBe(200)

  await page.goto(ARTICLE)
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    `${TEST_SITE_URL}${ARTICLE}/share.jpg`,
  )
  expect((await page.request.get('/blog/no-such-article/share.jpg')).status()).toBe(404)
})

test('the manifest names icons of the sizes that it claims', async ({ page }) => {
  await page.goto('/')
  const manifest = await page.request.get(
    (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '',
  )
  const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string; purpose?: string }[] }
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  const drawn = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const picture = new Image()
          picture.src = src
          await picture.decode()
          return `${picture.naturalWidth}x${picture.naturalHeight}`
        }),
      ),
    [...icons.filter(({ sizes }) => sizes !== 'any').map(({ src }) => src), touchIcon ?? ''],
  )
  expect(drawn).toEqual(['192x192', '512x512', '512x512', '180x180'])
})

test('llms.txt describes the site with working links', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  expect(text).toMatch(/^# Fieldlight\n\n> /)
  expect(text).toContain('Drone Video, from $2,200')
  const links = Array.from(text.matchAll(/\]\((http[^)]+)\)/g), ([, link = '']) => link)
  expect(links.length).toBeGreaterThan(30)
  for (const link of links) {
    expect(link.startsWith(TEST_SITE_URL)).toBe(true)
    expect((await request.head(link, { maxRedirects: 0 })).status(), link).toBe(200)
  }
})
