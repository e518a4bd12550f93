import { type Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Pre-Built Video Packages' })
const tab = (page: Page, name: string) => section(page).getByRole('tab', { name })
const panel = (page: Page) => section(page).getByRole('tabpanel')
const film = (page: Page, title: string) => panel(page).getByRole('link', { name: title })

async function openPackages(page: Page) {
  await page.goto('/')
  await section(page).scrollIntoViewIfNeeded()
  await expect(panel(page).getByRole('button', { name: 'Next video' })).toBeVisible()
}

/** What the browser keeps, once the writes that are under way are done. */
async function expectKept(page: Page, key: string) {
  await expect
    .poll(() => page.evaluate((name) => localStorage.getItem(name), key))
    .toMatch(/^[A-Za-z\d+/]{20,}=*$/)
}

test('ten tabs with prices; the first shows its film, services, add-ons and the way to the form', async ({
  page,
}) => {
  await openPackages(page)
  await expect(section(page).getByRole('tab')).toHaveCount(10)
  await expect(tab(page, 'Cinematic Brand Video')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page)).toHaveCount(1)
  await expect(panel(page).getByRole('heading', { name: 'Cinematic Brand Video' })).toBeVisible()
  await expect(panel(page).getByText('Starting at $3,500')).toBeVisible()
  await expect(panel(page).getByText('Included services')).toBeVisible()
  await expect(panel(page).getByText('Add-ons')).toBeVisible()
  await expect(panel(page).getByRole('link', { name: 'Get Started for Free' })).toHaveAttribute(
    'href',
    '/get-started?from=cinematic-brand-video',
  )
  await expectAccessible(page)
})

test('the arrow keys lead through the tabs and round their ends', async ({ page }) => {
  await openPackages(page)
  await tab(page, 'Cinematic Brand Video').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'Fresh Re-Edit')).toBeFocused()
  await expect(panel(page).getByText('Starting at $1,400')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'B-Roll Filming & Editing')).toBeFocused()
  await expect(panel(page).getByText('Starting at $1,800')).toBeVisible()
  await page.keyboard.press('End')
  await expect(tab(page, 'Fresh Re-Edit')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(tab(page, 'Cinematic Brand Video')).toHaveAttribute('aria-selected', 'true')
  await expect(section(page).locator('[role="tab"][tabindex="0"]')).toHaveCount(1)
})

test('the films wrap around at both ends', async ({ page }) => {
  await openPackages(page)
  await tab(page, 'Drone Video').click()
  const position = panel(page).getByRole('status')
  await expect(film(page, 'The Glass House')).toBeInViewport()
  await panel(page).getByRole('button', { name: 'Previous video' }).click()
  await expect(position).toContainText('Video 3 of 3')
  await expect(film(page, 'First Snow at Cedar Spur')).toBeInViewport({ ratio: 0.9 })
  await panel(page).getByRole('button', { name: 'Next video' }).click()
  await expect(position).toContainText('Video 1 of 3')
  await expect(film(page, 'The Glass House')).toBeInViewport({ ratio: 0.9 })
  await expect(film(page, 'First Snow at Cedar Spur')).not.toBeInViewport()
})

test('a film opens over the page, and the page stays where it was', async ({ page }) => {
  await openPackages(page)
  await film(page, 'Above Treeline').click()
  await expect(page).toHaveURL('/videos/granite-peak-outfitters-above-treeline')
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
  await expect(film(page, 'Above Treeline')).toBeInViewport()
})

test('tab and film are stored encrypted and restored without a layout shift', async ({ page }) => {
  await openPackages(page)
  await tab(page, 'Event Video').click()
  await panel(page).getByRole('button', { name: 'Next video' }).click()
  await expect(panel(page).getByRole('status')).toContainText('Video 2 of 3')
  await expectKept(page, 'prebuilt-video-packages-active-tab')
  await expectKept(page, 'prebuilt-video-packages-video-index')

  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await expect(tab(page, 'Event Video')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page).getByRole('status')).toContainText('Video 2 of 3')
  await expect(film(page, 'Commencement 2026')).toBeInViewport({ ratio: 0.9 })
  const moved = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  )
  expect(moved).toBeLessThan(0.01)
})

test('foreign values in the storage are ignored', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('prebuilt-video-packages-active-tab', '"drone-video"')
    localStorage.setItem('prebuilt-video-packages-video-index', 'AAAAAAAAAAAAAAAAAAAAAAAA')
  })
  await openPackages(page)
  await expect(tab(page, 'Cinematic Brand Video')).toHaveAttribute('aria-selected', 'true')
})

test('a film without its own page plays inline, until another one plays', async ({ page }) => {
  await openPackages(page)
  await tab(page, 'Fresh Re-Edit').click()
  await panel(page).getByRole('button', { name: 'Previous video' }).click()
  await film(page, 'Our own showreel').click()
  const video = panel(page).locator('video')
  await expect(video).toBeFocused()
  // On a fresh server it queues behind pictures that are still being resized.
  await expect(video).toHaveJSProperty('paused', false, { timeout: 30_000 })
  await expect(video).toHaveJSProperty('controls', false)
  await page.locator('[aria-labelledby="services"] a[href^="/videos/"]').last().press('Enter')
  await expect(page.locator('dialog:modal video')).toHaveJSProperty('paused', false)
  await expect(video).toHaveJSProperty('paused', true)
  await page.keyboard.press('Escape')
  await panel(page).getByRole('button', { name: 'Previous video' }).click()
  await expect(video).toHaveCount(0)
})

test('only pictures of the chosen package are fetched', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(decodeURIComponent(request.url())))
  await openPackages(page)
  await page.waitForLoadState('networkidle')
  expect(fetched.some((url) => url.includes('granite-peak-outfitters-above-treeline.webp'))).toBe(true)
  expect(fetched.filter((url) => url.includes('alder-and-associates-opening-statement.webp'))).toEqual([])
  expect(fetched.filter((url) => url.includes('/get-started?from=fresh-re-edit'))).toEqual([])
})

for (const width of [320, 820]) {
  test(`the tabs scroll sideways at ${width} px and show the selected one`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPackages(page)
    await tab(page, 'Cinematic Brand Video').focus()
    await page.keyboard.press('End')
    await expect(tab(page, 'Fresh Re-Edit')).toBeInViewport({ ratio: 0.9 })
    await expectAccessible(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all ten packages are there to read, each with a film and the way to the form', async ({ page }) => {
    await page.goto('/')
    await expect(panel(page)).toHaveCount(10)
    for (const title of ['Cinematic Brand Video', 'Interview Video', 'Fresh Re-Edit'])
      await expect(section(page).getByRole('heading', { name: title })).toBeVisible()
    const last = panel(page).last()
    await expect(last.getByText('Starting at $1,400')).toBeVisible()
    await expect(last.locator('img').first()).toBeVisible()
    await expect(last.getByRole('link', { name: 'Get Started for Free' })).toBeVisible()
    await expect(section(page).getByRole('tab')).toHaveCount(0)
  })
})
