import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const CITY = '/video-production-in/detroit-mi'

const loopRequests = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/loop$|\.mp4$/.test(new URL(request.url()).pathname)) asked.push(request.url())
  })
  return asked
}

const CARDS = 'main a[href^="/videos/"]:has(img)'
const firstCard = (page: Page) => page.locator(CARDS).first()
const isPlaying = (card: Locator) =>
  card.locator('video').evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0)

test('a card plays its loop while the pointer or the focus is on it, and nothing moves', async ({ page }) => {
  const asked = loopRequests(page)
  await page.goto(CITY)
  const card = firstCard(page)
  await card.scrollIntoViewIfNeeded()
  const [before, height] = [await card.boundingBox(), await page.evaluate(() => document.body.scrollHeight)]
  expect(asked).toEqual([])

  await card.hover()
  await expect.poll(() => isPlaying(card)).toBe(true)
  await expect(card.locator('video')).toHaveCSS('opacity', '1')
  expect(await card.locator('video').evaluate((film: HTMLVideoElement) => [film.muted, film.loop])).toEqual([
    true,
    true,
  ])
  expect(await card.boundingBox()).toEqual(before)
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height)
  await page.mouse.move(0, 0)
  await expect(card.locator('video')).toHaveCount(0)

  await card.evaluate((link: HTMLElement) => link.focus({ focusVisible: true } as FocusOptions))
  await expect.poll(() => isPlaying(card)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(card.locator('video')).toHaveCount(0)
})

test.describe('only the picture is shown', () => {
  /** The cards before and after it show that the loops of this page work, and that the one between had its chance. */
  async function expectPicture(page: Page, turn: (isAllowed: boolean) => Promise<void>) {
    const asked = loopRequests(page)
    const cards = page.locator(CARDS)
    await cards.nth(0).hover()
    await expect.poll(() => isPlaying(cards.nth(0))).toBe(true)
    await turn(false)
    await cards.nth(1).hover()
    await turn(true)
    await cards.nth(2).hover()
    await expect.poll(() => isPlaying(cards.nth(2))).toBe(true)
    const paths = await Promise.all([0, 2].map((index) => cards.nth(index).getAttribute('href')))
    const loops = asked.map((url) => new URL(url).pathname).filter((path) => path.endsWith('/loop'))
    expect(loops).toEqual(paths.map((path) => `${path}/loop`))
  }

  test('with reduced motion', async ({ page }) => {
    await page.goto(CITY)
    await expectPicture(page, (isAllowed) =>
      page.emulateMedia({ reducedMotion: isAllowed ? 'no-preference' : 'reduce' }),
    )
  })

  test('on a metered network', async ({ page }) => {
    await page.addInitScript(() => {
      const network = { effectiveType: '4g', saveData: false }
      Object.defineProperty(navigator, 'connection', { value: network })
    })
    await page.goto(CITY)
    await expectPicture(page, (isAllowed) =>
      page.evaluate((saveData) => {
        const { connection } = navigator as Navigator & { connection: { saveData: boolean } }
        connection.saveData = saveData
      }, !isAllowed),
    )
  })
})

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('opens the film and asks for no loop', async ({ page }) => {
    const asked = loopRequests(page)
    await page.goto(CITY)
    await page.locator(CARDS).first().tap()
    await expect(page.getByRole('dialog').locator('video')).toBeVisible()
    expect(asked.filter((url) => url.endsWith('/loop'))).toEqual([])
  })
})
