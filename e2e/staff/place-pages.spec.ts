import { randomUUID } from 'node:crypto'
import { asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const LIST = '/dashboard/admin/place-pages'

/** Letters only, as slugs of places are. */
const letters = () =>
  randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 8)

test('an import says what it would do, does it, and is undone', async ({ page, loginAs }) => {
  const city = `Zz${letters()}`
  const slug = `${city.toLowerCase()}-mt`
  const file = `---\ncity: ${city}\nstate: Montana\nslug: ${slug}\ntitle: Films in ${city}\n---\n\nThe river.\n`
  await loginAs('admin')
  await page.goto(`${LIST}/import`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${slug}.md`, mimeType: 'text/markdown', buffer: Buffer.from(file) })
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: city })
  await expect(row).toContainText('Add')
  const count = async () => {
    const { count } = await asServer()
      .from('service_geo_pages')
      .select('id', { count: 'exact', head: true })
      .eq('slug', slug)
      .throwOnError()
    return count
  }
  expect(await count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import: add 1' }).click()
  await expect(row).toContainText('Added')
  expect(await count()).toBe(1)
  await page.getByText('Undo this import').click()
  await page.getByRole('button', { name: 'Yes, undo it' }).click()
  await expect.poll(count).toBe(0)
})

test('the home of the website shows what matters most', async ({ page, loginAs }) => {
  await loginAs('super_admin')
  await page.goto('/dashboard/super-admin/website')
  await expect(page.getByRole('heading', { name: 'What matters most' })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('region', { name: 'Place pages' })
    .getByRole('link', { name: /Too thin/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Place pages', level: 1 })).toBeVisible()
})
