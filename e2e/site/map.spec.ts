import type { Page } from '@playwright/test'
import { breakGoogleMaps, fakeGoogleMaps } from '../fixtures/google-maps.ts'
import { testEnv } from '../fixtures/keys.ts'
import { startNextServer, type NextServer } from '../fixtures/next-server.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const NEAR_ME = '/videographers-near-me'
const MICHIGAN = '/video-production-in/michigan'

let withKey: NextServer

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  withKey = await startNextServer({
    ...testEnv(),
    GOOGLE_MAPS_API_KEY: 'browser-key',
    GOOGLE_MAPS_MAP_ID: 'night',
  })
})
test.afterAll(() => withKey.stop())

const search = (page: Page) => page.getByRole('combobox', { name: 'Find videographers near a place' })
const frame = (page: Page) => page.getByRole('region', { name: 'Find a videographer on the map' })
const still = (page: Page) => frame(page).getByRole('img', { name: /^Map with \d+ videographers/ })
const pin = (page: Page, title: string) => frame(page).getByRole('button', { name: title, exact: true })

/**
 * Moves near the map, which begins with the first move that it hears. A failure takes the search away at once, so a test must not
 * wait for the search.
 */
async function moveUntil(page: Page, isAnswered: () => Promise<void>) {
  await frame(page).scrollIntoViewIfNeeded()
  await expect(async () => {
    await frame(page).hover({ position: { x: 8, y: 8 } })
    await frame(page).hover()
    await isAnswered()
  }).toPass()
}

const wake = (page: Page) => moveUntil(page, () => expect(still(page)).toBeHidden({ timeout: 1000 }))
const alert = (page: Page) => frame(page).getByRole('alert')
const wakeInVain = (page: Page) => moveUntil(page, () => expect(alert(page)).toBeVisible({ timeout: 1000 }))

const ENGINES = [
  { engine: 'our own map', open: (page: Page, path: string) => page.goto(path) },
  {
    engine: "Google's map",
    open: async (page: Page, path: string) => {
      await fakeGoogleMaps(page)
      await page.goto(withKey.url + path)
    },
  },
]

for (const { engine, open } of ENGINES) {
  test.describe(engine, () => {
    test('a search by keyboard finds videographers', async ({ page }) => {
      await open(page, NEAR_ME)
      await expect(still(page)).toBeVisible()
      await search(page).pressSequentially('detr')
      await expect(page.getByRole('option').first()).toHaveText('Detroit, MI')
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('option', { selected: true })).toHaveText('Detroit, MI')
      await expectAccessible(page)

      await page.clock.install()
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
      await page.keyboard.press('Enter')
      await expect(search(page)).toHaveValue('Detroit, MI')
      await page.clock.runFor(900)
      const dialog = page.getByRole('dialog', { name: 'Great News!' })
      await expect(dialog).toBeHidden()
      await page.clock.runFor(200)
      await expect(dialog).toHaveAccessibleDescription('8 videographer(s) within 50 miles of Detroit, MI')
      expect(await page.evaluate(() => window.dataLayer)).toContainEqual({
        event: 'Search',
        search_term: 'Detroit, MI',
        content_category: 'videographer_search',
        content_name: 'near-me',
      })

      const start = dialog.getByRole('link', { name: 'Get Started for Free' })
      await expect(start).toHaveAttribute('href', /^\/get-started/)
      await expect(start).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(start).toBeFocused()
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(search(page)).toBeFocused()
    })

    test('Enter takes the first place, also one without videographers', async ({ page }) => {
      await open(page, NEAR_ME)
      await search(page).fill('Marquette')
      await search(page).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'No Videographers Nearby' })
      await expect(dialog).toContainText('Marquette, MI')
      await expect(dialog).toContainText('find a videographer for you')
      await expectAccessible(page)
      await page.mouse.click(5, 450)
      await expect(dialog).toBeHidden()
    })

    test('a cluster opens into pins and counts near its middle, and a pin says how many videographers are near', async ({
      page,
    }) => {
      await open(page, MICHIGAN)
      await wake(page)
      await pin(page, '8 videographer(s) in 2 ZIP codes').click()
      const dialog = page.getByRole('dialog', { name: 'Great News!' })
      await expect(dialog).toHaveAccessibleDescription(
        '8 videographer(s) within 50 miles of the middle of 48226 and 1 more ZIP code',
      )
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await pin(page, '5 videographer(s) in 48226').click()
      await expect(dialog).toHaveAccessibleDescription('8 videographer(s) within 50 miles of 48226')
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
      await expectAccessible(page)
    })
  })
}

