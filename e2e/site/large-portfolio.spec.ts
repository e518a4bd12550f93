import { LARGE } from '../fixtures/large-catalogue.ts'
import { startLargeSite } from '../fixtures/large-site.ts'
import type { NextServer } from '../fixtures/next-server.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

/** Bytes, uncompressed. */
const MAX_HTML = 300_000

/** Milliseconds for a database with two thousand films and a server. */
const PREPARATION = 240_000

let site: NextServer | undefined

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(PREPARATION)
  site = await startLargeSite()
})
test.afterAll(() => site?.stop())

test('a large portfolio stays small and names every industry', async ({ page }) => {
  const response = await page.goto(`${site?.url}/videos`)
  const html = await response?.body()
  expect(html?.byteLength).toBeLessThan(MAX_HTML)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hemp Pots: From Field to Nursery')
  const industries = page.locator('main a[href^="/videos/industry/trade-and-industry-"]')
  const addresses = await industries.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(addresses).size).toBe(LARGE.industries)
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links lead to all films of an industry', async ({ page }) => {
    await page.goto(`${site?.url}/videos`)
    await page.getByRole('link', { name: 'All 34 Trade & Industry 00 videos' }).click()
    const films = new Set<string | null>()
    const collect = async () => {
      for (const film of await page.locator('main ul a').all()) films.add(await film.getAttribute('href'))
    }
    await collect()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveTitle('Fieldlight | Trade & Industry 00 Videos, Page 2')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/videos\/industry\/trade-and-industry-00\/2$/,
    )
    await collect()
    expect(films.size).toBe(34)
  })
})

test('a film opens over its industry, and closing returns there', async ({ page }) => {
  const industry = `${site?.url}/videos/industry/trade-and-industry-00/2`
  await page.goto(industry)
  await expectAccessible(page)
  await page.locator('main ul a').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(industry)
})

test('the sitemap names the industries that have a page of their own', async ({ request }) => {
  const xml = await (await request.get(`${site?.url}/sitemaps/pages.xml`)).text()
  expect(xml.match(/\/videos\/industry\/trade-and-industry-\d\d</g)).toHaveLength(LARGE.industries)
})

test('pages that do not exist are not found', async ({ request }) => {
  for (const path of [
    'trade-and-industry-00/1',
    'trade-and-industry-00/3',
    'trade-and-industry-00/02',
    'nowhere',
  ]) {
    expect((await request.get(`${site?.url}/videos/industry/${path}`)).status(), path).toBe(404)
  }
})

test.describe('films from elsewhere, and records with holes', () => {
  test.use({ expectedConsole: [/Failed to load resource|ERR_FAILED/] })

  test('a Vimeo film plays in its own player until the dialog closes', async ({ page }) => {
    await page.route('https://player.vimeo.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Player</title><button>Play</button>' }),
    )
    await page.goto(`${site?.url}/videos/industry/odds-and-ends`)
    await page.locator('main a[href="/videos/odd-vimeo"]').click()
    const player = page.getByRole('dialog').locator('iframe')
    const play = page.getByRole('button', { name: /^Play / })
    await expect(play).toBeFocused()
    await expect(player).toHaveCount(0)
    await play.click()
    await expect(player).toHaveAttribute(
      'src',
      'https://player.vimeo.com/video/76979871?dnt=1&muted=1&autoplay=1',
    )
    await expect(player.contentFrame().getByRole('button', { name: 'Play' })).toBeVisible()
    await expect(page.locator('[data-layout="square"]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/odds-and-ends$/)
    await expect(player).toHaveCount(0)
  })

  test('a linked film plays from its own URL', async ({ page }) => {
    await page.route('https://cdn.example.com/**', (route) => route.abort())
    await page.goto(`${site?.url}/videos/odd-link`)
    await expect(page.getByText('Video Player Error')).toBeVisible()
  })

  test("without a stored ratio the film's dimensions decide", async ({ page }) => {
    await page.goto(`${site?.url}/videos/odd-upright`)
    await expect(page.locator('[data-layout="portrait"] video')).toBeVisible()
    await page.goto(`${site?.url}/videos/odd-wide`)
    await expect(page.locator('[data-layout="landscape"] video')).toBeVisible()
  })

  test('unusable films and pictures show a message and are not requested', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
    await page.goto(`${site?.url}/videos/industry/odds-and-ends`)
    const tile = (slug: string) => page.locator(`main a[href="/videos/${slug}"]`)
    await expect(tile('odd-nothing-to-play')).toContainText('Video Unavailable')
    await expect(tile('odd-bare-folder')).toContainText('Image unavailable')
    await expect(tile('odd-address-without-file')).toContainText('Image Unavailable')
    await tile('odd-nothing-to-play').click()
    await expect(page.getByText('Unable to load video')).toBeVisible()
    await expectAccessible(page)
    expect(asked.filter((url) => /video-thumbnails\/?(?:&|$)|cdn\.example\.com/.test(url))).toEqual([])
  })
})
