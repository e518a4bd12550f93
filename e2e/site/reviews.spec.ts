import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const EVERY_MS = 4_000
const NEWEST = ['Naomi Vance', 'Hannah Liang', 'Odette Fontenot', 'Alicia Fuentes']

const section = (page: Page) => page.getByRole('region', { name: 'Client Reviews' })
const pause = (page: Page) => section(page).getByRole('button', { name: /automatic sliding/ })

async function openReviews(page: Page) {
  await page.goto('/')
  await section(page).scrollIntoViewIfNeeded()
  await expect(section(page).getByRole('button', { name: 'Next review' })).toBeVisible()
}

/** Names on the cards that are wholly in view, from left to right. */
function shown(page: Page): Promise<string[]> {
  return section(page)
    .getByRole('list')
    .evaluate((list) => {
      const frame = list.parentElement?.getBoundingClientRect() ?? new DOMRect()
      return [...list.children]
        .map((item) => ({ item, box: item.getBoundingClientRect() }))
        .filter(({ box }) => box.left > frame.left - 2 && box.right < frame.right + 2)
        .toSorted((a, b) => a.box.left - b.box.left)
        .map(({ item }) => item.querySelector('p span.block')?.textContent ?? '')
    })
}

/** `count` names from `first` on, round and round. */
const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => NEWEST[(first + index) % NEWEST.length])

/** Runs the page's clock, which stands still, to the beginning of the next movement. */
async function runUntilMoving(page: Page) {
  const rest = await shown(page)
  await expect
    .poll(
      async () => {
        await page.clock.runFor(100)
        return shown(page)
      },
      { intervals: [0] },
    )
    .not.toEqual(rest)
}

for (const [width, inView] of [
  [390, 1],
  [820, 2],
  [1440, 3],
] as const) {
  test(`shows ${inView} at ${width} px and advances every four seconds in a loop`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.clock.install()
    await openReviews(page)
    await page.clock.pauseAt(Date.now() + 100)
    await runUntilMoving(page)
    await page.clock.runFor(EVERY_MS / 2)
    const start = NEWEST.indexOf((await shown(page))[0] ?? '')
    for (const step of [0, 1, 2, 3, 4]) {
      expect(await shown(page)).toEqual(from(start + step, inView))
      await page.clock.runFor(EVERY_MS)
    }
    await page.clock.resume()
    await expectAccessible(page)
  })
}

test('continues after use and stops only by its button', async ({ page }) => {
  await page.clock.install()
  await openReviews(page)
  await section(page).getByRole('button', { name: 'Next review' }).click()
  await expect.poll(() => shown(page)).toEqual(from(1, 3))
  await page.clock.fastForward(EVERY_MS)
  await expect.poll(() => shown(page)).toEqual(from(2, 3))

  await pause(page).click()
  const rest = await shown(page)
  await page.clock.fastForward(5_000)
  expect(await shown(page)).toEqual(rest)
  await pause(page).click()
  await page.clock.fastForward(EVERY_MS)
  await expect.poll(() => shown(page)).not.toEqual(rest)
})

test('scrolls the focused card into view and pauses', async ({ page }) => {
  await page.clock.install()
  await openReviews(page)
  await section(page).getByRole('button', { name: 'Next review' }).focus()
  for (const _ of NEWEST) await page.keyboard.press('Tab')
  await expect(section(page).getByRole('link').last()).toBeFocused()
  await expect.poll(() => shown(page)).toEqual(from(3, 3))
  await page.clock.fastForward(5_000)
  expect(await shown(page)).toEqual(from(3, 3))
})

test('a card opens its prefetched film, and the row keeps its position', async ({ page }) => {
  await page.clock.install()
  await openReviews(page)
  const card = section(page).getByRole('listitem').nth(1)
  const film = page.waitForResponse(/\/videos\/northfield-college-commencement\?_rsc=/)
  // The link covers the card, so that Playwright would never find the card itself on top.
  await card.hover({ force: true })
  await film
  await card.click({ force: true })
  await expect(page.getByRole('dialog')).toBeVisible()
  // The frame stands before the address changes, which stops the reviews. A movement that has begun ends.
  await expect(page).toHaveURL('/videos/northfield-college-commencement')
  await page.clock.runFor(2_000)
  const rest = await shown(page)
  await page.clock.fastForward(5_000)
  expect(await shown(page)).toEqual(rest)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
  await expect(card.getByRole('link')).toBeFocused()
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('nothing moves by itself, and the buttons work', async ({ page }) => {
    await openReviews(page)
    await expect(pause(page)).toBeHidden()
    await page.clock.fastForward(5_000)
    expect(await shown(page)).toEqual(from(0, 3))
    await section(page).getByRole('button', { name: 'Previous review' }).click()
    await expect.poll(() => shown(page)).toEqual(from(3, 3))
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all reviews are in a scrollable row', async ({ page }) => {
    await page.goto('/')
    for (const name of NEWEST) await expect(section(page).getByText(name)).toBeAttached()
    await section(page).getByText('Alicia Fuentes').scrollIntoViewIfNeeded()
    await expect(section(page).getByText('Alicia Fuentes')).toBeInViewport()
  })
})
