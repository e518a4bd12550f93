import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { PEOPLE } from '../../supabase/tests/people.ts'
import { addClient } from '../fixtures/clients.ts'
import { asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const CRM = '/dashboard/owl/crm'
const unique = () => randomUUID().slice(0, 8)

/** A client with a contact, and an open lead whose next step is overdue. */
async function addCompany(name: string) {
  const client = await addClient(name)
  const contact = {
    id: randomUUID(),
    first_name: 'Nora',
    last_name: `Whit ${unique()}`,
    client_id: client.id,
  }
  await asServer().from('contacts').insert(contact).throwOnError()
  await asServer()
    .from('contact_submissions')
    .insert({
      first_name: 'Nora',
      last_name: contact.last_name,
      email: 'nora@example.com',
      business_name: client.name,
      message: 'A film about apples.',
      status: 'contacted',
      value_cents: 99_000_000,
      next_step: 'Call Nora',
      next_step_on: '2026-01-05',
      client_id: client.id,
    })
    .throwOnError()
  return { client, contact }
}

async function listTasks(clientId: string): Promise<{ title: string; done_at: string | null }[]> {
  const { data } = await asServer()
    .from('tasks')
    .select('title, done_at')
    .eq('client_id', clientId)
    .throwOnError()
  return data
}

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** Browsers put a space between what is drawn and what only screen readers get. */
const toName = (button: string, title: string) => new RegExp(`^${button} ?: ${title}$`)

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

test('an owl goes from the CRM to a company, adds work to it and gets it done', async ({ page, loginAs }) => {
  const { client, contact } = await addCompany('Crabapple Farm')
  await loginAs('owl')
  await page.goto(CRM)
  await expect(region(page, 'Pipeline').getByRole('listitem')).toHaveCount(6)
  await expect(region(page, 'Pipeline').getByRole('link', { name: 'Contacted' })).toHaveAttribute(
    'href',
    '/dashboard/owl/leads?stage=contacted',
  )
  const cold = region(page, /^Going cold/)
    .getByRole('listitem')
    .filter({ hasText: client.name })
  await expect(cold).toContainText('$990,000.00')
  await expect(cold).toContainText('overdue since Jan 5')
  await expectAccessible(page)

  await page.keyboard.press('/')
  await page.keyboard.type(client.name.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(region(page, /^Clients/).getByRole('listitem')).toHaveCount(1)
  await expect(region(page, /^Contacts/)).toContainText(contact.last_name)
  await expect(page).toHaveURL(/\?q=crabapple/)
  await region(page, /^Clients/)
    .getByRole('link', { name: client.name })
    .click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(client.name)
  await expect(region(page, /^Contacts/)).toContainText(`Nora ${contact.last_name}`)
  await expect(region(page, /^Leads/)).toContainText('$990,000.00')
  await expect(region(page, 'Newest activity')).toContainText('Sent a request')
  await expect(page.getByRole('link', { name: 'Edit client' })).toHaveCount(0)

  const tasks = region(page, /^Tasks/)
  await tasks.getByText('Add a task').click()
  await tasks.getByRole('button', { name: 'Add task' }).click()
  await expect(tasks.getByRole('textbox', { name: 'Task' })).toHaveAccessibleDescription('Task is required')
  await tasks.getByRole('textbox', { name: 'Task' }).fill('Send the shot list')
  await tasks.getByLabel('Due').fill('2026-01-06')
  await tasks.getByRole('button', { name: 'Add task' }).click()
  const task = tasks.getByRole('listitem').filter({ hasText: 'Send the shot list' })
  await expect(task).toContainText('Overdue since Jan 6')
  await expect(task).toContainText('For you')

  const notes = region(page, /^Notes/)
  await notes.getByLabel('New note').fill('See https://example.com/apples.\nThey like <b>red</b>.')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByRole('link', { name: /apples/ })).toHaveAttribute(
    'href',
    'https://example.com/apples',
  )
  await expect(notes).toContainText('They like <b>red</b>.')
  await expect(notes.getByLabel('New note')).toHaveValue('')

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await task.getByRole('button', { name: toName('Done', 'Send the shot list') }).click()
  await expect(tasks.getByText('Done: 1')).toBeVisible()
  await expect(tasks).toBeFocused()
  expect(await listTasks(client.id)).toEqual([
    { title: 'Send the shot list', done_at: expect.anything() as unknown as string },
  ])
  await tasks.getByText('Done: 1').click()
  await tasks.getByRole('button', { name: toName('Not done', 'Send the shot list') }).click()
  await expect(task).toContainText('Overdue since')
  expect(await listTasks(client.id)).toEqual([{ title: 'Send the shot list', done_at: null }])
})

test('two people edit a task: the second one is told, and nothing typed is lost', async ({
  page,
  loginAs,
  context,
}) => {
  const { client } = await addCompany('Twice')
  await asServer().from('tasks').insert({ title: 'First words', client_id: client.id }).throwOnError()
  await loginAs('project_manager')
  await page.goto(`${CRM}/companies/${client.id}`)
  const other = await context.newPage()
  await other.goto(`${CRM}/companies/${client.id}`)
  for (const [tab, title] of [
    [page, 'Words of one'],
    [other, 'Words of another'],
  ] as const) {
    await tab.locator('summary').filter({ hasText: 'Edit' }).first().click()
    const form = tab.getByRole('form', { name: /^Edit task/ })
    await form.getByRole('textbox', { name: 'Task' }).fill(title)
    await form.getByRole('button', { name: 'Save' }).click()
    if (tab === page) await expect(page.getByText('Task saved')).toBeVisible()
  }
  const form = other.getByRole('form', { name: /^Edit task/ })
  await expect(form.getByRole('alert')).toContainText('It is now “Words of one”')
  await expect(form.getByRole('textbox', { name: 'Task' })).toHaveValue('Words of another')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Task saved')).toBeVisible()
  expect(await listTasks(client.id)).toMatchObject([{ title: 'Words of another' }])
})

test('managers see no leads, and designers only their own tasks', async ({ page, loginAs, context }) => {
  const { client } = await addCompany('Not theirs')
  const title = `Draw ${unique()}`
  const about = { client_id: client.id, due_on: '2026-01-07' }
  await asServer()
    .from('tasks')
    .insert([
      { ...about, title, assignee_id: PEOPLE.graphic_designer },
      { ...about, title: `${title} for somebody else`, assignee_id: PEOPLE.owl },
    ])
    .throwOnError()
  await loginAs('project_manager')
  await page.goto(CRM)
  await expect(page.getByText('Leads are for owls and admins.')).toBeVisible()
  await expect(region(page, 'Pipeline')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(`${CRM}/companies/${client.id}`)
  await expect(region(page, /^Leads/)).toHaveCount(0)

  // A record that is still open would be marked as read without a session, which the server refuses.
  await page.goto('about:blank')
  await context.clearCookies()
  await loginAs('graphic_designer')
  await page.goto('/dashboard/graphic-designer/tasks')
  const mine = region(page, 'Overdue').getByRole('listitem').filter({ hasText: title })
  await expect(mine).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const csv = await context.request.get(`/dashboard/graphic-designer/tasks/export.csv?q=${title.slice(5)}`)
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(2)
  await mine.getByRole('button', { name: toName('Done', title) }).click()
  await expect(mine).toHaveCount(0)
  await page.getByRole('link', { name: /^Done \d/ }).click()
  await expect(region(page, 'Done').getByRole('paragraph').filter({ hasText: title })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a note and a task are added, and a wrong task says why', async ({ page, loginAs }) => {
    const { client } = await addCompany('Plain')
    await loginAs('owl')
    await page.goto(`${CRM}?q=${encodeURIComponent(client.name)}`)
    await page.getByRole('link', { name: client.name }).first().click()
    await page.getByLabel('New note').fill('They have a dog.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(region(page, /^Notes/).getByRole('listitem')).toContainText('They have a dog.')
    const tasks = region(page, /^Tasks/)
    await tasks.getByText('Add a task').click()
    await tasks.getByRole('textbox', { name: 'Task' }).fill('Bring biscuits')
    await tasks.getByRole('button', { name: 'Add task' }).click()
    await tasks.getByRole('button', { name: toName('Done', 'Bring biscuits') }).click()
    await expect(tasks.getByText('Done: 1')).toBeVisible()
    expect(await listTasks(client.id)).toHaveLength(1)
  })
})
