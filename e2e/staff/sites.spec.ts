import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const GROUPS = '/dashboard/owl/site-groups'

test('a group gets a site, whose wrong ZIP code is corrected, and hours that are typed and undone', async ({
  page,
  loginAs,
}) => {
  await loginAs('owl')
  await page.goto(GROUPS)
  await page.getByRole('link', { name: 'New site group' }).click()
  const name = `Gullwing Fuel ${randomUUID().slice(0, 8)}`
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Billing address').fill('1 Loom Street\nFlint')
  await page.getByRole('button', { name: 'Add site group' }).click()
  await expect(page.getByLabel('Billing address')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Billing address').fill('1 Loom Street\nFlint, MI 48502')
  await page.getByRole('button', { name: 'Add site group' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('Site group added')).toBeVisible()
  await expectAccessible(page)
  const group = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await page.getByRole('region', { name: 'Sites' }).getByRole('link', { name: 'New site' }).click()
  await expect(page.getByLabel('Site group', { exact: true })).toHaveValue(group)
  await page.getByLabel('Number').fill('A-1')
  await page.getByLabel('Name', { exact: true }).fill('Harborlight Road')
  await page.getByLabel('City').fill('Phoenix')
  await page.getByLabel('State').selectOption('AZ')
  await page.getByLabel('ZIP code').fill('48502')
  await page.getByRole('button', { name: 'Add site' }).click()
  await expect(page.getByLabel('ZIP code')).toHaveAccessibleDescription(/48502 is in Flint, MI/)
  await expect(page.getByLabel('City')).toHaveValue('Phoenix')
  await page.getByLabel('ZIP code').fill('85004')
  await page.getByRole('button', { name: 'Add site' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harborlight Road')
  await expect(page.getByText('Maricopa County', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/, Phoenix$/).first()).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  const hours = page.getByRole('region', { name: 'Opening hours' })
  await hours.getByText('Edit opening hours').click()
  await hours.getByLabel('Friday').fill('6pm-3am')
  await hours.getByLabel('Saturday').fill('2am-8am')
  await hours.getByRole('button', { name: 'Save hours' }).click()
  await expect(hours.getByLabel('Saturday')).toHaveAccessibleDescription('Overlaps the hours of Friday')
  await expect(hours.getByLabel('Friday')).toHaveValue('6pm-3am')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await hours.getByLabel('Saturday').fill('24 hours')
  await hours.getByLabel('Friday').fill('6 AM – midnight')
  await hours.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('Opening hours saved')).toBeVisible()
  await expect(hours.getByText('6 AM – midnight')).toBeVisible()

  const entry = page.getByRole('region', { name: 'History' }).getByRole('listitem').first()
  await expect(entry).toContainText('Opening hours')
  await entry.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(hours.getByText('No opening hours yet.')).toBeVisible()

  const csv = await page.request.get(`/dashboard/owl/sites/export.csv?q=${name.split(' ').at(-1)}`)
  expect(await csv.text()).toContain('"A-1"')
})
