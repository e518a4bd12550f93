import { expect, expectAccessible, test } from '../fixtures/test.ts'

test('hovering prefetches a film once, and it opens without another request', async ({ page }) => {
  await page.goto('/videos')
  const card = page.locator('main li a[href="/videos/lakeshore-roasters-first-pour"]')
  /** Looking fetches the page in parts, some of them after the one with the film. */
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('first-pour?_rsc')) return
    asked.push(request.headers()['next-router-segment-prefetch'] ?? 'all of it')
  })
  const film = page.waitForResponse(
    (response) =>
      response.url().includes('first-pour?_rsc') &&
      /@modal/.test(response.request().headers()['next-router-segment-prefetch'] ?? ''),
  )
  await card.hover()
  await (await film).finished()
  await page.mouse.move(0, 0)
  await card.hover()
  await card.click()
  await expect(page.locator('dialog:modal').getByRole('heading', { name: 'First Pour' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(asked).toEqual([...new Set(asked)])
  expect(asked).not.toContain('all of it')
})

test('a message names a slow network while the film loads', async ({ page }) => {
  await page.goto('/videos')
  const held: (() => void)[] = []
  const released = new Promise<void>((resolve) => held.push(resolve))
  await page.route('**/*first-pour?_rsc*', async (route) => {
    await released
    await route.continue()
  })
  await page.locator('main li a[href="/videos/lakeshore-roasters-first-pour"]').click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading videos...' })).toBeVisible()
  held.forEach((release) => release())
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('Loading videos...')).toBeHidden()
})

