import type { Page } from '@playwright/test'
import { listMail, submitLead } from '../fixtures/database.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

test('an admin finds a lead, sees its source and changes its stage', async ({ page, loginAs }) => {
  const email = `found-${Date.now()}@example.com`
  const firstName = `Nora ${Date.now().toString(36)}`
  await submitLead({ email, firstName, source: 'detroit-mi' })
  await loginAs('admin')
  await page.goto('/dashboard/admin/home')
  await page.getByRole('link', { name: 'All leads' }).click()
  await page.getByRole('searchbox').fill(`${firstName} orchards`)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('1 lead matches')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: firstName }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName)
  await expect(page.getByText('detroit-mi')).toBeVisible()
  await expect(page.getByText('=HYPERLINK("http://x")')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Stage', { exact: true }).selectOption('Contacted')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText('Status saved')).toBeVisible()
  await page.goto(`/dashboard/admin/leads?q=${email}&stage=contacted`)
  await expect(page.getByText('1 lead matches')).toBeVisible()
})

test('the export of leads contains text only', async ({ page, loginAs }) => {
  const email = `export-${Date.now()}@example.com`
  await submitLead({ email, firstName: '=1+1', source: '@SUM(A1)' })
  await loginAs('admin')
  await page.goto(`/dashboard/admin/leads?q=${email}`)
  const href = (await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')) ?? ''
  const file = await page.request.get(href)
  expect(file.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="contact-requests.csv"',
    'cache-control': 'private, no-store',
  })
  const [heading, lead] = (await file.text()).split('\r\n')
  expect(heading).toContain('"Received","Status","First name"')
  expect(lead).toContain(`"new","'=1+1","Whitcomb","${email}"`)
  expect(lead).toContain(`"'@SUM(A1)"`)
})

test('a held lead gets its mail after an admin releases it', async ({ page, loginAs }) => {
  const id = await submitLead({ email: `held-${Date.now()}@example.com`, held: true })
  expect((await listMail(id)).map(({ kind }) => kind)).toEqual(['contact_notice'])
  await loginAs('admin')
  await page.goto(`/dashboard/admin/leads/${id}`)
  await page.getByLabel('Stage', { exact: true }).selectOption('New')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText('Status saved')).toBeVisible()
  expect((await listMail(id)).map(({ kind }) => kind)).toEqual(['contact_notice', 'contact_received'])
})

test('leads are closed to other roles', async ({ page, loginAs }) => {
  const id = await submitLead({ email: `closed-${Date.now()}@example.com` })
  await loginAs('project_manager')
  await page.goto(`/dashboard/admin/leads/${id}`)
  await expect(page).toHaveURL(/project-manager\/home/)
  await expect(page.getByText('This area requires Admin privileges')).toBeVisible()
  await page.goto(`/dashboard/owl/leads/${id}`)
  await expect(page.getByText('Leads require Owl or Admin privileges')).toBeVisible()
  await loginAs('graphic_designer')
  await page.goto('/dashboard/owl/leads/board')
  await expect(page).toHaveURL(/graphic-designer\/home/)
})

