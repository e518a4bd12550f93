import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const ADMIN_LIST = '/dashboard/admin/add-contact'
const OWL_LIST = '/dashboard/owl/contacts'

const unique = () => randomUUID().slice(0, 8)

/** The ids of the contacts with this last name. */
async function listContacts(lastName: string): Promise<string[]> {
  const { data } = await asServer().from('contacts').select('id').eq('last_name', lastName).throwOnError()
  return data.map(({ id }: { id: string }) => id)
}

async function countClients(name: string): Promise<number> {
  const { data } = await asServer().from('clients').select('id').eq('name', name).throwOnError()
  return data.length
}

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('an owl adds a contact after a warning, edits it, and undoes a change', async ({ page, loginAs }) => {
  const lastName = `Vance ${unique()}`
  await loginAs('owl')
  await page.goto(OWL_LIST)
  await page.getByRole('link', { name: 'New contact' }).click()
  await page.getByLabel('First name').fill('Naomi')
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Client').fill('Nobody & Daughters')
  await page.getByLabel('Email').fill('NAOMI@tilthandtwine.example')
  await page.getByRole('button', { name: 'Add contact' }).click()
  await expect(page.getByText('A contact with this email already exists.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Naomi Vance' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.getByLabel('Client')).toHaveAccessibleDescription(/no client with this name/)
  await page.getByLabel('Client').fill('tilth & twine')
  await page.getByRole('button', { name: 'Add contact' }).click()
  await page.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Naomi ${lastName}`)
  await expect(page.getByRole('region', { name: 'The same person?' })).toContainText('The same email')
  expect(await listContacts(lastName)).toHaveLength(1)

  for (const [field, value] of [
    ['Position', 'Founder'],
    ['Email', 'naomi@new.example'],
  ] as const) {
    await page
      .locator('summary')
      .filter({ hasText: `Edit ${field.toLowerCase()}` })
      .click()
    const form = page.getByRole('form', { name: `Edit ${field.toLowerCase()}` })
    await form.getByLabel(field).fill(value)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
  }
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  await expect(history).toHaveCount(3)
  await expect(history.nth(0)).toContainText('Email changed')
  await expect(history.nth(0).getByRole('button')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await history.nth(1).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(history).toHaveCount(4)

  await page.goto(`${OWL_LIST}/new`)
  await expect(page.getByLabel('Last name')).toHaveValue('')
})

test('a file of contacts is matched, checked, imported once and undone', async ({ page, loginAs }) => {
  const lastName = `Byron ${unique()}`
  const newClient = `Tidewater & Tin ${unique()}`
  const csv = [
    'Given name;Surname;Company;Job title;E-mail',
    `Ada;${lastName};Tilth & Twine;Engineer;ada.${unique()}@example.com`,
    `Bea;${lastName};;;bea.${unique()}@example.com`,
    `Cleo;${lastName};Nobody & Daughters;;cleo`,
    'Dana;Whitcomb;Meridian Orthopedics;;dwhitcomb@meridianortho.example',
    `Eve;${lastName};${newClient};;eve.${unique()}@example.com`,
  ].join('\r\n')
  await loginAs('admin')
  await page.goto(ADMIN_LIST)
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import contacts' })).toBeVisible()
  const file = page.locator('input[type=file]')
  await expect(file).toBeEnabled()
  await file.setInputFiles({
    name: 'people.csv',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from('PK\u0003\u0004'),
  })
  await expect(page.getByText('This is not a CSV file.')).toBeVisible()
  await file.setInputFiles({ name: 'people.csv', mimeType: '', buffer: Buffer.from(csv) })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('people.csv')
  await expect(page.getByLabel('Last name')).toHaveValue('2')
  await expect(page.getByLabel('Position')).toHaveValue('4')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check every row' }).click()

  const rows = page.getByRole('region', { name: 'What would happen' }).getByRole('listitem')
  await expect(page.getByRole('link', { name: 'All 5' })).toBeVisible()
  await expect(rows.filter({ hasText: 'Row 4' }).first()).toContainText('Client is not among our clients')
  await expect(rows.filter({ hasText: 'Row 5' }).first()).toContainText('Nothing new')
  const errors = await page.request.get(
    (await page.getByRole('link', { name: 'Rows with errors as CSV' }).getAttribute('href')) ?? '',
  )
  expect(await errors.text()).toContain('"Client is not among our clients; Email is not valid"')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  // The bar at the top covers part of what is scrolled below it.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)

  await page.getByText('Change the columns').click()
  await page.getByRole('checkbox', { name: 'Add unknown clients' }).check()
  await page.getByRole('button', { name: 'Check every row' }).click()
  await expect(rows.filter({ hasText: 'Row 6' }).first()).toContainText(`New client ${newClient}`)
  await expectNoSidewaysScroll(page)
  const run = page.getByRole('button', { name: 'Import: add 3, add 1 new client' })
  await run.dblclick()
  await expect(page.getByText('3 added and 0 changed, with 1 new client, by')).toBeVisible()
  expect(await listContacts(lastName)).toHaveLength(3)
  expect(await countClients(newClient)).toBe(1)
  await page.goto(`${ADMIN_LIST}/import`)
  await page.getByRole('link', { name: 'people.csv' }).first().click()
  await page.getByText('Undo this import').click()
  await page.getByRole('button', { name: 'Yes, undo it' }).click()
  await expect(page.getByText('Undone by')).toBeVisible()
  expect(await listContacts(lastName)).toEqual([])
  expect(await countClients(newClient)).toBe(0)

  await page.goto(`${ADMIN_LIST}/import`)
  const draft = `draft-${unique()}.csv`
  await expect(file).toBeEnabled()
  await file.setInputFiles({ name: draft, mimeType: '', buffer: Buffer.from(csv) })
  await expect(page.getByText('Nothing is imported yet.')).toBeVisible()
  await page.goto(`${ADMIN_LIST}/import`)
  const listed = page.getByRole('listitem').filter({ hasText: draft })
  await expect(listed).toContainText('Not imported yet')
  await expectAccessible(page)
  await listed.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Draft discarded')).toBeVisible()
  await expect(listed).toHaveCount(0)
})

test('the list finds and exports, and designers do not get in', async ({ page, loginAs }) => {
  await loginAs('admin')
  await page.goto(`${ADMIN_LIST}?q=tilth&email=yes`)
  await expect(page.getByRole('row').filter({ hasText: 'Naomi Vance' }).first()).toBeVisible()
  await expectAccessible(page)
  const csv = await page.request.get(`${ADMIN_LIST}/export.csv?q=tilth`)
  expect(await csv.text()).toContain('"naomi@tilthandtwine.example"')
  await loginAs('graphic_designer')
  await page.goto(OWL_LIST)
  await expect(page).not.toHaveURL(new RegExp(OWL_LIST))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a contact is added after a warning, and nothing typed is lost', async ({ page, loginAs }) => {
    const lastName = `Plain ${unique()}`
    await loginAs('admin')
    await page.goto(`${ADMIN_LIST}/new`)
    await page.getByLabel('First name').fill('Pete')
    await page.getByLabel('Last name').fill(lastName)
    await page.getByLabel('Email').fill('pete@lakeshoreroasters.example')
    await page.getByRole('button', { name: 'Add contact' }).click()
    await expect(page.getByText('A contact with this email already exists.')).toBeVisible()
    await expect(page.getByLabel('Last name')).toHaveValue(lastName)
    await page.getByRole('button', { name: 'Save anyway' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pete ${lastName}`)
  })
})