test('our own map moves by keyboard, and the wheel does not scroll the page', async ({ page }) => {
  await page.goto(MICHIGAN)
  await wake(page)
  const map = page.getByRole('application', { name: 'Map of our videographers' })
  const scale = async () => {
    const transform = await map.locator('svg > g').first().getAttribute('transform')
    return Number(transform?.match(/scale\((.+)\)/)?.[1])
  }
  const first = await scale()
  await map.focus()
  await page.keyboard.press('+')
  await expect.poll(scale).toBeCloseTo(first * 2 ** 0.88, 1)
  await page.keyboard.press('-')
  await expect.poll(scale).toBeCloseTo(first, 1)

  const before = await page.evaluate(() => scrollY)
  await map.hover()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  await expect(frame(page)).toContainText('and scroll to zoom the map')
  expect(await scale()).toBeCloseTo(first, 1)
})

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('one finger scrolls the page, two fingers move the map', async ({ page, context }) => {
    await page.goto(MICHIGAN)
    await wake(page)
    const fingers = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [x: number, y: number][]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      })
    const drawing = page.getByRole('application').locator('svg > g').first()
    const transform = () => drawing.getAttribute('transform')

    const { x, y } = (await frame(page).boundingBox()) ?? { x: 0, y: 0 }
    const pinch = (apart: number): [number, number][] => [
      [x + 175 - apart, y + 300],
      [x + 175 + apart, y + 300],
    ]
    const first = await transform()
    await touch('touchStart', ...pinch(30))
    for (const apart of [40, 60, 80, 100]) await touch('touchMove', ...pinch(apart))
    await touch('touchEnd')
    await expect.poll(transform).not.toBe(first)

    const [moved, top] = [await transform(), await page.evaluate(() => scrollY)]
    await touch('touchStart', [x + 175, y + 300])
    for (const up of [20, 60, 100, 140]) await touch('touchMove', [x + 175, y + 300 - up])
    await touch('touchEnd')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
    expect(await transform()).toBe(moved)
    await expectAccessible(page)
  })
})

test.describe('without an answer', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  for (const [reason, answer, map, box] of [
    ['unreachable', null, 'Failed to fetch Google Maps API key', 'Failed to load Google Maps API key'],
    ['an error', { status: 503 }, 'HTTP error! status: 503', 'Failed to load Google Maps API key'],
    ['a refusal', { json: { success: false } }, 'Failed to get API key', 'No Google Maps API key available'],
    [
      'an empty key',
      { json: { success: true, key: '' } },
      'Google Maps API key is required',
      'No Google Maps API key available',
    ],
  ] as const) {
    test(`the server's answer is ${reason}`, async ({ page }) => {
      await page.route('**/api/get-google-maps-key', (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      )
      await page.goto(NEAR_ME)
      await wakeInVain(page)
      const error = alert(page)
      await expect(error).toContainText(`Map Loading Error${map}`)
      await expect(frame(page)).toContainText(`Error${box}`)
      const reloaded = page.waitForEvent('load')
      await error.getByRole('button', { name: 'Retry' }).click()
      await reloaded
    })
  }

  test("Google's script fails", async ({ page }) => {
    await breakGoogleMaps(page, 'fails')
    await page.goto(withKey.url + NEAR_ME)
    await wakeInVain(page)
    await expect(alert(page)).toContainText('Failed to load Google Maps script')
    await expectAccessible(page)
  })

  test("Google's script does not come", async ({ page }) => {
    await page.clock.install()
    await breakGoogleMaps(page, 'hangs')
    const asked = page.waitForRequest(/maps\.googleapis\.com/)
    await page.goto(withKey.url + NEAR_ME)
    await search(page).click()
    await asked
    await page.clock.runFor(9000)
    await expect(page.getByText('Loading videographer locations...')).toBeVisible()
    await page.clock.runFor(1000)
    await expect(alert(page)).toContainText('Timeout waiting for Google Maps API to load')
  })

  test('a Google place without a position is ignored', async ({ page }) => {
    await fakeGoogleMaps(page)
    await page.goto(withKey.url + NEAR_ME)
    await search(page).fill('Nowhere')
    await search(page).press('Enter')
    await expect(frame(page)).toContainText('This place has no position on the map.')
  })

  test('a search without a connection shows an error', async ({ page, context }) => {
    await page.goto(NEAR_ME)
    await wake(page)
    await context.setOffline(true)
    await search(page).fill('Detroit')
    await expect(frame(page)).toContainText('You are offline.')
  })
})

test('without JavaScript the map shows, with a link to a videographer', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(NEAR_ME)
  await expect(still(page)).toBeVisible()
  await expect(search(page)).toBeHidden()
  await expect(frame(page).getByRole('link', { name: 'Tell us where you film' })).toBeVisible()
  await context.close()
})