test('an owl works on leads: facts, stage, neighbors, contact, undo', async ({ page, loginAs }) => {
  const mark = `Kiln${Date.now().toString(36)}`
  for (const number of [1, 2, 3]) {
    await submitLead({
      email: `${mark}-${number}@${mark}.example`.toLowerCase(),
      firstName: `${mark}-${number}`,
    })
  }
  await loginAs('owl')
  await page.goto(`/dashboard/owl/leads?q=${mark}`)
  await page.getByRole('link', { name: `${mark}-2` }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(`${mark}-2`)
  await expect(page.getByText('2 of 3')).toBeVisible()
  await expect(page.getByText('The same domain: lead').first()).toBeVisible()
  await page.getByRole('link', { name: 'Next lead' }).click()
  await expect(heading).toContainText(`${mark}-1`)
  await page.getByRole('link', { name: 'Previous lead' }).click()
  await expect(heading).toContainText(`${mark}-2`)

  await page.getByText('Edit value').click()
  await page.getByRole('textbox', { name: 'Value' }).fill('much')
  await page.getByRole('textbox', { name: 'Value' }).press('Enter')
  await expect(page.getByText('Enter dollars, as in 2500 or 2,500.50')).toBeVisible()
  await page.getByRole('textbox', { name: 'Value' }).fill('2,500.50')
  await page.getByRole('textbox', { name: 'Value' }).press('Enter')
  await expect(page.getByText('$2,500.50').first()).toBeVisible()

  await page.getByRole('button', { name: 'Add the contact' }).click()
  await expect(page.getByRole('button', { name: /^Unlink / })).toBeVisible()

  const stage = page.getByLabel('Stage', { exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true }).first()
  await stage.selectOption('Lost')
  await save.click()
  await expect(page.getByText('Say why the lead was lost.')).toBeVisible()
  await stage.selectOption('Lost')
  await page.getByLabel('Why it was lost').selectOption('Price')
  await save.click()
  await expect(page.getByText('New → Lost: Price')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByText('Lost → New')).toBeVisible()
})

const column = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const cards = (page: Page, title: string) => column(page, title).getByRole('listitem')

test('cards of the board are moved by mouse and by keyboard, and lost ones are asked why', async ({
  page,
  loginAs,
}) => {
  const mark = `Loom${Date.now().toString(36)}`
  for (const number of [1, 2, 3]) {
    await submitLead({ email: `${mark}-${number}@example.com`.toLowerCase(), firstName: `${mark}-${number}` })
  }
  await loginAs('owl')
  // All columns fit: a drag that scrolls begins at another card.
  await page.setViewportSize({ width: 1900, height: 900 })
  await page.goto(`/dashboard/owl/leads/board?q=${mark}`)
  await expectAccessible(page)
  const order = async (title: string) =>
    (await cards(page, title).getByRole('link').allTextContents()).map((name) =>
      name.slice(mark.length + 1, mark.length + 2),
    )
  expect(await order('New')).toEqual(['3', '2', '1'])

  const menu = cards(page, 'New').nth(2).getByText('to…')
  await menu.press('Enter')
  await cards(page, 'New').nth(2).getByRole('button', { name: /^Up/ }).press('Enter')
  await expect.poll(() => order('New')).toEqual(['3', '1', '2'])
  await page.reload()
  expect(await order('New')).toEqual(['3', '1', '2'])

  await cards(page, 'New').nth(0).dragTo(column(page, 'Contacted'))
  await expect(page.getByText(/moved to Contacted/)).toBeAttached()
  await cards(page, 'New').nth(0).dragTo(column(page, 'Lost'))
  const dialog = page.getByRole('dialog', { name: 'Move to Lost' })
  await dialog.getByLabel('Why was it lost?').first().selectOption('Timing')
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText(/moved to Lost/)).toBeAttached()
  await page.reload()
  expect([await order('New'), await order('Contacted'), await order('Lost')]).toEqual([['2'], ['3'], ['1']])
  await expect(column(page, 'Lost')).toContainText('Timing')
})

test('many leads get an owner and a stage, with a result', async ({ page, loginAs }) => {
  const mark = `Forge${Date.now().toString(36)}`
  for (const number of [1, 2]) {
    await submitLead({ email: `${mark}-${number}@example.com`.toLowerCase(), firstName: `${mark}-${number}` })
  }
  await loginAs('admin')
  await page.goto(`/dashboard/admin/leads?q=${mark}`)
  await page.getByRole('checkbox', { name: new RegExp(`Select ${mark}-1`) }).check()
  await page.getByRole('checkbox', { name: new RegExp(`Select ${mark}-2`) }).check()
  const change = page.getByLabel('Change of the selected leads')
  await change.selectOption('Set owner')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('2 leads assigned to the new owner.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 leads put back.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: new RegExp(`Select ${mark}-1`) }).check()
  await page.getByLabel('Stage of the selected leads').selectOption('Lost')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Nothing was changed: say why these leads were lost.')).toBeVisible()
})
