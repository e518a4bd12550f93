import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { asServer } from '../fixtures/rest.ts'

const TIMELINE = '/dashboard/owl/deals/timeline'

/** A group with a site that carries a brand, a deal for the whole group and one by brand, far from today. */
async function addGroup() {
  const mark = randomUUID().slice(0, 8)
  const [group, product, brand, site] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const names = { cider: `Cider for all ${mark}`, brand: `Cider by brand ${mark}`, product: `Cider ${mark}` }
  const server = asServer()
  await server
    .from('parent_groups')
    .insert({ id: group, name: `Merlin ${mark}` })
    .throwOnError()
  await server.from('products').insert({ id: product, name: names.product, sold_by: 'sites' }).throwOnError()
  await server
    .from('brands')
    .insert({ id: brand, name: `Brand ${mark}`, kind: 'store' })
    .throwOnError()
  await server
    .from('sites')
    .insert({
      id: site,
      parent_group_id: group,
      number: 'A1',
      name: 'Dune Road',
      time_zone: 'America/Detroit',
    })
    .throwOnError()
  await server
    .from('brand_associations')
    .insert({ site_id: site, brand_id: brand, role: 'store', first_on: '2031-04-20' })
    .throwOnError()
  const deal = {
    parent_group_id: group,
    offer_kind: 'price',
    offer_cents: 199,
    state: 'planned',
    product_ids: [product],
    created_by: null,
  }
  await server
    .from('deals')
    .insert([
      { ...deal, title: names.cider, first_on: '2031-04-21', last_on: '2031-04-27' },
      {
        ...deal,
        title: names.brand,
        first_on: '2031-04-08',
        last_on: '2031-04-12',
        where_kind: 'brands',
        where_brand_ids: [brand],
      },
    ])
    .throwOnError()
  return { group, names }
}

test('an owl moves a deal by keys and by hand, sees the overlap first, and takes it back', async ({
  page,
  loginAs,
}) => {
  const { group, names } = await addGroup()
  await loginAs('owl')
  await page.goto(TIMELINE)
  await expect(page.getByRole('heading', { name: 'Choose a site group' })).toBeVisible()
  await page.goto(`${TIMELINE}?group=${group}`)
  await expect(page.getByText(/has no deal from/)).toBeVisible()
  await page.getByRole('link', { name: /^Later deals/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: names.product })).toBeVisible()
  await expectAccessible(page)

  const bar = page.getByRole('link', { name: new RegExp(`^${names.brand} ?, Planned`) })
  const panel = page.getByRole('region', { name: 'Move' })
  await bar.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(panel).toContainText('to Apr 22, 2031 to Apr 26, 2031')
  await expect(panel).toContainText('It meets 1 other deal.')
  await expect(panel).toContainText(`${names.product} at A1 Dune Road. Apr 22, 2031 to Apr 26, 2031`)
  await expect(panel).toContainText('This deal wins: it names its places more closely.')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await page.keyboard.press('Alt+ArrowRight')
  await expect(panel).toContainText('to Apr 8, 2031 to Apr 13, 2031')
  await expect(panel).toContainText('It overlaps no other deal.')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Save move' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toContainText('was moved: Apr 8, 2031 to Apr 13, 2031')
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(panel).toContainText('is back: Apr 8, 2031 to Apr 12, 2031')

  const box = await bar.boundingBox()
  if (!box) throw new Error('The bar is not there')
  const dayWidth = box.width / 5
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + dayWidth * 13, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(panel).toContainText('to Apr 21, 2031 to Apr 25, 2031')
  await expect(panel).toContainText('It meets 1 other deal.')
  await panel.getByRole('button', { name: 'Save move' }).click()
  await expect(panel).toContainText('was moved')
  await expect(page).toHaveURL(new RegExp(TIMELINE))

  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByText('The same as a table').click()
  await expect(page.getByRole('row', { name: new RegExp(names.brand) })).toContainText('Apr 21, 2031')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
})