test('two quick clicks open one dialog, which one step back closes', async ({ page }) => {
  await page.goto('/videos')
  await page.locator('main li a[href="/videos/lakeshore-roasters-first-pour"]').dblclick()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/videos')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the dialog traps the keyboard focus until it closes', async ({ page }) => {
  await page.goto('/videos')
  const card = page.locator('main li a[href="/videos/lakeshore-roasters-first-pour"]')
  await card.focus()
  await page.keyboard.press('Enter')
  // Visible is one frame before modal, when keys still reach the page.
  const dialog = page.locator('dialog:modal')
  await expect(dialog).toBeVisible()
  for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
})

test('only owl users see their watermark, never on the static page', async ({ page, loginAs }) => {
  const response = await page.goto('/videos/lakeshore-roasters-first-pour')
  expect(await response?.text()).not.toContain('OWL Preview')
  await expect(page.getByRole('dialog').locator('video')).toBeVisible()
  await expect(page.getByText('OWL Preview')).toBeHidden()
  await loginAs('owl')
  await page.reload()
  await expect(page.getByText('OWL Preview')).toBeVisible()
  await expectAccessible(page)
})

test('a shared link has a picture of its own, and an unknown film has none', async ({ page }) => {
  await page.goto('/videos/lakeshore-roasters-first-pour')
  const meta = (property: string) => page.locator(`meta[property="og:image${property}"]`)
  await expect(meta(':width')).toHaveAttribute('content', '1200')
  await expect(meta(':height')).toHaveAttribute('content', '630')
  await expect(meta(':alt')).toHaveAttribute('content', 'First Pour, Lakeshore Roasters')
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
  const picture = await page.request.get((await meta('').getAttribute('content')) ?? '')
  expect(picture.status()).toBe(200)
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  expect((await picture.body()).length).toBeGreaterThan(10_000)
  expect((await page.request.get('/videos/no-such-film/share.jpg')).status()).toBe(404)
})

test('open, reload, back and forward', async ({ page }) => {
  await page.goto('/videos')
  await page.locator('main a[href="/videos/lakeshore-roasters-first-pour"]').first().click()
  const dialog = page.getByRole('dialog')
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.reload()
  await expect(dialog.getByRole('heading', { name: 'First Pour' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/videos')
  await expect(dialog).toBeHidden()
  await page.goForward()
  await expect(dialog.getByRole('heading', { name: 'First Pour' })).toBeVisible()
})

test('the film plays on the click that opens it, stops when the dialog closes, and the dialog is accessible', async ({
  page,
}) => {
  await page.goto('/videos')
  await page.locator('main a[href="/videos/lakeshore-roasters-first-pour"]').first().click()
  const video = page.getByRole('dialog').locator('video')
  const film = await video.elementHandle()
  await expect(video).toHaveJSProperty('paused', false)
  await expect(video).toHaveJSProperty('muted', true)
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.2)
  await expect(page.getByRole('group', { name: 'Player controls' })).toBeVisible()
  for (const paused of [true, false]) {
    await page.keyboard.press('Space')
    await expect(video).toHaveJSProperty('paused', paused)
  }
  await expect(page).toHaveURL('/videos/lakeshore-roasters-first-pour')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/copied/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await film?.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true)
})

test('opened by its address a film waits for a press; then the keys of players work', async ({ page }) => {
  await page.goto('/videos/lakeshore-roasters-first-pour')
  const video = page.locator('dialog:modal video')
  await expect(video).toHaveJSProperty('paused', true)
  await expect(page.getByRole('button', { name: 'Play First Pour' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(video).toHaveJSProperty('paused', false)
  await expect(page.getByRole('button', { name: 'Play First Pour' })).toBeHidden()
  await page.keyboard.press('Space')
  await expect(video).toHaveJSProperty('paused', true)
  await video.evaluate((film: HTMLVideoElement) => (film.currentTime = 0))
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(4)
  await page.keyboard.press('m')
  await expect(video).toHaveJSProperty('muted', false)
  await page.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(video).toHaveJSProperty('muted', true)
  await page.getByRole('button', { name: 'Full screen' }).click()
  await page.getByRole('button', { name: 'Leave full screen' }).click()
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.getByRole('slider', { name: 'Position' }).fill('0')
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeLessThan(1)
  await page.getByRole('button', { name: 'Unmute' }).click()
  await video.evaluate((film: HTMLVideoElement) => (film.volume = 0.5))
  await page.waitForFunction(() => localStorage.getItem('player-choices') !== null)
  await page.reload()
  await expect(video).toHaveJSProperty('volume', 0.5)
})

test('a narrowed portfolio keeps its choice in the address, and while a film is open over it', async ({
  page,
}) => {
  await page.goto('/videos?shape=reel')
  const industries = page.getByRole('list', { name: 'Industries' })
  const rows = page.locator('[data-industry]:visible')
  await industries.getByRole('link', { name: 'Retail & E-Commerce' }).click()
  await expect(page).toHaveURL('/videos?shape=reel&industry=retail-and-e-commerce')
  await expect(rows).toHaveCount(1)
  await expectAccessible(page)
  await expect(rows.getByRole('button')).toHaveCount(0)
  const films = rows.getByRole('listitem').filter({ visible: true })
  const shown = await films.count()
  await films.first().getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Retail & E-Commerce' })).toHaveAttribute(
    'href',
    '/videos/industry/retail-and-e-commerce',
  )
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/videos?shape=reel&industry=retail-and-e-commerce')
  await expect(films).toHaveCount(shown)
  await page.getByRole('button', { name: 'Vertical' }).click()
  await expect(films).not.toHaveCount(shown)
})

test('a direct visit closes to the portfolio', async ({ page }) => {
  await page.goto('/videos/lakeshore-roasters-cold-brew-reel')
  // Before the scripts run, the dialog closes by its link only.
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/videos')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('a clip that cannot be loaded', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('shows an error in the player', async ({ page }) => {
    await page.route('**/*.{mp4,webm}', (route) => route.fulfill({ status: 404 }))
    await page.goto('/videos/lakeshore-roasters-first-pour')
    await expect(page.getByText('Video Player Error')).toBeVisible()
    await expect(page.getByText('Unable to load video')).toBeVisible()
  })
})
