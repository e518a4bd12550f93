import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const BRANDS = '/dashboard/owl/brands'
const PRODUCTS = '/dashboard/owl/products'

const SVG = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">
    <rect x="100" y="60" width="200" height="80" rx="12" fill="#a8104a"/></svg>`,
)

test('an owl adds a brand with logo and product, and undoes a change', async ({ page, loginAs }) => {
  await loginAs('owl')
  await page.goto(`${BRANDS}/new`)
  const name = `Gullwing ${randomUUID().slice(0, 8)}`
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Colors').fill('red')
  await page.getByRole('button', { name: 'Add brand' }).click()
  await expect(page.getByLabel('Kind')).toHaveAccessibleDescription('Choose a kind')
  await expect(page.getByLabel('Colors')).toHaveAccessibleDescription(/at most 6 colors/)
  await page.getByLabel('Kind').selectOption('Fuel')
  await page.getByLabel('Colors').fill('#A8104A, fff')
  await page.getByRole('button', { name: 'Add brand' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('#ffffff', { exact: true }).first()).toBeVisible()

  await page
    .getByRole('region', { name: 'Logo' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.svg', buffer: SVG, mimeType: 'image/svg+xml' })
  await expect(page.getByText('Logo uploaded')).toBeVisible()
  await expect(page.getByText('Remove logo')).toBeVisible()
  await expectAccessible(page)
  const entry = page.getByRole('region', { name: 'History' }).getByRole('listitem').first()
  await entry.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(page.getByText('No logo yet')).toBeVisible()

  const guidelines = page.getByRole('region', { name: 'Guidelines file' })
  const choose = (content: string) =>
    guidelines.locator('input[type=file]').setInputFiles({
      name: 'Gullwing book – 2026.pdf',
      buffer: Buffer.from(content),
      mimeType: 'application/pdf',
    })
  await choose('<html>%PDF-1.7</html>')
  await expect(guidelines.getByText('This is not a PDF')).toBeVisible()
  await choose('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n')
  const file = guidelines.getByRole('link', { name: 'Gullwing book – 2026.pdf' })
  await expect(file).toBeVisible()
  await expectAccessible(page)
  const download = await page.request.get((await file.getAttribute('href')) ?? '')
  expect(await download.text()).toContain('%PDF-1.7')
  expect(download.headers()['x-content-type-options']).toBe('nosniff')
  expect(download.headers()['content-disposition']).toMatch(/^attachment; .*Gullwing%20book/)
  await guidelines.getByText('Remove guidelines file').click()
  await guidelines.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(page.getByText('No file yet')).toBeVisible()
  await entry.getByRole('button', { name: 'Undo' }).click()
  await expect(file).toBeVisible()

  await page.getByRole('link', { name: 'New product' }).click()
  await expect(page.getByLabel('Brand', { exact: true })).toHaveValue(/-/)
  await page.getByLabel('Name').fill(`Cola ${name}`)
  await page.getByLabel('Code').fill('0 36000 29145-3')
  await page.getByRole('button', { name: 'Add product' }).click()
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/would be 2/)
  await page.getByLabel('Code').fill('')
  await page.getByRole('button', { name: 'Add product' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Cola ${name}`)
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
  await expectAccessible(page)
  const csv = await page.request.get(`${PRODUCTS}/export.csv?q=${encodeURIComponent(name)}`)
  expect(await csv.text()).toContain(`"Cola ${name}"`)
})

test.describe('on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('an admin sees what a merge moves, merges and takes it back', async ({ page, loginAs }) => {
    await loginAs('admin')
    const name = `Double ${randomUUID().slice(0, 8)}`
    await page.goto(`${PRODUCTS}/new`)
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Sold by').selectOption('Sites')
    await page.getByLabel('Notes').fill('Kept cold.')
    await page.getByRole('button', { name: 'Add product' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const address = new URL(page.url()).pathname
    await page.getByLabel('Merge into').selectOption('Diesel')
    await page.getByRole('button', { name: 'See what moves' }).click()
    await expect(page.getByText('becomes part of “Diesel”')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: /^fact/ })).toContainText('notes')
    await page.getByRole('button', { name: 'Merge', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diesel')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This product was merged')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  })
})
