import type { Page } from '@playwright/test'
import { FILM_ORIGINS, listFilmWays, type WayOut } from '../fixtures/film-ways.ts'
import { expect, test } from '../fixtures/test.ts'

const LEAVE: Record<WayOut, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  Close: (page) => page.getByRole('dialog').getByLabel('Close', { exact: true }).click(),
  backdrop: (page) => page.mouse.click(4, 450),
  Back: (page) =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('popstate', resolve, { once: true })
          history.back()
        }),
    ),
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

for (const [at, { name, path, link }] of FILM_ORIGINS.entries()) {
  test(`from ${name}: every way out leads back to the same place, and Forward to the film`, async ({
    page,
  }) => {
    // Articles invite readers to the map, but not those who save data.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto(path)
    const card = page.locator(link).last()
    for (const { wayIn, isReloaded, out } of listFilmWays(at)) {
      await test.step(`${wayIn}, ${isReloaded ? `a reload, ${out}, and Forward` : `${out}, and Forward at once`}`, async () => {
        await (wayIn === 'click' ? card.click() : card.press('Enter'))
        await isOpen(page)
        // A click may have to scroll before it.
        const place = await placeOf(page)
        if (isReloaded) {
          await page.reload()
          await isOpen(page)
        }
        await LEAVE[out](page)
        // After a reload the page below is drawn first.
        if (isReloaded) await isClosedAt(page, path, place)
        // A Forward that comes before the way back has begun may cancel it.
        else await page.waitForFunction((there) => location.pathname === there, path)
        await page.evaluate(() => history.forward())
        await isOpen(page)
        await LEAVE[out](page)
        await isClosedAt(page, path, place)
        if (!isReloaded) await expect(card).toBeFocused()
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
        await LEAVE[out](page)
        await isClosedAt(page, '/videos')
      })
    }
  }
  await page.goBack()
  await isClosedAt(page, '/privacy-policy')
  await page.goForward()
  await isClosedAt(page, '/videos')
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
