import { type Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const film = (page: Page) => page.locator('video[aria-label="Scenes from our work"]')
const playButton = (page: Page) => page.getByRole('button', { name: 'Play the film' })
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the film' })
const trust = (page: Page) => page.getByText('TRUSTED BY BRANDS ACROSS THE US')
const logos = (page: Page) => trust(page).locator('xpath=following-sibling::ul').getByRole('img')

test('the film starts muted, loops and can be paused', async ({ page }) => {
  await page.goto('/')
  await expect(pauseButton(page)).toBeVisible()
  await expect(film(page)).toHaveJSProperty('muted', true)
  await expect(film(page)).toHaveJSProperty('loop', true)
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  await pauseButton(page).click()
  await expect(film(page)).toHaveJSProperty('paused', true)
  await expectAccessible(page)
})

test("a visitor's pause outlasts touches, focus, the watchdog and a reload", async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await pauseButton(page).click()
  await page.keyboard.press('Shift')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.clock.fastForward(3_500)
  await expect(film(page)).toHaveJSProperty('paused', true)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('heroVideoShouldPlay'))).not.toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('heroVideoShouldPlay'))).not.toContain('false')

  await page.reload()
  await expect(playButton(page)).toBeVisible()
  await expect(film(page)).toHaveJSProperty('paused', true)
  await playButton(page).click()
  await expect(pauseButton(page)).toBeVisible()
})

test('a film that the browser stops starts again', async ({ page }) => {
  await page.goto('/')
  await expect(pauseButton(page)).toBeVisible()
  await film(page).evaluate((video: HTMLVideoElement) => video.pause())
  await expect(playButton(page)).toBeVisible()
  await expect(pauseButton(page)).toBeVisible()
})

test('the film pauses outside the viewport and continues inside it', async ({ page }) => {
  await page.goto('/')
  await expect(pauseButton(page)).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(film(page)).toHaveJSProperty('paused', true)
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(film(page)).toHaveJSProperty('paused', false)
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('fetches no film before the visitor asks', async ({ page }) => {
    const films: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('showreel')) films.push(request.url())
    })
    await page.clock.install()
    await page.goto('/')
    await expect(playButton(page)).toBeVisible()
    await page.keyboard.press('Shift')
    await page.clock.fastForward(5_000)
    expect(films).toEqual([])
    await playButton(page).click()
    await expect(pauseButton(page)).toBeVisible()
  })
})

test.describe('a film that cannot be loaded', () => {
  // What the picture worker fetches is out of a test's reach.
  test.use({
    expectedConsole: [/Failed to load resource|Service Worker registration blocked/],
    serviceWorkers: 'block',
  })

  test('shows an error, and a retry succeeds', async ({ page }) => {
    await page.route('**/showreel.*', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByText('Video temporarily unavailable')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/showreel.*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Video temporarily unavailable')).toBeHidden()
    await expect(pauseButton(page)).toBeVisible()
  })

  test('a missing logo is replaced by its name', async ({ page }) => {
    await page.route(/logos/, (route) => route.abort())
    await page.goto('/')
    await trust(page).scrollIntoViewIfNeeded()
    await expect(logos(page)).toHaveText(Array.from({ length: 8 }, () => 'Logo'))
    await expectAccessible(page)
  })
})

test('eight logos, in the same order for everyone', async ({ page, request }) => {
  await page.goto('/')
  await trust(page).scrollIntoViewIfNeeded()
  await expect(logos(page)).toHaveCount(8)
  const names = await logos(page).evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
  const html = await (await request.get('/')).text()
  const places = names.map((name) => html.indexOf(`alt="${name?.replace('&', '&amp;')}"`))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

const BEHIND = 'section[aria-labelledby="hero"] > [aria-hidden] img'

test('three rows of five frames stand behind the hero of wide screens', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator(BEHIND)).toHaveCount(15)
})

test('phones preload the upright poster and fetch no background frames', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(pauseButton(page)).toBeVisible()
  await expect(page.locator(BEHIND)).toHaveCount(0)
  expect(fetched.filter((url) => url.includes('/hero/poster'))).toEqual([
    expect.stringMatching(/poster-mobile\.avif$/),
  ])
})
