import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const ARTICLE = '/blog/what-a-drone-is-good-for'
const DAY = 24 * 60 * 60 * 1000

const invitation = (page: Page) => page.getByRole('dialog', { name: 'Find videographers near you' })

/** Once this is asked for, the page has done all that it does by itself. */
const settled = (page: Page) => page.waitForResponse('**/site-config')

async function open(page: Page) {
  const ready = settled(page)
  await page.goto(ARTICLE)
  await ready
}

test('the invitation appears after three seconds, once a day', async ({ page }) => {
  // Within one day, also when the test begins just before midnight.
  await page.clock.install({ time: new Date().setHours(12, 0, 0, 0) })
  await open(page)
  await expect(invitation(page)).toBeHidden()
  await page.clock.fastForward(3_000)
  await expect(invitation(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Find videographers near you' })).toBeFocused()
  const map = invitation(page).getByRole('region', { name: /map/ })
  expect((await map.boundingBox())?.height).toBe(450)
  await expectAccessible(page)

  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 900)
  expect(await page.evaluate(() => scrollY)).toBe(before)

  await page.keyboard.press('Escape')
  await expect(invitation(page)).toBeHidden()
  await open(page)
  await page.clock.fastForward(10_000)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await expect(invitation(page)).toBeHidden()

  await page.clock.fastForward(DAY)
  await open(page)
  await page.clock.fastForward(3_000)
  await expect(invitation(page)).toBeVisible()
  await page.mouse.click(5, 450)
  await expect(invitation(page)).toBeHidden()
})

test('a search on its map finds results', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await page.clock.fastForward(3_000)
  await invitation(page).getByRole('combobox').fill('Detroit')
  await page.getByRole('option', { name: /Detroit, MI/ }).click()
  const answer = page.getByRole('dialog', { name: 'Great News!' })
  await expect(answer).toContainText(/\d+ videographer\(s\) within 50 miles of Detroit, MI/)
  await page.keyboard.press('Escape')
  await expect(answer).toBeHidden()
  await expect(invitation(page)).toBeVisible()
})

test('the invitation waits while the reader uses the keyboard', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await page.getByRole('navigation', { name: 'In this article' }).getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  await page.clock.fastForward(20_000)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await expect(invitation(page)).toBeHidden()
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.fastForward(3_000)
  await expect(invitation(page)).toBeVisible()
})

test('no invitation appears with data saving on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.clock.install()
  await open(page)
  await page.clock.fastForward(20_000)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await expect(invitation(page)).toBeHidden()
})
