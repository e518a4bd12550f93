import { submitApplication } from '../fixtures/applications.ts'
import { listMail } from '../fixtures/database.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const unique = () => Date.now().toString(36)

test('an admin approves an application and its camera, and a second decision is refused', async ({
  page,
  context,
  loginAs,
}) => {
  const lastName = `Marlow ${unique()}`
  const bolex = `Bolex H16 ${unique()}`
  const id = await submitApplication({ email: `apply-${unique()}@example.com`, lastName, cameras: [bolex] })
  await loginAs('admin')
  await page.goto('/dashboard/admin/home')
  await page.getByRole('link', { name: 'All new ones' }).click()
  await expect(page.getByLabel('Status')).toHaveValue('new')
  await expectAccessible(page)
  await page.getByRole('searchbox').fill(lastName)
  await page.getByLabel('Status').selectOption('New')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('1 application matches')).toBeVisible()
  await page.getByRole('link', { name: lastName }).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText(lastName)
  await expect(page.getByText('Traverse City, MI 49684')).toBeVisible()
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible()
  await expect(page.getByRole('link', { name: 'inez.example' })).toHaveAttribute(
    'href',
    'https://inez.example/',
  )
  await expect(page.getByText('javascript:alert(1)')).toBeVisible()
  await expect(page.getByRole('link', { name: 'javascript' })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: `Approve ${bolex}` }).click()
  await expect(page.getByText('Added to the list that applicants choose from')).toBeVisible()
  await expect(page.getByRole('button', { name: `Approve ${bolex}` })).toBeHidden()
  await expect.poll(async () => (await page.request.get('/gear/camera')).json()).toContain(bolex)

  const other = await context.newPage()
  await other.goto(`/dashboard/admin/applications/${id}`)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Status saved')).toBeVisible()
  await other.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(other.getByText('Somebody changed this meanwhile')).toBeVisible()
  await expect(other.getByText('Approved', { exact: true })).toBeVisible()
  expect((await listMail(id)).map(({ kind }) => kind)).toEqual([
    'application_approved',
    'application_notice',
    'application_received',
  ])
})

test('applications, calls and the export are closed to everyone but admins', async ({ context, loginAs }) => {
  const id = await submitApplication({
    email: `closed-${unique()}@example.com`,
    lastName: 'Marlow',
    cameras: [],
  })
  const pages = ['applications', `applications/${id}`, 'calls', 'leads/export.csv']
  const locationOf = async (page: string) => {
    const answer = await context.request.get(`/dashboard/admin/${page}`, { maxRedirects: 0 })
    return answer.headers().location ?? `answered ${answer.status()}`
  }
  for (const page of pages) expect(await locationOf(page)).toContain('/login?next=')
  for (const role of ['owl', 'project_manager', 'graphic_designer'] as const) {
    await context.clearCookies()
    await loginAs(role)
    for (const page of pages) expect(await locationOf(page)).toContain('flash=denied-admin')
  }
})
