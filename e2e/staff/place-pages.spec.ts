import type { Page } from '@playwright/test'
import { letters } from '../fixtures/letters.ts'
import { answerOf } from '../fixtures/location.ts'
import { asServer } from '../fixtures/rest.ts'
import { editorOf } from '../fixtures/editor.ts'
import { SOON } from '../fixtures/soon.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const LIST = '/dashboard/admin/place-pages'

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Saved/ })
      .first(),
  ).toBeVisible()
}

test('a thin page is found, repaired, and enters the sitemap; its old address leads on', async ({
  page,
  loginAs,
  context,
}) => {
  const city = `Zz${letters()}`
  const slug = `${city.toLowerCase()}-mt`
  const visit = (path: string) => context.request.get(path, { maxRedirects: 0 })
  const sitemap = async () => {
    const index = await (await visit('/sitemap.xml')).text()
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    )
    const parts = await Promise.all(
      files.filter((file) => file.includes('cities')).map((file) => visit(file)),
    )
    return (await Promise.all(parts.map((part) => part.text()))).join('\n')
  }

  await loginAs('admin')
  await page.goto(`${LIST}/new`)
  await page.getByRole('combobox', { name: 'Place' }).fill('Ohio')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveAccessibleDescription(
    /has a page already/,
  )
  await page.getByRole('combobox', { name: 'Place' }).fill(`${city}, mt`)
  await page.getByLabel('Address').fill('new-york')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(/address of a state/)
  await page.getByLabel('Address').fill('')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Choose an empty page')).toBeVisible()
  await page.getByText('Start with an empty page').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${city}, Montana`)

  expect((await visit(`/video-production-in/${slug}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published, but not in search yet')).toBeVisible()
  await expect.poll(async () => (await visit(`/video-production-in/${slug}`)).status(), SOON).toBe(200)
  expect(await sitemap()).not.toContain(slug)

  await page.goto(`${LIST}?q=${city}&search=no`)
  await expect(page.getByText('No: too thin')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: city }).click()
  const text = editorOf(page)
  await text.fill(`${'The river bends here and the light is good. '.repeat(27)}\nIt is ${city}.`)
  await expect(page.getByText('Not in search: 246 of 250 words')).toBeVisible()
  await text.press('End')
  await text.pressSequentially(' Come and film.')
  await expect(page.getByText('In search: 249 words')).toHaveCount(0)
  await text.pressSequentially(' Today.')
  await expect(page.getByText('In search: 250 words').first()).toBeVisible()
  await page
    .getByRole('textbox', { name: 'Title in search results' })
    .fill('A title that is far too long for the results of a search engine, even on a desktop')
  await expect(page.getByText(/Title: \d+ of 580 pixels, cut/)).toBeVisible()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await save(page)
  await expect.poll(sitemap, SOON).toContain(slug)
  expect(await (await visit(`/video-production-in/${slug}`)).text()).toContain('The river bends here')
  await expect(page.getByText(/compared with \d+ pages/)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${LIST}?q=${city}`)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: city }).click()

  await page.getByText('Change the address', { exact: true }).first().click()
  await page.getByLabel('New address').fill(`new-${slug}`)
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText('The old address redirects to the new one', { exact: true })).toBeVisible()
  await expect
    .poll(async () => answerOf(await visit(`/video-production-in/${slug}`)), SOON)
    .toBe(`308 /video-production-in/new-${slug}`)
  expect((await visit(`/video-production-in/new-${slug}`)).status()).toBe(200)

  await page.getByRole('link', { name: 'Changes of version 2' }).click()
  await expect(page.locator('ins').first()).toContainText('too long for the results')
  await expect(page.getByRole('region', { name: 'Text' }).locator('ins')).toContainText('The river bends')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Restore version 1 as a draft' }).click()
  await expect(page.getByText('Below is version 1. Nothing has changed yet')).toBeVisible()
  await expect(text).not.toContainText('The river')
  await save(page)
  await expect(page.getByText('Restored from 1')).toBeVisible()

  await page.getByRole('link', { name: 'See it as visitors do' }).click()
  await expect(page.getByRole('heading', { name: `As visitors see ${city}` })).toBeVisible()
  await expectAccessible(page)
  await asServer().from('service_geo_pages').delete().eq('slug', `new-${slug}`).throwOnError()
})

test('a city of the gazetteer gets a composed draft, which a link shows', async ({
  page,
  loginAs,
  browser,
}) => {
  await asServer().from('service_geo_pages').delete().eq('slug', 'monroe-mi').throwOnError()
  await loginAs('admin')
  await page.goto(`${LIST}/new`)
  await page.getByRole('combobox', { name: 'Place' }).fill('monroe, mi')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monroe, Michigan')
  await expect(page.getByText('Composed text').first()).toBeVisible()
  await expect(page.getByText(/Ready for search once published: \d+ words/).first()).toBeVisible()
  await expect(page.getByText(/\d+ %/)).toBeVisible()
  await page.getByText('Show the shared sentences').click()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Create a link' }).click()
  const link = await page.getByLabel('The new link').inputValue()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const visitor = await browser.newContext()
  const view = await visitor.newPage()
  expect((await view.goto('/video-production-in/monroe-mi'))?.status()).toBe(404)
  const response = await view.goto(link)
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(view.getByRole('heading', { level: 1 })).toHaveText('Monroe Video Production Services')
  await expect(view.getByText('Visitors do not see it yet')).toBeVisible()
  await expect(view.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('The link no longer works')).toBeVisible()
  await view.reload()
  await expect(view.getByText('This link no longer works')).toBeVisible()
  await visitor.close()
  await asServer().from('service_geo_pages').delete().eq('slug', 'monroe-mi').throwOnError()
})

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
  await expect(page.getByRole('heading', { name: 'What to fix first' })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('region', { name: 'Place pages' })
    .getByRole('link', { name: /Too thin/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Place pages', level: 1 })).toBeVisible()
})
