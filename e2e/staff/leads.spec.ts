import { addFailedMail, listMail, submitLead } from '../fixtures/database.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

test('an admin finds a lead, sees its source and changes its status', async ({ page, loginAs }) => {
  const email = `found-${Date.now()}@example.com`
  const firstName = `Nora ${Date.now().toString(36)}`
  await submitLead({ email, firstName, source: 'detroit-mi' })
  await loginAs('admin')
  await page.goto('/dashboard/admin/home')
  await page.getByRole('searchbox').fill(`${firstName} orchards`)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('1 request matches')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: firstName }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName)
  await expect(page.getByText('detroit-mi')).toBeVisible()
  await expect(page.getByText('=HYPERLINK("http://x")')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Status').selectOption('Contacted')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Status saved')).toBeVisible()
  await page.goto(`/dashboard/admin/home?q=${email}&status=contacted`)
  await expect(page.getByText('1 request matches')).toBeVisible()
})

test('the export of leads contains text only', async ({ page, loginAs }) => {
  const email = `export-${Date.now()}@example.com`
  await submitLead({ email, firstName: '=1+1', source: '@SUM(A1)' })
  await loginAs('admin')
  await page.goto(`/dashboard/admin/home?q=${email}`)
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
  await page.getByLabel('Status').selectOption('New')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Status saved')).toBeVisible()
  expect((await listMail(id)).map(({ kind }) => kind)).toEqual(['contact_notice', 'contact_received'])
})

test('staff members can read mail that was not delivered', async ({ page, loginAs }) => {
  const email = `failed-${Date.now()}@example.com`
  await addFailedMail(email)
  await loginAs('admin')
  await page.goto('/dashboard/admin/home')
  await expect(page.getByText('No mail server is configured')).toBeVisible()
  const message = page.getByRole('listitem').filter({ hasText: `To ${email}` })
  await message.getByText('We have your message').click()
  await expect(message.getByText('Thanks, Nora.')).toBeVisible()
  await expect(message.getByText('550 No such mailbox')).toBeVisible()
  await expectAccessible(page)
})

test('leads are closed to other roles', async ({ page, loginAs }) => {
  const id = await submitLead({ email: `closed-${Date.now()}@example.com` })
  await loginAs('project_manager')
  await page.goto(`/dashboard/admin/leads/${id}`)
  await expect(page).toHaveURL(/project-manager\/home/)
  await expect(page.getByText('This area requires Admin privileges')).toBeVisible()
})
