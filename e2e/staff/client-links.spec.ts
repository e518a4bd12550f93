import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addClient, getClient } from '../fixtures/clients.ts'
import { asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const LIST = '/dashboard/admin/upload-client-logos'

test('a super admin merges two clients after a look at what moves, and deletes one', async ({
  page,
  loginAs,
}) => {
  const [from, into] = [await addClient('Merged'), await addClient('Kept')]
  await asServer()
    .from('client_reviews')
    .insert({ client_id: from.id, rating: 5, description: 'They were early.', created_at: '2020-01-01' })
    .throwOnError()
  await loginAs('super_admin')
  await page.goto(`${LIST}/${from.id}`)
  await expect(page.getByText('It cannot be deleted: 1 review names it.')).toBeVisible()
  await page.getByLabel('Merge into').selectOption(into.id)
  await page.getByRole('button', { name: 'See what moves' }).click()
  const plan = page.getByRole('region', { name: 'Merge or delete' })
  await expect(plan.getByRole('listitem')).toHaveText(['reviewThey were early.moves'])
  await expectAccessible(page)
  await plan.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(into.name)
  await expect(page.getByText('They were early.')).toBeVisible()
  expect(await getClient(from.id)).toBeNull()
  await page.goto(`${LIST}/${from.id}`)
  await expect(page.getByRole('heading', { name: 'This client was merged' })).toBeVisible()
  await expect(page.getByText('to restore it with 1 review.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(from.name)
  await expect(page.getByText('They were early.')).toBeVisible()

  const unused = await addClient('Unused')
  await page.goto(`${LIST}/${unused.id}`)
  await page.getByText('Delete this client').click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByRole('heading', { name: 'This client was deleted' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unused.name)
})

/** The featured clients of the demo. Other tests feature clients of their own meanwhile, whose names end in an id. */
const orderOn = async (page: Page) =>
  (await page.locator('main ol').getByRole('link').allTextContents()).filter(
    (name) => !/ [0-9a-f]{8}$/.test(name),
  )

test('logos are dragged and moved by keys; two people at once both keep their moves', async ({
  page,
  loginAs,
  context,
}) => {
  await loginAs('admin')
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Order of logos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order of logos' })).toBeVisible()
  await expectAccessible(page)
  const before = await orderOn(page)
  const [first = '', second = '', third = '', fourth = '', fifth = '', ...rest] = before
  const other = await context.newPage()
  await other.goto(`${LIST}/order`)

  const row = (name: string) => page.locator('main ol > li').filter({ hasText: name })
  await row(third).dragTo(row(first))
  const dragged = [third, first, second, fourth, fifth, ...rest]
  await expect.poll(() => orderOn(page)).toEqual(dragged)
  await expect(page.getByRole('status').filter({ hasText: 'The home page shows the first' })).toBeVisible()
  const down = other.getByRole('button', { name: `Move down ${fourth}` })
  await down.focus()
  await other.keyboard.press('Enter')
  await expect(other.getByText('Someone else changed the logos')).toBeVisible()
  const both = [third, first, second, fifth, fourth, ...rest]
  await expect.poll(() => orderOn(other)).toEqual(both)
  await expectAccessible(other)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect.poll(() => orderOn(page)).toEqual(both)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  for (const button of [`Move down ${third}`, `Move down ${third}`, `Move up ${fourth}`]) {
    await page.getByRole('button', { name: button }).click()
  }
  await expect.poll(() => orderOn(page)).toEqual(before)
  await expect(page.getByRole('status').filter({ hasText: 'The home page shows the first' })).toBeVisible()
  await page.reload()
  await expect.poll(() => orderOn(page)).toEqual(before)
})

test('an ad group names a client, and the client lists it', async ({ page, loginAs }) => {
  const client = await addClient('With ads')
  await loginAs('admin')
  await page.goto('/dashboard/admin/ad-groups/new')
  const name = `Winter ${randomUUID().slice(0, 8)}`
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Client', { exact: true }).fill('Lakeshore Roasters')
  await page.getByLabel('Product').fill('Social Ads')
  await page.getByLabel('Catalog client').fill(client.name.toUpperCase())
  await page.getByRole('button', { name: 'Create ad group' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  // Not the recent records beside it.
  const main = page.getByRole('main')
  await main.getByRole('link', { name: client.name }).click()
  await expect(page.getByText('It cannot be deleted')).toHaveCount(0)
  await main.getByRole('link', { name }).click()
  await page.locator('summary').filter({ hasText: 'Edit catalog client' }).click()
  const form = page.getByRole('form', { name: 'Edit catalog client' })
  await form.getByLabel('Catalog client').fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByRole('link', { name: client.name })).toHaveCount(0)
})
