import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { submitLead } from '../fixtures/database.ts'
import { asCaller, asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const QUOTES = '/dashboard/owl/quotes'

const lineOf = (page: Page, title: string) =>
  page
    .getByRole('form', { name: 'Draft' })
    .getByRole('listitem')
    .filter({ has: page.locator(`input[value="${title}"]`) })
const total = (page: Page) =>
  page
    .locator('dl div')
    .filter({ has: page.getByText('Total', { exact: true }) })
    .getByRole('definition')
const saved = (page: Page) => expect(page.getByText('Saved.', { exact: true })).toBeVisible()

async function beginFor(page: Page, lead: string) {
  await page.goto(`${QUOTES}/new?lead=${lead}`)
  await page.getByRole('button', { name: 'Start quote' }).click()
  await expect(page.getByRole('form', { name: 'Draft' })).toBeVisible()
  return new URL(page.url()).pathname
}

async function getQuote(path: string) {
  const { data, error } = await asServer()
    .from('quotes')
    .select('*, quote_versions!quote_versions_quote_id_fkey(*)')
    .eq('id', path.slice(path.lastIndexOf('/') + 1))
    .single()
  if (error) throw new Error('There is no such quote', { cause: error })
  return data as {
    id: string
    status: string
    current_version: number
    quote_versions: { total_cents: number; document: object | null }[]
  }
}

async function listLetters(id: string) {
  const { data } = await asServer()
    .from('outbox_messages')
    .select('kind, recipient, payload')
    .eq('about_id', id)
  return data ?? []
}

test('a lead gets a quote with a package, an add-on, a line, a discount, travel and tax, and a new version of it', async ({
  page,
  loginAs,
}) => {
  const email = `quote-${Date.now()}@example.com`
  const lead = await submitLead({ email, firstName: 'Ines' })
  await loginAs('owl')
  const path = await beginFor(page, lead)
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await page.getByLabel('Package').selectOption('drone-video')
  await page.getByRole('button', { name: 'Add package' }).click()
  await expect(total(page)).toHaveText('$2,200.00')
  await page.getByLabel('Add-on').selectOption('drone-video|Sunrise or sunset flight')
  await page.getByRole('button', { name: 'Add add-on' }).click()
  const addOn = lineOf(page, 'Sunrise or sunset flight')
  await addOn.getByLabel('Price in dollars').fill('600')
  await addOn.getByLabel('The client may choose it').check()
  await expect(total(page)).toHaveText('$2,200.00')
  await addOn.getByLabel('Chosen at first').check()
  await expect(total(page)).toHaveText('$2,800.00')

  await page.getByRole('button', { name: 'Add a custom line' }).click()
  const own = page.getByRole('form', { name: 'Draft' }).getByRole('listitem').nth(2)
  await expect(own.getByLabel('Line', { exact: true })).toBeFocused()
  await own.getByLabel('Line', { exact: true }).fill('Scout the harbor')
  await own.getByLabel('Quantity').fill('2')
  await own.getByLabel('Price in dollars').fill('1,00')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Not saved: correct the marked fields.')).toBeVisible()
  await expect(own.getByLabel('Price in dollars')).toHaveAccessibleDescription(/Write dollars/)
  await own.getByLabel('Price in dollars').fill('100')
  await own.getByLabel('Taxable').check()

  await page.getByLabel('Filming location').fill('Marquette, MI')
  await page.getByRole('button', { name: 'Add travel' }).click()
  await expect(page.getByText(/miles from/).first()).toBeVisible()
  const travel = page.getByRole('form', { name: 'Draft' }).getByRole('listitem').nth(3)
  await travel.getByLabel('Quantity').fill('100')
  await travel.getByLabel('Price in dollars').fill('1.40')
  await page.getByLabel('Discount on the whole').fill('10 %')
  await page.getByLabel('Sales tax').selectOption('MI')
  await expect(page.getByLabel('Source of the rate')).toHaveValue(/Michigan/)
  // 2200 + 600 + 200 + 140 = 3140; less 10 % = 2826; 6 % of 180 = 10.80
  await expect(total(page)).toHaveText('$2,836.80')
  await saved(page)

  await page.getByRole('button', { name: 'Move Scout the harbor up' }).click()
  await expect(page.getByRole('button', { name: 'Move Scout the harbor up' })).toBeFocused()
  await expect(total(page)).toHaveText('$2,836.80')
  await saved(page)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Preview as the client sees it' }).click()
  await expect(page.getByText('This is what the client would see if you sent it now.')).toBeVisible()
  await expect(page.getByText('$2,836.80').first()).toBeVisible()
  await page.getByRole('link', { name: /^Back to Q-/ }).click()

  await page.locator('summary').filter({ hasText: 'Send this quote' }).click()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByLabel('Link for the client')).toHaveValue(/\/quote\/[\w-]{22}$/)
  await expect(page.getByRole('form', { name: 'Draft' })).toBeHidden()
  const first = await getQuote(path)
  expect(first).toMatchObject({ status: 'sent', quote_versions: [{ total_cents: 283_680 }] })
  expect(await listLetters(first.id)).toEqual([
    expect.objectContaining({ kind: 'quote_sent', recipient: email }),
  ])
  const { data: moved } = await asServer()
    .from('contact_submissions')
    .select('status')
    .eq('id', lead)
    .single()
  expect(moved?.status).toBe('quoted')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'New version' }).click()
  await expect(page.getByText('Version 2 is being written.')).toBeVisible()
  await lineOf(page, 'Drone Video').getByRole('textbox', { name: 'Discount' }).fill('$200')
  await saved(page)
  await page.locator('summary').filter({ hasText: 'Send version 2' }).click()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByLabel('Link for the client')).toBeVisible()
  expect(await getQuote(path)).toMatchObject({ status: 'sent', current_version: 2 })
  await expect(page.getByText('Replaced by a new version')).toBeVisible()
  await page.getByRole('link', { name: 'Version 1' }).click()
  await expect(page.getByText('This version was replaced.')).toBeVisible()
})

