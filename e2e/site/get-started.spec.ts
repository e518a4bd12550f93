import { fillContactForm, fromAnotherAddress, openContactForm } from '../fixtures/contact-form.ts'
import { countSubmissions, getSubmission } from '../fixtures/database.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const uniqueEmail = (name: string) => `${name}-${Date.now()}@example.com`

test('a complete form is stored once, even when it is sent twice at once', async ({ page }) => {
  const email = uniqueEmail('double')
  await openContactForm(page, '/get-started?from=detroit-mi')
  await fillContactForm(page, { email })
  await page.getByRole('button', { name: /send/i }).dblclick()
  await expect(page.getByRole('status')).toContainText(/24 hours/)
  await expectAccessible(page)
  expect(await countSubmissions(email)).toBe(1)
  expect(await getSubmission(email)).toMatchObject({
    phone_number: 'Not provided',
    city: null,
    state: null,
    source: 'detroit-mi',
    status: 'new',
  })
})

test('errors appear at their fields, are announced, and disappear after an edit', async ({ page }) => {
  await page.goto('/get-started')
  await page.getByLabel('Email').fill('nora@')
  await page.getByLabel('Phone').fill('0123')
  await page.getByRole('button', { name: /send/i }).click()
  for (const message of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Business name is required',
    'Message is required',
    'Please enter a valid phone number',
  ]) {
    await expect(page.getByText(message)).toBeVisible()
  }
  await expect(page.getByText(/Form validation failed/).first()).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name is required')
  await expectAccessible(page)
  await page.getByLabel('First name').fill('N')
  await expect(page.getByText('First name is required')).toBeHidden()
  await expect(page.getByText('Last name is required')).toBeVisible()
})

test('hostile text is stored and shown as text', async ({ page }) => {
  const email = uniqueEmail('hostile')
  const message = '<script>alert(1)</script> =HYPERLINK("http://x") {{constructor}}\r\nBcc: all@example.com'
  await openContactForm(page)
  await fillContactForm(page, { email, message, firstName: '<img src=x onerror=alert(1)>' })
  await page.getByRole('button', { name: /send/i }).click()
  await expect(page.getByRole('status')).toContainText(/24 hours/)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  const stored = await getSubmission(email)
  expect(stored.first_name).toBe('<img src=x onerror=alert(1)>')
  expect(stored.message).toContain('<script>alert(1)</script>')
})

test('typed text survives a reload', async ({ page }) => {
  await page.goto('/get-started')
  await page.getByLabel('Message').fill('Half a thought')
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Half a thought')
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('Half a thought')
})

test('the rate limit refuses politely and keeps the typed text', async ({ page }) => {
  await page.clock.install()
  await fromAnotherAddress(page)
  for (let sent = 0; sent < 5; sent += 1) {
    await page.goto(`/get-started?from=${sent}`)
    await fillContactForm(page, { email: uniqueEmail(`many-${sent}`) })
    await page.getByRole('button', { name: /send/i }).click()
    await expect(page.getByRole('status')).toContainText(/24 hours/)
  }
  const email = uniqueEmail('too-many')
  await page.goto('/get-started?from=too-many')
  await fillContactForm(page, { email })
  await page.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Error sending message')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  expect(await countSubmissions(email)).toBe(0)
})
