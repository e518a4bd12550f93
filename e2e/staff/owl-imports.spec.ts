import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const SITES = '/dashboard/owl/sites'
const HEADERS = ['Group', 'Store #', 'Name', 'City', 'St', 'ZIP', 'Latitude', 'Longitude', 'Phone']

const csvFile = (name: string, rows: string[][]) => ({
  name,
  mimeType: '',
  buffer: Buffer.from([HEADERS, ...rows].map((cells) => cells.join(',')).join('\r\n')),
})

test('forty sites come from a file with three mistakes, which are corrected, and go again', async ({
  page,
  loginAs,
}) => {
  await loginAs('owl')
  const group = `Gullwing Fuel ${randomUUID().slice(0, 8)}`
  await page.goto('/dashboard/owl/site-groups/new')
  await page.getByLabel('Name', { exact: true }).fill(group)
  await page.getByRole('button', { name: 'Add site group' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(group)

  const rows = Array.from({ length: 40 }, (_, index) => [
    group,
    `00${index + 1}`,
    `Site ${index + 1}`,
    'Bedford',
    'MA',
    '01730',
    '',
    '',
    '',
  ])
  const wrong = rows.map((cells) => [...cells])
  wrong[4]?.splice(5, 1, '1730')
  wrong[9]?.splice(0, 1, 'Nobody & Sons')
  wrong[19]?.splice(6, 2, '-71.276', '42.49')

  await page.goto(SITES)
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import sites' })).toBeVisible()
  const file = page.locator('input[type=file]').first()
  await expect(file).toBeEnabled()
  await file.setInputFiles({ name: 'sites.csv', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004') })
  await expect(page.getByText('This is not a CSV file.')).toBeVisible()
  await expectAccessible(page)
  await file.setInputFiles(csvFile('sites.csv', wrong))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('sites.csv')
  await expect(page.getByLabel('Number')).toHaveValue('2')
  await expect(page.getByLabel('ZIP code')).toHaveValue('6')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check every row' }).click()

  await page.getByRole('link', { name: 'Errors 3' }).click()
  const errors = page.getByRole('region', { name: 'What would happen' }).getByRole('listitem')
  await expect(errors.filter({ hasText: 'Row 6' }).first()).toContainText(
    'ZIP code: A ZIP code has five digits: did a spreadsheet drop the zero of 01730? (the cell says “1730”)',
  )
  await expect(errors.filter({ hasText: 'Row 11' }).first()).toContainText('No site group has this name')
  await expect(errors.filter({ hasText: 'Row 21' }).first()).toContainText('Latitude comes first')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  const errorFile = await page.request.get(
    (await page.getByRole('link', { name: 'Rows with errors as CSV' }).getAttribute('href')) ?? '',
  )
  expect(await errorFile.text()).toContain('"Site group: No site group has this name"')

  await page.goto('/dashboard/owl/imports/sites')
  await expect(file).toBeEnabled()
  await file.setInputFiles(csvFile('corrected.csv', rows))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('corrected.csv')
  await page.getByRole('button', { name: 'Check every row' }).click()
  const run = page.getByRole('button', { name: 'Import: add 40' })
  await run.dblclick()
  await expect(page.getByText('40 added and 0 changed by')).toBeVisible()
  const link = page.getByRole('link', { name: '001 Site 1', exact: true })
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site 1')
  await expect(page.getByText('Middlesex County', { exact: true }).first()).toBeVisible()
  await page.goBack()

  await page.getByText('Undo this import').click()
  await page.getByRole('button', { name: 'Yes, undo it' }).click()
  await expect(page.getByText('Undone by')).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'This site was deleted' })).toBeVisible()

  const exported = await page.request.get('/dashboard/owl/imports/site-groups/export.csv')
  expect(await exported.text()).toContain(`"${group}"`)

  await page.goto('/dashboard/owl/deals')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import deals' })).toBeVisible()
  const deals = await page.request.get('/dashboard/owl/imports/deals/export.csv')
  expect(await deals.text()).toContain('"Site group","Title","Offer"')
})
