import { asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

/** Northern Ember: no other test changes what its sites carry. */
const GROUP = 'e5000000-0000-4000-8000-000000000005'
const DAY = '2031-05-01'
const MATRIX = `/dashboard/owl/brand-associations?group=${GROUP}&on=${DAY}`

/** What a first try of the test may have left. */
const removeWashes = () =>
  asServer().from('brand_associations').delete().eq('role', 'wash').eq('first_on', DAY).throwOnError()

test('fills a range by keyboard alone, and undoes it as a whole', async ({ page, loginAs }) => {
  await removeWashes()
  await loginAs('owl')
  await page.goto(`${MATRIX}&q=NE-10`)
  await expectAccessible(page)
  const grid = page.getByRole('grid', { name: 'Brands of sites' })
  const cell = (row: number, column: number) => grid.locator(`[data-cell="${row}-${column}"]`)
  await cell(0, 5).click()
  await page.keyboard.type('silver')
  await expect(page.getByRole('option', { name: /Silver Fern Wash/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^1 cell saved|^Nothing to change/)).toBeVisible()
  await expect(cell(1, 5)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('3 cells selected')).toBeVisible()
  await page.keyboard.press('Control+d')
  await expect(cell(2, 5)).toContainText('Silver Fern Wash')
  await expect(page.getByText('1 cell saved, 1 was already set.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/cells? put back/)).toBeVisible()
  await expect(cell(2, 5)).not.toContainText('Silver Fern Wash')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Change car wash of NE-101' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('gives a brand to the sites of a state after a dry run, and undoes it', async ({ page, loginAs }) => {
  await loginAs('owl')
  await page.goto(`/dashboard/owl/brand-associations/give?group=${GROUP}&on=2032-06-01`)
  await page.getByLabel('Brand', { exact: true }).selectOption({ label: 'Meridian Gas (Fuel)' })
  await page.getByLabel('Role').selectOption('canopy')
  await page.getByLabel('Its sites in these states').check()
  await page.getByLabel('Alaska').check()
  await page.getByRole('button', { name: 'Try it first' }).click()
  const report = page.getByRole('region', { name: 'What would happen' })
  await expect(report).toContainText(/Replaces: \d+/)
  await expectAccessible(page)
  await report.getByRole('button', { name: /^Give it to \d+ sites$/ }).click()
  const done = page.getByRole('region', { name: 'What happened' })
  await expect(done).toContainText(/Replaces: \d+/)
  await done.getByRole('button', { name: 'Undo' }).click()
  await expect(done).toContainText(/\d+ put back/)
})

test('tells what a site carried on a day, and lists it', async ({ page, loginAs }) => {
  await loginAs('owl')
  await page.goto('/dashboard/owl/sites/e6000000-0000-4000-8000-000000000126')
  const section = page.getByRole('region', { name: /^Brands/ })
  await section.getByLabel('On this day').fill('2025-03-31')
  await section.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('heading', { name: 'Brands on March 31, 2025' })).toBeVisible()
  await expect(section).toContainText('Meridian Gas')
  await page.goto(`/dashboard/owl/carried-brands?group=${GROUP}&on=2025-03-31&role=fuel`)
  await expect(page.getByRole('link', { name: 'Meridian Gas' }).first()).toBeVisible()
  await expectAccessible(page)
})
