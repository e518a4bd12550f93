import { fillContactForm, openContactForm } from '../fixtures/contact-form.ts'
import { countBookings, createLeadWithLink, listSlots } from '../fixtures/intro-call.ts'
import { postPageForm } from '../../tools/servers/post-form.ts'
import { TEST_SITE_URL } from '../fixtures/test-site.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

test('a lead books, moves and cancels its call without typing anything twice', async ({ page }) => {
  await openContactForm(page)
  await fillContactForm(page, { email: `call-${Date.now()}@example.com` })
  await page.getByRole('button', { name: /send/i }).click()
  await expect(page.getByRole('group', { name: 'Day', exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Book this call' }).click()
  await expect(page.getByText('Choose a time first')).toBeVisible()
  await page.getByLabel('Times are shown in').selectOption('Pacific/Honolulu')
  await page
    .getByRole('radio', { name: /free times?$/ })
    .nth(3)
    .check()
  await page
    .getByRole('radio', { name: /[AP]M$/ })
    .nth(2)
    .check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Book this call' }).click()
  await expect(page.getByRole('status')).toContainText('Your intro call is booked for')
  await expect(page.getByRole('status')).toContainText('Hawaii-Aleutian Standard Time')
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Calendar file (.ics)' }).click()
  expect((await download).suggestedFilename()).toBe('intro-call.ics')

  await page.getByText('Choose another time').click()
  await page
    .getByRole('radio', { name: /[AP]M$/ })
    .last()
    .check()
  await page.getByRole('button', { name: 'Move the call' }).click()
  await expect(page.getByRole('button', { name: 'Move the call' })).toBeHidden()
  await expect(page.getByRole('status')).toBeFocused()
  await page.getByText('Cancel the call', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('Your call is canceled')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the linked page books in the chosen time zone and cancels', async ({ page }) => {
    const { path } = await createLeadWithLink()
    await page.goto(path)
    await page.getByLabel('Times are shown in').selectOption('America/Denver')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByRole('radio', { name: '7:30 AM' }).nth(6).check()
    await page.getByRole('button', { name: 'Book this call' }).click()
    await expect(page.getByText('Your intro call is booked for')).toBeVisible()
    await page.getByText('Cancel the call', { exact: true }).click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(page.getByText('Your call is canceled')).toBeVisible()
  })
})

test('one of ten people gets the same slot, and nine are offered others', async ({ request }) => {
  const leads = await Promise.all(Array.from({ length: 10 }, createLeadWithLink))
  const slot = (await listSlots(request, leads[0]?.path ?? '')).at(-20) ?? ''
  const book = async ({ path, address }: { path: string; address: string }) => {
    const form = { siteUrl: TEST_SITE_URL, path, field: 'timeZone', values: { slot }, address }
    return (await postPageForm(request, form)).text()
  }
  const pages = await Promise.all(leads.map(book))
  expect(pages.filter((html) => html.includes('Your intro call is booked for'))).toHaveLength(1)
  const offers = pages.filter((html) => html.includes('That time is no longer free.'))
  expect(offers).toHaveLength(9)
  for (const html of offers) expect(html.match(/<button type="submit"[^>]*name="slot"/g)).toHaveLength(3)
  expect(await countBookings(slot)).toBe(1)
})

test('an invalid link answers 404', async ({ request }) => {
  const answer = await request.get(`/intro-call/${'A'.repeat(48)}`)
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('This link is no longer valid')
})
