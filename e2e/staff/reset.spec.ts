import { countMail, mailedLink } from '../fixtures/mailbox.ts'
import { addStaff, STAFF_PASSWORD } from '../fixtures/staff.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const NEW_PASSWORD = 'gravel lantern and seven geese'
const SENT = /If an account exists for this address, a link .* was sent.* spam folder/

test('a link that mail scanners cannot use up resets a forgotten password', async ({ page, request }) => {
  const email = `reset-${Date.now()}@fieldlight.example`
  await addStaff(email, 'owl')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Please enter your email address')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Password Reset Link Sent')).toBeVisible()
  await expect(page.getByText(SENT)).toBeVisible()

  const link = await mailedLink(email)
  await request.get(link)
  await request.head(link)
  await page.goto(link)
  await expectAccessible(page)
  const field = page.getByLabel('New password', { exact: true })
  const submit = page.getByRole('button', { name: 'Set Password' })
  for (const [password, refusal] of [
    ['short', 'Use at least 12 characters'],
    ['Password2026!!', 'This password is too easy to guess'],
  ] as const) {
    await field.fill(password)
    await submit.click()
    await expect(page.getByText(refusal)).toBeVisible()
  }
  await field.fill(NEW_PASSWORD)
  await submit.click()
  await expect(page.getByText('Your new password is set')).toBeVisible()

  const signIn = async (password: string) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
  }
  await signIn(STAFF_PASSWORD)
  await expect(page.getByText('Invalid login credentials')).toBeVisible()
  await signIn(NEW_PASSWORD)
  await expect(page).toHaveURL('/dashboard/owl/home')

  await page.goto(link)
  await field.fill('another lantern and eight geese')
  await submit.click()
  await expect(page.getByText('This link has expired')).toBeVisible()
})

test('unknown and known e-mail addresses get the same answer, also within a minute', async ({ page }) => {
  const email = `nobody-${Date.now()}@fieldlight.example`
  await page.goto('/login?view=reset')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText(SENT)).toBeVisible()
  expect(await countMail(email)).toBe(0)
  await page.reload()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Too many reset attempts. Please try again later.')).toBeVisible()
})
