import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { fromAnotherAddress } from '../fixtures/contact-form.ts'
import { listQuoteLetters, readQuote, sendQuote } from '../fixtures/quotes.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const totals = (page: Page) => page.getByRole('status', { name: 'Totals' })

async function download(page: Page, link: string) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: link }).click()
  return readFile(await (await waiting).path())
}

async function fillAnswer(page: Page, name = 'Ada Byron') {
  await page.getByLabel('Your full name').fill(name)
  await page.getByLabel('Your position').fill('Owner')
  await page.getByLabel(/I accept this quote/).check()
}

test('on a phone somebody ticks, asks and accepts, and gets one file that anybody can check', async ({
  page,
  context,
}) => {
  const quote = await sendQuote()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await fromAnotherAddress(page)
  for (let times = 0; times < 10; times += 1) await page.request.get(`/quote/${quote.token}`)
  expect((await readQuote(quote.id)).events).toEqual(['created', 'sent'])

  const answer = await page.goto(`/quote/${quote.token}`)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  expect(answer?.headers()['content-security-policy']).toContain("'nonce-")
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(totals(page)).toContainText('$3,247.50')
  await expect.poll(async () => (await readQuote(quote.id)).events).toEqual(['created', 'sent', 'seen'])
  await page.getByLabel(/Add this: Drone/).check()
  await expect(totals(page)).toContainText('$3,788.75')
  await expectAccessible(page)
  const words = (
    await extractText(new Uint8Array(await download(page, 'Download as PDF')), { mergePages: true })
  ).text
  for (const amount of await totals(page).locator('dd').allTextContents()) expect(words).toContain(amount)

  await page.getByLabel('Your question').fill('Is the music included?')
  await page.clock.fastForward('00:30')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Is the music included?' })).toBeVisible()

  const second = await context.newPage()
  await fromAnotherAddress(second)
  await second.goto(`/quote/${quote.token}`)
  await page.getByRole('button', { name: 'Accept the quote' }).click()
  await expect(page.getByText('Your full name is required')).toBeVisible()
  await fillAnswer(page)
  await page.getByRole('button', { name: 'Accept the quote' }).dblclick()
  await expect(page.getByText('Accepted by Ada Byron for $3,788.75')).toBeVisible()
  await expectAccessible(page)
  expect(await readQuote(quote.id)).toMatchObject({
    status: 'accepted',
    acceptances: [{ totals: { totalCents: 378_875 } }],
  })
  const letters = await listQuoteLetters(quote.id)
  expect(letters.map(({ kind }) => kind)).toEqual([
    'quote_accepted',
    'quote_accepted_notice',
    'quote_question',
    'quote_sent',
  ])
  expect(letters[0]?.recipient).toBe(quote.email)

  await fillAnswer(second, 'Grace Hopper')
  await page.clock.fastForward('00:30')
  await second.getByRole('button', { name: 'Accept the quote' }).click()
  await expect(second.getByText('Accepted by Ada Byron for $3,788.75')).toBeVisible()
  expect((await readQuote(quote.id)).acceptances).toHaveLength(1)
  await second.close()

  const file = await download(page, 'Signed quote as PDF')
  await page.goto('/quote/check')
  const check = async (buffer: Buffer) => {
    await page
      .getByLabel('Signed quote (PDF)')
      .setInputFiles({ name: 'quote.pdf', mimeType: 'application/pdf', buffer })
    await page.getByRole('button', { name: 'Check the file' }).click()
  }
  await check(file)
  await expect(page.getByRole('status')).toContainText(quote.number)
  await expectAccessible(page)
  const altered = Buffer.from(file)
  altered[500] = (altered[500] ?? 0) ^ 1
  await check(altered)
  await expect(page.getByRole('status')).toContainText('Altered')
  const keys = await page.request.get('/quote/check/keys.pem')
  expect(await keys.text()).toContain('BEGIN PUBLIC KEY')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('totals follow by a button, and no total is accepted that was not shown', async ({ page }) => {
    const quote = await sendQuote()
    await fromAnotherAddress(page)
    await page.goto(`/quote/${quote.token}`)
    await page.getByLabel(/Add this: Drone/).check()
    await fillAnswer(page)
    await page.getByRole('button', { name: 'Accept the quote' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'review them' })).toBeVisible()
    await expect(totals(page)).toContainText('$3,788.75')
    await page.getByLabel(/Add this: Drone/).uncheck()
    await page.getByRole('button', { name: 'Update totals' }).click()
    await expect(totals(page)).toContainText('$3,247.50')
    await expect(page.getByLabel('Your full name')).toHaveValue('Ada Byron')
    await page.getByRole('button', { name: 'Accept the quote' }).click()
    await expect(page.getByText('Accepted by Ada Byron for $3,247.50')).toBeVisible()
    expect((await readQuote(quote.id)).acceptances).toHaveLength(1)
  })

  test('declining takes a reason, and closes the quote', async ({ page }) => {
    const quote = await sendQuote()
    await fromAnotherAddress(page)
    await page.goto(`/quote/${quote.token}`)
    await page.getByText('Decline this quote').click()
    await page.getByRole('button', { name: 'Decline the quote' }).click()
    await expect(page.getByText('Choose a reason')).toBeVisible()
    await page.getByLabel('The time is not right').check()
    await page.getByRole('button', { name: 'Decline the quote' }).click()
    await expect(page.getByText('This quote was declined')).toBeVisible()
    expect((await readQuote(quote.id)).status).toBe('declined')
  })

  test('an unknown link shows nothing', async ({ page }) => {
    await fromAnotherAddress(page)
    await page.goto('/quote/unknown')
    await expect(page.getByRole('heading', { name: 'This link does not lead to a quote' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})
