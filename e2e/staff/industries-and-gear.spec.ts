import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { answerOf } from '../fixtures/location.ts'
import { asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const INDUSTRIES = '/dashboard/admin/industries'
const GEAR = '/dashboard/admin/gear'

const fresh = (name: string) => `${name}-${randomUUID().slice(0, 5)}`

const headingOf = (name: string) =>
  name.replace(/(^|-)(.)/g, (_, gap: string, first: string) => (gap && ' ') + first.toUpperCase())

const expectNarrow = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

async function addIndustryWithFilm(name: string) {
  const [industry, film] = [randomUUID(), randomUUID()]
  const server = asServer()
  await server.from('industries').insert({ id: industry, name }).throwOnError()
  await server
    .from('videos')
    .insert({ id: film, slug: fresh('film'), name_on_website: `Film of ${name}`, draft: false })
    .throwOnError()
  await server.from('video_industries').insert({ video_id: film, industry_id: industry }).throwOnError()
  return { id: industry, film }
}

test('an industry is added, renamed with its page, put first, merged, and its old pages lead on', async ({
  page,
  loginAs,
  context,
}) => {
  const [name, renamed, other] = [fresh('canals'), fresh('waterways'), fresh('rivers')]
  const { id, film } = await addIndustryWithFilm(name)
  const into = await addIndustryWithFilm(other)
  const ask = async (path: string) => answerOf(await context.request.get(path, { maxRedirects: 0 }))
  await loginAs('super_admin')
  await page.goto(`${INDUSTRIES}/new`)
  await page.getByLabel('Name').fill(name.replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Add industry' }).click()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(
    /An industry with this name already exists/,
  )

  await page.goto(`${INDUSTRIES}/${id}`)
  await page.locator('summary').filter({ hasText: 'Edit name' }).click()
  const form = page.getByRole('form', { name: 'Edit name' })
  await form.getByLabel('Name').fill(renamed)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: `/videos/industry/${renamed}` })).toBeVisible()
  expect(await ask(`/videos/industry/${name}`)).toBe(`308 /videos/industry/${renamed}`)
  expect(await ask(`/videos/industry/${renamed}`)).toBe('200')
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(INDUSTRIES)
  const heading = headingOf(renamed)
  await page.getByRole('button', { name: `Put first ${heading}` }).click()
  const placed = page.getByRole('region', { name: 'In this order' })
  await expect(placed.getByRole('listitem').first()).toContainText(heading)
  await expectNarrow(page)
  await expectAccessible(page)
  const otherHeading = headingOf(other)
  await page.getByRole('button', { name: `Put first ${otherHeading}` }).click()
  await expect(placed.getByRole('listitem').first()).toContainText(otherHeading)
  await placed.getByRole('button', { name: `Move down ${otherHeading}` }).press('Enter')
  await expect(placed.getByRole('listitem').first()).toContainText(heading)
  await expect(placed.getByRole('button', { name: `Move up ${otherHeading}` })).toBeFocused()
  await expect(placed.getByRole('status')).toContainText('in this order')
  await page.reload()
  await expect(placed.getByRole('listitem').first()).toContainText(heading)
  await placed.getByRole('button', { name: `Order by films: ${otherHeading}` }).click()
  await expect(placed.getByText(otherHeading)).toHaveCount(0)
  await placed.getByRole('button', { name: `Order by films: ${heading}` }).click()
  await expect(placed.getByText(heading)).toHaveCount(0)

  await page.goto(`${INDUSTRIES}/${id}`)
  await page.getByLabel('Merge into').selectOption(into.id)
  await page.getByRole('button', { name: 'See what moves' }).click()
  await expect(page.getByRole('region', { name: 'Merge or delete' })).toContainText(`Film of ${name}`)
  await expect(page.getByRole('region', { name: 'Merge or delete' })).toContainText('These pages change')
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByText('Industries merged')).toBeVisible()
  for (const old of [name, renamed]) {
    expect(await ask(`/videos/industry/${old}`)).toBe(`308 /videos/industry/${other}`)
  }
  await page.goto(`${INDUSTRIES}/${id}`)
  await expect(page.getByRole('heading', { name: 'This industry was merged' })).toBeVisible()
  await expect(page.getByText(/restore it with 1 film\./)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  await expect.poll(() => ask(`/videos/industry/${renamed}`)).toBe('200')
  expect(await ask(`/videos/industry/${name}`)).toBe(`308 /videos/industry/${renamed}`)
  await asServer().from('videos').delete().in('id', [film, into.film]).throwOnError()
  await asServer().from('industries').delete().in('id', [id, into.id]).throwOnError()
})

