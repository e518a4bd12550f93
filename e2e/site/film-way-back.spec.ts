import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

/** Where films are opened from, with a link that stands still. */
const ORIGINS = [
  { name: 'home', path: '/', link: '[aria-labelledby="services"] a[href^="/videos/"]' },
  { name: 'a review', path: '/', link: '[aria-labelledby="reviews"] a[href^="/videos/"]' },
  { name: 'the portfolio', path: '/videos', link: 'main a[href^="/videos/"]:not([href*="/industry/"])' },
  { name: 'a city', path: '/video-production-in/detroit-mi', link: 'main a[href^="/videos/"]' },
  { name: 'a state', path: '/video-production-in/michigan', link: 'main a[href^="/videos/"]' },
  { name: 'an article', path: '/blog/a-shot-list-is-a-list-of-decisions', link: 'main a[href^="/videos/"]' },
] as const

type WayOut = (page: Page) => Promise<unknown>

const WAYS_OUT: Record<string, WayOut> = {
  Escape: (page) => page.keyboard.press('Escape'),
  Close: (page) => page.getByRole('dialog').getByLabel('Close', { exact: true }).click(),
  backdrop: (page) => page.mouse.click(4, 450),
  Back: (page) => page.evaluate(() => history.back()),
}

const FILM = '/videos/lakeshore-roasters-first-pour'

/** Visible is one frame before modal, when keys still reach the page. */
const isOpen = async (page: Page) => {
  await expect(page.locator('dialog:modal')).toBeVisible()
  await expect(page).toHaveURL(/\/videos\/[a-z0-9-]+$/)
}

type Place = { heading: string; scroll: number }

const placeOf = async (page: Page): Promise<Place> => ({
  heading: await page.locator('main h1').innerText(),
  scroll: await page.evaluate(() => scrollY),
})

const isClosedAt = async (page: Page, path: string, place?: Place) => {
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page).toHaveURL(path)
  if (!place) return
  const { heading, scroll } = place
  await expect(page.locator('main h1')).toHaveText(heading, { useInnerText: true })
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scroll)).toBeLessThan(3)
}

for (const { name, path, link } of ORIGINS) {
  test(`from ${name}: every way out leads back to the same place`, async ({ page }) => {
    // Articles invite readers to the map, but not those who save data.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto(path)
    const card = page.locator(link).last()
    await card.scrollIntoViewIfNeeded()
    const place = await placeOf(page)

    for (const [out, leave] of Object.entries(WAYS_OUT)) {
      await test.step(`${out}, and Forward at once`, async () => {
        // The keyboard opens it, because a carousel may be moving.
        await card.press('Enter')
        await isOpen(page)
        await leave(page)
        if (out === 'Escape') await page.evaluate(() => history.forward())
        else {
          await isClosedAt(page, path, place)
          await page.goForward()
        }
        await isOpen(page)
        await leave(page)
        await isClosedAt(page, path, place)
      })
    }
    for (const out of ['Escape', 'Back'] as const) {
      await test.step(`reload, then ${out}`, async () => {
        await card.press('Enter')
        await isOpen(page)
        await page.reload()
        await isOpen(page)
        await WAYS_OUT[out]?.(page)
        await isClosedAt(page, path, place)
      })
    }
  })
}

test('opened by its address, over whatever was in the tab before, a film closes to the portfolio', async ({
  page,
}) => {
  for (const out of ['Escape', 'Close', 'backdrop'] as const) {
    for (const isReloaded of [false, true]) {
      await test.step(`${out}${isReloaded ? ' after a reload' : ''}`, async () => {
        await page.goto('/privacy-policy')
        await page.goto(FILM)
        if (isReloaded) await page.reload()
        await isOpen(page)
        await WAYS_OUT[out]?.(page)
        await isClosedAt(page, '/videos')
      })
    }
  }
})

test('opened in a new tab, a film closes to the portfolio', async ({ page, context }) => {
  await page.goto('/video-production-in/detroit-mi')
  const opened = context.waitForEvent('page')
  await page.locator('main a[href^="/videos/"]').first().click({ button: 'middle' })
  const tab = await opened
  await isOpen(tab)
  await tab.keyboard.press('Escape')
  await isClosedAt(tab, '/videos')
})

test('clicked and closed by Escape before the scripts have run, a film leads back to its page with them', async ({
  page,
}) => {
  const city = '/video-production-in/detroit-mi'
  await page.goto('/privacy-policy')
  const held = Promise.withResolvers<void>()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  // `page.goto` would wait for the scripts.
  const loaded = page.waitForEvent('load')
  await page.evaluate((href) => location.assign(href), city)
  await loaded
  await page.locator('main a[href^="/videos/"]').first().click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toBeVisible()
  const isKnown = await page.evaluate(() => 'closedBy' in HTMLDialogElement.prototype)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(isKnown ? 0 : 1)
  held.resolve()
  if (!isKnown) {
    await isOpen(page)
    await page.keyboard.press('Escape')
  }
  await isClosedAt(page, city)
})

test('a film that no longer exists leads back to the page, with a word about it', async ({ page }) => {
  const city = '/video-production-in/detroit-mi'
  await page.goto(city)
  await page.evaluate(() => {
    const { next } = window as unknown as { next: { router: { push: (path: string) => void } } }
    next.router.push('/videos/no-such-film')
  })
  await expect(page.getByText('This video is no longer available')).toBeVisible()
  await isClosedAt(page, city)
})

test('a film closed before it was there stays closed, and Forward opens it', async ({ page }) => {
  await page.goto('/videos')
  const held = Promise.withResolvers<void>()
  await page.route('**/*first-pour?_rsc*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.locator(`main li a[href="${FILM}"]`).click()
  const frame = page.getByRole('dialog', { name: 'First Pour' })
  await expect(frame.getByText('First Pour')).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(frame.getByRole('status').filter({ hasText: 'Loading videos...' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(frame).toBeHidden()
  held.resolve()
  await page.waitForFunction(() => window.navigation.canGoForward)
  await isClosedAt(page, '/videos')
  await page.goForward()
  await isOpen(page)
})
