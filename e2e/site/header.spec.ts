import { expect, expectAccessible, test } from '../fixtures/test.ts'

test('a signed-out visitor sees the pill navigation from 957 px', async ({ page }) => {
  await page.setViewportSize({ width: 957, height: 800 })
  await page.goto('/')
  const nav = page.getByRole('banner')
  for (const name of ['Videos', 'Videographers', 'Log In', 'Get Started for Free']) {
    await expect(nav.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(nav.getByRole('link', { name: 'Dashboard' })).toBeHidden()
})

test('below 957 px the panel opens, traps the keyboard and closes on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 956, height: 800 })
  await page.goto('/')
  const menu = page.getByRole('button', { name: /menu/i })
  await menu.click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('link', { name: 'Videos', exact: true })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Get Started for Free' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Log In' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(menu).toBeFocused()
})

test('a new page starts at its top', async ({ page }) => {
  await page.goto('/')
  const last = page.getByRole('link', { name: 'Get Started for Free' }).last()
  await last.scrollIntoViewIfNeeded()
  await last.click()
  await expect(page).toHaveURL(/\/get-started/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test.describe('signed in', () => {
  // Five seconds after a page was loaded Chromium looks once, and the home page that logging out leads to may come just then.
  test.use({ expectedConsole: [/hero\/poster\.avif was preloaded using link preload but not used/] })

  test('static pages show the dashboard link until the user signs out', async ({ page, loginAs }) => {
    await loginAs('project_manager')
    await page.goto('/videos')
    const nav = page.getByRole('banner')
    await expect(nav.getByRole('link', { name: 'Log In' })).toBeHidden()
    await expect(nav.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await nav.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Logged out successfully')).toBeVisible()
    await expect(page.getByText('You have been logged out of your account.')).toBeVisible()
    await expect(nav.getByRole('link', { name: 'Log In' })).toBeVisible()
  })
})

test.describe('signed in on a phone', () => {
  test('the panel names the user and links to the dashboard', async ({ page, loginAs }) => {
    await loginAs('graphic_designer')
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    await page.getByRole('button', { name: /menu/i }).click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByText('designer@fieldlight.example')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Log Out' })).toBeVisible()
    await panel.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard/graphic-designer/home')
  })
})