test('two tabs: the second save asks before it replaces the first', async ({ page, context, loginAs }) => {
  const lead = await submitLead({ email: `tabs-${Date.now()}@example.com` })
  await loginAs('admin')
  const path = await beginFor(page, lead)
  const other = await context.newPage()
  await other.goto(path)
  await page.getByLabel('Introduction').fill('From the first tab')
  await saved(page)
  await other.getByLabel('Introduction').fill('From the second tab')
  await expect(other.getByText('Someone else has changed this quote.')).toBeVisible()
  await other.getByRole('button', { name: 'Show theirs' }).click()
  await expect(other.getByLabel('Introduction')).toHaveValue('From the first tab')
  await other.getByLabel('Introduction').fill('From the second tab, again')
  await saved(other)
  await page.getByLabel('Introduction').fill('Mine')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await saved(page)
})

test('managers read quotes and designers do not; a narrow screen fits', async ({ page, loginAs }) => {
  const lead = await submitLead({ email: `manager-${Date.now()}@example.com` })
  await loginAs('owl')
  const path = await beginFor(page, lead)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Add package' }).click()
  await saved(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)

  await loginAs('project_manager')
  await page.goto(path.replace('/owl/', '/project-manager/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /Save|Send|New version|Copy/ })).toHaveCount(0)
  await page.goto('/dashboard/project-manager/quotes')
  await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'New quote' })).toHaveCount(0)
  await expectAccessible(page)
  await loginAs('graphic_designer')
  await page.goto('/dashboard/project-manager/quotes')
  await expect(page).not.toHaveURL(/\/quotes/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a quote gets lines, keeps wrong text, and is saved', async ({ page, loginAs }) => {
    const lead = await submitLead({ email: `plain-${Date.now()}@example.com` })
    await loginAs('owl')
    await page.goto(`${QUOTES}/new?lead=${lead}`)
    await page.getByRole('button', { name: 'Start quote' }).click()
    await page.getByRole('button', { name: 'Add package' }).click()
    await page.getByLabel('Price in dollars').fill('much')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Not saved: correct the marked fields.')).toBeVisible()
    await expect(page.getByLabel('Price in dollars')).toHaveValue('much')
    await page.getByLabel('Price in dollars').fill('900')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(total(page)).toHaveText('$900.00')
  })
})

test('twenty quotes that are created at once get twenty numbers in a row', async () => {
  const lead = await submitLead({ email: `twenty-${Date.now()}@example.com` })
  const owl = await asCaller('owl')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      owl.rpc('create_quote', {
        new_id: randomUUID(),
        for_lead: lead,
        for_client: null,
        for_contact: null,
        quote_title: '',
        content: {},
      }),
    ),
  )
  expect(answers.map(({ error }) => error)).toEqual(Array.from({ length: 20 }, () => null))
  const quotes = asServer().from('quotes')
  const { data: own } = await quotes.select('number').eq('lead_id', lead).order('number').throwOnError()
  expect(own).toHaveLength(20)
  // Another test may take a number between two of them.
  const { data: all } = await quotes
    .select('number')
    .gte('number', own?.at(0)?.number)
    .lte('number', own?.at(-1)?.number)
    .order('number')
    .throwOnError()
  const numbers = (all ?? []).map(({ number }) => Number(String(number).slice(7)))
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
})
