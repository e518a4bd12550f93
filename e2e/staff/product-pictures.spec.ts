import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const draw = async (background: string) => ({
  name: 'can.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
})

test('an owl uploads, replaces and removes the picture of a product, and takes it back', async ({
  page,
  loginAs,
}) => {
  const [id, name] = [randomUUID(), `Pictured ${randomUUID().slice(0, 8)}`]
  await asServer().from('products').insert({ id, name, sold_by: 'sites' }).throwOnError()
  await loginAs('owl')
  await page.goto(`/dashboard/owl/products/${id}`)
  const file = page.locator('input[type=file]')
  const section = page.getByRole('region', { name: 'Picture' })

  await file.setInputFiles({ name: 'can.png', mimeType: 'image/png', buffer: Buffer.from('<script>') })
  await expect(section.getByRole('alert')).toContainText('This is not a picture')
  await file.setInputFiles(await draw('#2c7a4b'))
  await expect(section.getByRole('img', { name })).toBeVisible()
  const first = await section.getByRole('img').getAttribute('src')
  await expectAccessible(page)

  await file.setInputFiles(await draw('#b3541e'))
  await expect(section.getByRole('img', { name })).not.toHaveAttribute('src', first ?? '')
  await section.getByText('Remove picture').click()
  await section.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(section.getByRole('img')).toHaveCount(0)
  const entry = page.getByRole('region', { name: 'History' }).getByRole('listitem').first()
  await entry.getByRole('button', { name: 'Undo' }).click()
  await expect(section.getByRole('img', { name })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/dashboard/owl/products?q=${name.slice(-8)}&layout=grid`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const csv = await page.request.get(`/dashboard/owl/products/export.csv?q=${name.slice(-8)}`)
  expect(await csv.text()).toContain('"products/')
})
