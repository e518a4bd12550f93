import { submitApplication } from '../fixtures/applications.ts'
import { listMail } from '../fixtures/database.ts'
import { untilHydrated } from '../fixtures/hydration.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const LIST = '/dashboard/admin/applications'

const unique = () => Date.now().toString(36)

test('an admin approves an application and its camera, a second decision is refused, and the first is taken back', async ({
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
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('new')
  await expectAccessible(page)
  await page.getByRole('searchbox').fill(lastName)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
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
  await expect(other.getByText('Someone else has changed this')).toBeVisible()
  const history = other.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem')).toContainText(['Approved'])
  expect((await listMail(id)).map(({ kind }) => kind)).toEqual([
    'application_approved',
    'application_notice',
    'application_received',
  ])

  await history.getByRole('button', { name: 'Undo' }).click()
  await expect(other.getByText('Change undone')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Decline', exact: true })).toBeVisible()
  expect((await listMail(id)).map(({ kind }) => kind)).not.toContain('application_approved')
  await expectAccessible(other)
  await page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Not undone: it was changed again since.')).toBeVisible()
  await history.getByRole('button', { name: 'Undo' }).first().click()
  await expect(history.getByRole('listitem')).toHaveCount(3)
  expect((await listMail(id)).map(({ kind }) => kind)).toContain('application_approved')
})

test('chosen applications are decided together, and put back before their letters go', async ({
  page,
  context,
  loginAs,
}) => {
  const lastName = `Together ${unique()}`
  const send = (number: number) =>
    submitApplication({
      email: `t${number}-${unique()}@example.com`,
      lastName: `=${lastName} ${number}`,
      cameras: [],
    })
  const [first, second] = [await send(1), await send(2)]
  const kinds = async (id: string) => (await listMail(id)).map(({ kind }) => kind)
  await loginAs('admin')
  await page.goto(`${LIST}?q=${encodeURIComponent(lastName)}`)
  await expect(page.getByText('2 applications match')).toBeVisible()
  await untilHydrated(page.locator('[data-items]'))
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('1 application selected')).toBeVisible()
  await page.getByRole('button', { name: 'Select page' }).click()
  await page.getByLabel('Decision about the selected applications').selectOption('Decline')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('2 applications set to Declined.')).toBeVisible()
  await expectAccessible(page)
  expect(await kinds(first)).toContain('application_declined')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 applications put back.')).toBeVisible()
  expect(await kinds(first)).not.toContain('application_declined')
  expect(await kinds(second)).not.toContain('application_declined')

  const file = await page.request.get(
    `${LIST}/export.csv?q=${encodeURIComponent(lastName)}&sort=name&order=asc&column=email`,
  )
  const csv = await file.text()
  expect(csv).toContain('"Name","Email"')
  // The name begins with 'Inez', so that only the last name could be read as a formula.
  expect(csv.match(/^"Inez =Together .*$/gm)).toHaveLength(2)

  await page.getByText('Save this view').click()
  await page.getByLabel('Name of the view').fill(lastName)
  await page.getByLabel('Share with everyone who can open this list').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const view = page.getByRole('link', { name: `${lastName} (shared` })
  await expect(view).toHaveAttribute('aria-current', 'page')
  const remove = page.getByRole('button', { name: `Delete the view ${lastName}` })
  await context.clearCookies()
  await loginAs('super_admin')
  await page.goto(LIST)
  await view.click()
  await expect(page.getByText('2 applications match')).toBeVisible()
  await expect(remove).toHaveCount(0)
  await context.clearCookies()
  await loginAs('admin')
  await page.reload()
  await remove.click()
  await expect(view).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.goto(`${LIST}?q=nothing-like-it`)
  await expect(page.getByText('No applications match.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an application is chosen and decided, and one that cannot follow says why', async ({
    page,
    loginAs,
  }) => {
    const lastName = `Quiet ${unique()}`
    await submitApplication({ email: `quiet-${unique()}@example.com`, lastName, cameras: [] })
    await loginAs('admin')
    await page.goto(LIST)
    await page.getByRole('searchbox').fill(lastName)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const decide = async (label: string) => {
      await page.getByRole('checkbox', { name: `Select Inez ${lastName}` }).check()
      await page.getByLabel('Decision about the selected applications').selectOption(label)
      await page.getByRole('button', { name: 'Apply' }).click()
    }
    await decide('Mark as spam')
    await expect(page.getByText('1 application set to Spam.')).toBeVisible()
    await decide('Approve')
    await expect(page.getByText('Not changed. Move held or spam')).toBeVisible()
  })
})

test('applications, calls and the export are closed to everyone but admins', async ({ context, loginAs }) => {
  const id = await submitApplication({
    email: `closed-${unique()}@example.com`,
    lastName: 'Marlow',
    cameras: [],
  })
  const pages = ['applications', `applications/${id}`, 'applications/export.csv', 'calls', 'leads/export.csv']
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
