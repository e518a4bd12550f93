import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { asServer } from '../fixtures/rest.ts'

const LIST = '/dashboard/owl/deals'

/** A group of two sites with a product and a deal that meets whatever comes. */
async function addGroup() {
  const mark = randomUUID().slice(0, 8)
  const [group, product] = [randomUUID(), randomUUID()]
  const names = { group: `Kestrel ${mark}`, product: `Cider ${mark}`, deal: `Cider for all ${mark}` }
  const server = asServer()
  await server.from('parent_groups').insert({ id: group, name: names.group }).throwOnError()
  await server.from('products').insert({ id: product, name: names.product, sold_by: 'sites' }).throwOnError()
  await server
    .from('sites')
    .insert([
      { parent_group_id: group, number: 'A1', name: 'Dune Road', state: 'MI', time_zone: 'America/Detroit' },
      { parent_group_id: group, number: 'A2', name: 'Mesa', state: 'AZ', time_zone: 'America/Phoenix' },
    ])
    .throwOnError()
  await server
    .from('deals')
    .insert({
      parent_group_id: group,
      title: names.deal,
      offer_kind: 'percent_off',
      offer_basis_points: 1000,
      first_on: '2031-04-01',
      last_on: '2031-04-30',
      state: 'planned',
      product_ids: [product],
      created_by: null,
    })
    .throwOnError()
  return names
}

test('an owl plans a deal, sees the overlap first, asks why it wins, and takes back a pause', async ({
  page,
  loginAs,
}) => {
  const names = await addGroup()
  const title = `Two ciders ${randomUUID().slice(0, 8)}`
  await loginAs('owl')
  await page.goto(`${LIST}/new`)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Group').selectOption(names.group)
  await page.getByLabel('Offer', { exact: true }).selectOption('Several for one price')
  await expect(page.getByLabel('Percent')).toBeHidden()
  await page.getByLabel('How many', { exact: true }).fill('2')
  await page.getByLabel('Dollars').fill('three')
  await page.getByLabel(names.product).check()
  await page.getByLabel('First day').fill('2031-04-10')
  await page.getByLabel('Last day').fill('2031-04-20')
  await page.getByLabel('Where').selectOption('Sites in some states')
  await page.getByLabel('States').fill('mi')
  await page.getByLabel('State', { exact: true }).selectOption('Planned')
  await page.getByRole('button', { name: 'Add deal' }).click()
  await expect(page.getByLabel('Dollars')).toHaveAccessibleDescription(/amount/)
  await page.getByLabel('Dollars').fill('3')
  await page.getByRole('button', { name: 'Add deal' }).click()
  const warning = page.getByRole('alert').filter({ hasText: 'overlaps 1 other deal' })
  await expect(warning).toContainText(`${names.product} at A1 Dune Road. Apr 10, 2031 to Apr 20, 2031`)
  await expect(warning).toContainText('This deal wins: it names its places more closely.')
  await warning.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('2 for $3.00')).toBeVisible()
  await expect(page.getByText('1 site is reached.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Pause deal' }).click()
  await expect(page.getByRole('link', { name: 'Resume deal' })).toBeVisible()
  const entry = page.getByRole('region', { name: 'History' }).getByRole('listitem').first()
  await expect(entry).toContainText('paused')
  await entry.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Pause deal' })).toBeVisible()

  await page.goto(`${LIST}/why`)
  await page.getByLabel('Group').selectOption(names.group)
  await page.getByLabel('Site number').fill('a1')
  await page.getByLabel('Product').selectOption(names.product)
  await page.getByLabel('When').fill('2031-04-20T23:59')
  await page.getByRole('button', { name: 'Explain' }).click()
  const answer = page.getByRole('region', { name: `${names.product}: 2 for $3.00` })
  await expect(answer).toContainText('Dune Road')
  await expect(answer.getByRole('listitem').last()).toContainText(`“${title}” wins`)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)

  await page.goto(`${LIST}?q=${title.slice(-8)}`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
