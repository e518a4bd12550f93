import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { CHECK_SCRIPT } from '@/lib/content/quote-check-script'
import { countClicks, readClicks } from '../fixtures/clicks.ts'
import { fromAnotherAddress } from '../fixtures/contact-form.ts'
import { getSubmission } from '../fixtures/database.ts'
import { demoEmail } from '../fixtures/login.ts'
import { listQuoteLetters, readQuote } from '../fixtures/quotes.ts'
import { asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const FIVE_MINUTES = 5 * 60_000

/** As in '2' of 'Of these won'. */
async function readFigure(page: Page, label: string): Promise<number> {
  await page.goto('/dashboard/admin/home')
  const fact = page.locator('#quotes dl > div').filter({ has: page.getByText(label, { exact: true }) })
  return Number((await fact.getByRole('definition').textContent())?.replaceAll(',', ''))
}

/** The address in the letter that waits to be sent. */
async function linkInLetter(id: string): Promise<string> {
  const { data } = await asServer()
    .from('outbox_messages')
    .select('payload')
    .match({ about_id: id, kind: 'quote_sent' })
    .single<{ payload: { token: string } }>()
    .throwOnError()
  return `/quote/${data.payload.token}`
}

async function addLead(page: Page, values: Record<string, string>) {
  await page.getByRole('link', { name: 'New lead' }).click()
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Add lead' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Byron')
}

async function sendQuote(page: Page) {
  await page.getByRole('link', { name: 'New quote' }).click()
  await page.getByRole('button', { name: 'Start quote' }).click()
  await page.getByLabel('Package').selectOption('drone-video')
  await page.getByRole('button', { name: 'Add package' }).click()
  await page.getByRole('button', { name: 'Add add-on' }).click()
  const draft = page.getByRole('form', { name: 'Draft' })
  await draft.getByRole('listitem').nth(1).getByLabel('The client may choose it').check()
  await expect(draft.getByText('Saved.', { exact: true })).toBeVisible()
  await page.locator('summary').filter({ hasText: 'Send this quote' }).click()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByLabel('Link for the client')).toBeVisible()
}

test('a request on the phone becomes a signed quote with a PDF in under five minutes', async ({
  page,
  context,
  loginAs,
}, testInfo) => {
  const mark = randomBytes(4).toString('hex')
  const email = `ada@looms-${mark}.example`
  await countClicks(page)
  await loginAs('admin')
  const wonBefore = await readFigure(page, 'Of these won')
  await page.goto('/dashboard/admin/leads')
  const began = Date.now()
  await addLead(page, {
    'First name': 'Ada',
    'Last name': 'Byron',
    'Business name': `Looms ${mark}`,
    Email: email,
    'What they ask for': 'A film of the mill from the air, before the snow comes.',
  })
  expect(await getSubmission(email)).toMatchObject({ source: 'phone', status: 'contacted' })
  await expectAccessible(page)
  await sendQuote(page)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const clicks = await readClicks(page)

  await context.clearCookies()
  const phone = await context.newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.clock.install()
  await fromAnotherAddress(phone)
  await phone.goto(await linkInLetter(id))
  const totals = phone.getByRole('status', { name: 'Totals' })
  const before = await totals.textContent()
  await phone.getByLabel(/Add this/).check()
  await expect(totals).not.toHaveText(before ?? '')
  await phone.getByLabel('Your full name').fill('Ada Byron')
  await phone.getByLabel('Your position').fill('Owner')
  await phone.getByLabel(/I accept this quote/).check()
  await phone.clock.fastForward('00:30')
  await phone.getByRole('button', { name: 'Accept the quote' }).click()
  await expect(phone.getByText(/^Accepted by Ada Byron for \$/)).toBeVisible()
  expect((await listQuoteLetters(id)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['quote_accepted', email],
    ['quote_accepted_notice', demoEmail('admin')],
    ['quote_sent', email],
  ])
  const waiting = phone.waitForEvent('download')
  await phone.getByRole('link', { name: 'Signed quote as PDF' }).click()
  const file = await readFile(await (await waiting).path())
  const took = Date.now() - began
  testInfo.annotations.push({ type: 'trial', description: `${clicks} clicks of staff, ${took} ms` })
  expect(clicks).toBeLessThanOrEqual(9)
  expect(took).toBeLessThan(FIVE_MINUTES)

  const { acceptances } = await readQuote(id)
  const total = ((acceptances[0]?.totals.totalCents ?? 0) / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
  })
  await expect(phone.getByText(`Accepted by Ada Byron for ${total}`)).toBeVisible()
  expect((await extractText(new Uint8Array(file), { mergePages: true })).text).toContain(total)
  const keys = await (await phone.request.get('/quote/check/keys.pem')).text()
  const [script, quote, pem] = ['check.mjs', 'quote.pdf', 'keys.pem'].map((name) => testInfo.outputPath(name))
  await Promise.all([writeFile(script!, CHECK_SCRIPT), writeFile(quote!, file), writeFile(pem!, keys)])
  expect((await promisify(execFile)(process.execPath, [script!, quote!, pem!])).stdout).toBe('valid\n')
  await phone.goto('/quote/check')
  await phone.getByLabel('Signed quote (PDF)').setInputFiles(quote!)
  await phone.getByRole('button', { name: 'Check the file' }).click()
  await expect(phone.getByRole('status')).toContainText('Valid')

  await loginAs('admin')
  expect(await readFigure(page, 'Of these won')).toBeGreaterThan(wonBefore)
  expect((await getSubmission(email)).status).toBe('won')
  await page.goto(`/dashboard/admin/quotes/${id}`)
  await page.getByRole('link', { name: 'New ad group' }).click()
  await expect(page.getByLabel('Catalog client')).toHaveValue(`Looms ${mark}`)
  await page.goBack()
  await page.getByRole('link', { name: 'New video' }).click()
  await expect(page.getByLabel('Client', { exact: true })).toHaveValue(`Looms ${mark}`)
})