test('suggested gear is approved, declined and merged in bulk', async ({ page, loginAs }) => {
  const server = asServer()
  const camera = (name: string) => ({ id: randomUUID(), name: fresh(name), model: 'x', status: 'pending' })
  const [good, bad, twice] = [camera('Good cam'), camera('Bad cam'), camera('Good cam again')]
  await server.from('cameras').insert([good, bad, twice]).throwOnError()
  const statusOf = async (id: string) =>
    (await server.from('cameras').select('status').eq('id', id).maybeSingle<{ status: string }>()).data
      ?.status
  await loginAs('admin')
  await page.goto(`${GEAR}?status=pending`)
  await page.getByRole('checkbox', { name: `Select ${good.name}` }).check()
  await expectAccessible(page)
  const change = page.getByLabel('Change of the selected entries')
  const apply = page.getByRole('button', { name: 'Apply' })
  const report = page.getByRole('region', { name: 'What was changed' })
  await apply.click()
  await expect(report).toContainText('1 entry approved.')
  expect(await statusOf(good.id)).toBe('approved')

  await page.getByRole('checkbox', { name: `Select ${bad.name}` }).check()
  await change.selectOption('Decline')
  await apply.click()
  await expect(report).toContainText('1 entry declined.')
  expect(await statusOf(bad.id)).toBe('declined')
  await report.getByRole('button', { name: 'Undo' }).click()
  await expect(report).toContainText('1 entry put back.')
  expect(await statusOf(bad.id)).toBe('pending')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${GEAR}?status=pending`)
  await page.getByRole('checkbox', { name: `Select ${twice.name}` }).check()
  await change.selectOption('Merge')
  await page.getByLabel('Name of the entry that they become').fill('no such camera')
  await apply.click()
  await expect(page.getByText('type the exact name of another camera or lens.')).toBeVisible()
  await page.getByRole('checkbox', { name: `Select ${twice.name}` }).check()
  await change.selectOption('Merge')
  await page.getByLabel('Name of the entry that they become').fill(good.name.toUpperCase())
  await expectNarrow(page)
  await apply.click()
  await expect(page.getByText('1 entry merged. Applications now use the other entry.')).toBeVisible()
  expect(await statusOf(twice.id)).toBeUndefined()

  await page.goto(`${GEAR}/${good.id}`)
  await expect(page.getByText('No applications use it.')).toBeVisible()
  const better = fresh('Better cam')
  await page.locator('summary').filter({ hasText: 'Edit name' }).click()
  const form = page.getByRole('form', { name: 'Edit name' })
  await form.getByLabel('Name').fill(bad.name)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Another entry has this name.')).toBeVisible()
  await form.getByLabel('Name').fill(better)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: better })).toBeVisible()
  await page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByRole('heading', { name: good.name })).toBeVisible()
  const other = page.getByLabel('Name of the other entry')
  await other.fill('no such camera')
  // By key: on a narrow screen an announcement covers the button, and stays while the mouse is over it.
  await other.press('Enter')
  await expect(other).toHaveAccessibleDescription(/No other entry has this name/)
  await other.fill(bad.name)
  await other.press('Enter')
  await expect(page.getByRole('heading', { name: 'This entry was merged' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByRole('heading', { name: good.name })).toBeVisible()
  await expectNarrow(page)
  await expectAccessible(page)
})
