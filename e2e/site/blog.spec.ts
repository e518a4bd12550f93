import type { Page } from '@playwright/test'
import { testEnv } from '../fixtures/keys.ts'
import { startNextServer, type NextServer } from '../fixtures/next-server.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const ARTICLE = '/blog/how-to-compare-two-video-quotes'
const PER_PAGE = 24

const cards = (page: Page) => page.getByRole('list').first().getByRole('article')

/** Titles in the order in which they are seen: row by row. */
const seenOrder = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all
      .map((card) => ({ title: card.querySelector('h2')?.textContent, box: card.getBoundingClientRect() }))
      .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
      .map(({ title }) => title),
  )

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        requestIdleCallback(() => resolve(0), { timeout: 2_000 })
      }),
  )

test('the list is the same HTML for everyone, and in another order on each load', async ({ page }) => {
  const html = async () => (await (await page.request.get('/blog')).text()).match(/href="\/blog\/[^"]+"/g)
  expect(await html()).toEqual(await html())

  await page.goto('/blog')
  await expect(cards(page)).toHaveCount(PER_PAGE)
  const first = await seenOrder(page)
  expect(await layoutShift(page)).toBeLessThan(0.02)
  await page.reload()
  const second = await seenOrder(page)
  expect(second.toSorted()).toEqual(first.toSorted())
  expect(second).not.toEqual(first)

  // By keyboard the cards come as they are seen.
  await page.getByRole('link', { name: 'Get Started for Free' }).first().focus()
  for (const title of second.slice(0, 5)) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText(title ?? '')
  }
  await expectAccessible(page)
})

test('the way back from an article leads to the list as it was left', async ({ page }) => {
  await page.goto('/blog')
  const order = await seenOrder(page)
  // Of the fourth row: cards stand in another order than they are written.
  const card = cards(page).filter({ hasText: order[14] ?? '' })
  await card.scrollIntoViewIfNeeded()
  const scroll = await page.evaluate(() => scrollY)
  expect(scroll).toBeGreaterThan(0)
  for (const goBack of [
    () => page.getByRole('link', { name: 'Back to all articles' }).click(),
    () => page.goBack(),
  ]) {
    await card.getByRole('link').click()
    await expect(page).toHaveURL(/\/blog\/[a-z-]+$/)
    await goBack()
    await expect(page).toHaveURL('/blog')
    await expect(cards(page)).toHaveCount(PER_PAGE)
    expect(await seenOrder(page)).toEqual(order)
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scroll)).toBeLessThan(3)
  }
})

test('a picture loads when its card comes near the viewport', async ({ page }) => {
  const fetched = () =>
    cards(page)
      .getByRole('presentation')
      .evaluateAll((all) => (all as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth > 0).length)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/blog', { waitUntil: 'networkidle' })
  const first = await fetched()
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(5)
  await page.keyboard.press('End')
  await expect.poll(fetched).toBeGreaterThan(first)
  expect(await fetched()).toBeLessThan(PER_PAGE)
})

test('older posts have their own pages and links', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page).toHaveURL('/blog/page/2')
  await expect(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]')).toHaveText('2')
  const older = await cards(page).count()
  expect(older).toBeGreaterThan(0)
  expect(older).toBeLessThan(PER_PAGE)
  await page.getByRole('link', { name: 'Newer' }).click()
  await expect(cards(page)).toHaveCount(PER_PAGE)
  await expect(page).toHaveURL('/blog')
  const redirected = await page.request.get('/blog/page/1', { maxRedirects: 0 })
  expect(redirected.status()).toBe(308)
})

for (const [width, columns] of [
  [390, 1],
  [700, 2],
  [1100, 3],
  [1440, 4],
] as const) {
  test(`cards stand in ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/blog')
    const lefts = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts.map(Math.round)).size).toBe(columns)
  })
}

test('an article links its contents and further articles', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: 'How to Compare Two Video Quotes' }).click()
  await expect(page).toHaveURL(ARTICLE)
  const picture = page.locator('header img').first()
  await expect(picture).toHaveAttribute('alt', /\w{3,}/)
  await expect(page.getByText(/^\d+ min read$/)).toBeVisible()

  const entry = page.getByRole('navigation', { name: 'In this article' }).getByRole('link').last()
  await entry.click()
  await expect(page).toHaveURL(/#on-/)
  await expect(page.getByRole('heading', { name: await entry.innerText() })).toBeInViewport()

  const suggested = page.getByRole('complementary', { name: 'Suggested Reading' }).getByRole('link')
  await expect(suggested).toHaveCount(5)
  await suggested.first().click()
  await expect(page).not.toHaveURL(new RegExp(ARTICLE))
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Blog')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('suggestions stick 128 px below the edge, scroll, and stop at the end of the text', async ({
    page,
  }) => {
    await page.goto(ARTICLE)
    const aside = page.getByRole('complementary', { name: 'Suggested Reading' })
    const box = async () => (await aside.boundingBox()) ?? { y: 0, height: 0 }
    const list = aside.getByRole('list')
    expect((await list.boundingBox())?.height).toBe(500)
    expect((await box()).y).toBeGreaterThan(128)

    await page.getByRole('heading', { name: 'Reading the differences' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 600)
    await expect.poll(async () => (await box()).y).toBe(128)

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(async () => (await box()).y).toBeLessThan(128)
    const text = await page.getByRole('article').boundingBox()
    const { y, height } = await box()
    expect(y + height).toBeLessThanOrEqual((text?.y ?? 0) + (text?.height ?? 0) + 1)
  })

  test('the newest post comes first', async ({ page }) => {
    await page.goto('/blog')
    const dates = await cards(page)
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
    expect(dates).toHaveLength(PER_PAGE)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('paper has the article alone, and where its links lead', async ({ page }) => {
    await page.goto('/blog/a-shot-list-is-a-list-of-decisions')
    const parts = [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('complementary', { name: 'Suggested Reading' }),
      page.getByRole('article').getByRole('link', { name: 'Back to' }),
    ]
    const link = page.getByRole('article').locator('p a[href^="/videos/"]').last()
    const address = () => link.evaluate((element) => getComputedStyle(element, '::after').content)
    for (const part of parts) await expect(part).toBeVisible()
    expect(await address()).toBe('none')
    await page.emulateMedia({ media: 'print' })
    for (const part of parts) await expect(part).toBeHidden()
    expect(await address()).toContain((await link.getAttribute('href')) ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('missing pages', () => {
  test.use({
    expectedConsole: [
      /404 \(Not Found\)|500 \(Internal Server Error\)|Server Components render|React error #441/,
    ],
  })

  test('an unknown article and a page beyond the last are true 404s', async ({ page }) => {
    for (const path of ['/blog/no-such-article', '/blog/page/99', '/blog/page/two']) {
      expect((await page.request.get(path)).status(), path).toBe(404)
    }
    await page.goto('/blog/no-such-article')
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  })

  test.describe('while the database is away', () => {
    let site: NextServer
    test.beforeAll(async () => {
      site = await startNextServer({ ...testEnv(), SUPABASE_URL: 'http://127.0.0.1:9' })
    })
    test.afterAll(() => site.stop())

    test('the list shows an error, and articles stay available', async ({ page }) => {
      expect((await page.request.get(site.url + ARTICLE)).status()).toBe(200)
      expect((await page.goto(`${site.url}/blog/page/2`))?.status()).toBe(500)
      await expect(page.getByRole('heading', { name: 'Failed to Load Blog Posts' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(
        /Failed to Load Blog Posts\s*Failed to fetch blog posts/,
      )
      await expectAccessible(page)
    })
  })
})
