import { randomUUID } from 'node:crypto'
import { asServer } from '../fixtures/rest.ts'
import { expect, test } from '../fixtures/test.ts'

const PLACES = [
  ['Bedford', 'MA', '01730'],
  ['Flint', 'MI', '48502'],
  ['Houston', 'TX', '77002'],
] as const

/** As YYYY-MM-DD. Massachusetts and Michigan have the same day. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Detroit' }).format(new Date())

const csvFile = (name: string, rows: string[][]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [['Group', 'Store #', 'Name', 'City', 'St', 'ZIP'], ...rows].map((cells) => cells.join(',')).join('\r\n'),
  ),
})

test('a new owl adds a group, imports its sites, gives them a brand, and sees a deal at one of them', async ({
  page,
  loginAs,
}) => {
  const mark = randomUUID().slice(0, 8)
  const [group, brand, product, deal] = [
    `Gullwing ${mark}`,
    `Kite ${mark}`,
    `Cider ${mark}`,
    `Ciders ${mark}`,
  ]
  const server = asServer()
  await server.from('brands').insert({ name: brand, kind: 'fuel' }).throwOnError()
  await server.from('products').insert({ name: product, sold_by: 'sites' }).throwOnError()

  await loginAs('owl')
  await page.goto('/dashboard/owl/site-groups/new')
  await page.getByLabel('Name', { exact: true }).fill(group)
  await page.getByRole('button', { name: 'Add site group' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(group)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const rows = Array.from({ length: 40 }, (_, at) => [
    group,
    `S${at + 1}`,
    `Site ${at + 1}`,
    ...(PLACES[at % 3] ?? PLACES[0]),
  ])
  const wrong = rows.map((cells) => [...cells])
  wrong[0]?.splice(5, 1, '1730')
  wrong[9]?.splice(0, 1, 'Nobody and Sons')
  wrong[19]?.splice(4, 1, 'Nowhere')

  const importFile = async (name: string, lines: string[][]) => {
    await page.goto('/dashboard/owl/imports/sites')
    const file = page.locator('input[type=file]').first()
    await expect(file).toBeEnabled()
    await file.setInputFiles(csvFile(name, lines))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.getByRole('button', { name: 'Check every row' }).click()
  }
  await importFile('sites.csv', wrong)
  await expect(page.getByRole('link', { name: 'Errors 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Import: add 37' }).click()
  await expect(page.getByText('37 added and 0 changed by')).toBeVisible()
  await importFile('corrected.csv', rows)
  await page.getByRole('button', { name: 'Import: add 3', exact: true }).click()
  await expect(page.getByText('3 added and 0 changed by')).toBeVisible()

  await page.goto(`/dashboard/owl/brand-associations/give?group=${id}`)
  await page.getByLabel('Brand', { exact: true }).selectOption(`${brand} (Fuel)`)
  await page.getByLabel('Role').selectOption('Canopy')
  await page.getByLabel('First day').fill(today)
  await page.getByRole('button', { name: 'Try it first' }).click()
  await page.getByRole('button', { name: 'Give it to 40 sites' }).click()
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()

  await page.goto('/dashboard/owl/deals/new')
  await page.getByLabel('Title').fill(deal)
  await page.getByLabel('Group').selectOption(group)
  await page.getByLabel('Offer', { exact: true }).selectOption('Several for one price')
  await page.getByLabel('How many', { exact: true }).fill('2')
  await page.getByLabel('Dollars').fill('3')
  await page.getByLabel(product).check()
  await page.getByLabel('First day').fill(today)
  await page.getByLabel('Last day').fill(today)
  await page.getByLabel('Where').selectOption('Sites in some states')
  await page.getByLabel('States').fill('ma, mi')
  await page.getByLabel('State', { exact: true }).selectOption('Planned')
  await page.getByRole('button', { name: 'Add deal' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(deal)
  await expect(page.getByText('27 sites are reached.')).toBeVisible()

  const open = async (number: string) => {
    await page.goto(`/dashboard/owl/sites?group=${id}&q=${number}`)
    await page.getByRole('link', { name: number.replace('S', 'Site '), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number.replace('S', 'Site '))
  }
  await open('S38')
  await expect(page.getByRole('region', { name: 'Deals that run now' })).toContainText(deal)
  await expect(page.getByRole('region', { name: 'Brands today' })).toContainText(brand)
  await open('S39')
  await expect(page.getByRole('region', { name: 'Deals that run now' })).not.toContainText(deal)
})
