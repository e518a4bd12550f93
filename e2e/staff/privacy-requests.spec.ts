import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { countSubmissions } from '../fixtures/database.ts'
import { asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

test('a super admin looks a person up, exports and erases them, and changes how long mail is kept', async ({
  page,
  loginAs,
}) => {
  const email = `erased-${randomUUID()}@example.com`
  const lead = { first_name: 'Zelda', last_name: 'Quux', business_name: 'Quux Films', message: 'A film.' }
  await asServer()
    .from('contact_submissions')
    .insert({ ...lead, email })
    .throwOnError()
  await loginAs('super_admin')
  await page.goto('/dashboard/super-admin/privacy-requests')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(`  ${email.toUpperCase()}`)
  await main.getByRole('button', { name: 'Find what we keep' }).click()
  await expect(main.getByRole('heading', { name: email })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Leads 1' })).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await main.getByRole('link', { name: 'Export as CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`"email","${email}"`)
  await main.getByLabel('Type the address to confirm').fill('somebody@example.com')
  await main.getByRole('button', { name: 'Erase for good' }).click()
  await expect(main.getByText('This is not the address of the request')).toBeVisible()
  expect(await countSubmissions(email)).toBe(1)
  await main.getByLabel('Type the address to confirm').fill(email)
  await main.getByRole('button', { name: 'Erase for good' }).click()
  await expect(main.getByRole('heading', { name: 'What was done' })).toBeVisible()
  await expect(main).not.toContainText(email)
  expect(await countSubmissions(email)).toBe(0)

  await page.goto('/dashboard/super-admin/retention')
  const period = main.getByRole('listitem').filter({ hasText: 'Copies of e-mails that we sent' })
  await period.getByLabel('days').fill('300')
  await period.getByRole('button', { name: 'Save' }).click()
  await expect(period.getByText('Kept for 300 days')).toBeVisible()
  await expectAccessible(page)
  await expect(async () => {
    await page.goto('/privacy-policy')
    await expect(page.getByRole('row', { name: /Copies of e-mails/ })).toContainText('300 days', {
      timeout: 1000,
    })
  }).toPass()
})
