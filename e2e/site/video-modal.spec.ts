import { expect, expectAccessible, test } from '../fixtures/test.ts'

/** Pages with a part of them whose cards stand still. */
const ORIGINS = [
  ['/', '[aria-labelledby="services"]'],
  ['/videos', 'main'],
  ['/video-production-in/detroit-mi', 'main'],
  ['/video-production-in/michigan', 'main'],
] as const

for (const [origin, part] of ORIGINS) {
  test(`opens over ${origin} and every way of closing leads back to the same place`, async ({ page }) => {
    await page.goto(origin)
    const card = page.locator(part).locator('a[href^="/videos/"]').last()
    await card.scrollIntoViewIfNeeded()
    const scroll = await page.evaluate(() => scrollY)
    const dialog = page.getByRole('dialog')

    const closings: (() => Promise<unknown>)[] = [
      () =>
        dialog
          .getByRole('button', { name: /close/i })
          .or(dialog.getByRole('link', { name: /close/i }))
          .click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(4, 450),
      () => page.goBack(),
    ]
    for (const close of closings) {
      await card.click()
      await expect(page).toHaveURL(/\/videos\/[a-z0-9-]+$/)
      await expect(dialog).toBeVisible()
      await close()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(origin)
      expect(Math.abs((await page.evaluate(() => scrollY)) - scroll)).toBeLessThan(3)
    }
    await expect(card).toBeFocused()
  })
}

test('open, reload, back and forward', async ({ page }) => {
  await page.goto('/videos')
  await page.locator('main a[href="/videos/lakeshore-roasters-first-pour"]').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(dialog.getByRole('heading', { name: 'First Pour' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/videos')
  await expect(dialog).toBeHidden()
  await page.goForward()
  await expect(dialog.getByRole('heading', { name: 'First Pour' })).toBeVisible()
})

test('the film plays, stops when the dialog closes, and the dialog is accessible', async ({ page }) => {
  await page.goto('/videos')
  await page.locator('main a[href="/videos/lakeshore-roasters-first-pour"]').first().click()
  const video = page.getByRole('dialog').locator('video')
  const film = await video.elementHandle()
  await expect(video).toHaveJSProperty('paused', true)
  await expect(video).toHaveJSProperty('muted', true)
  await video.evaluate((element: HTMLVideoElement) => element.play())
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await film?.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true)
})

test('a direct visit closes to the portfolio', async ({ page }) => {
  await page.goto('/videos/lakeshore-roasters-cold-brew-reel')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/videos')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('a clip that cannot be loaded', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('is said so in the player', async ({ page }) => {
    await page.route('**/*.{mp4,webm}', (route) => route.fulfill({ status: 404 }))
    await page.goto('/videos/lakeshore-roasters-first-pour')
    await expect(page.getByText('Video Player Error')).toBeVisible()
    await expect(page.getByText('Unable to load video')).toBeVisible()
  })
})
