import { randomUUID } from 'node:crypto'
import { mailedLink } from '../fixtures/mailbox.ts'
import { addStaff, loginAsStaff, STAFF_PASSWORD } from '../fixtures/staff.ts'
import { expect, expectAccessible, test as base } from '../fixtures/test.ts'

const SETTINGS = '/dashboard/owl/settings'

const test = base.extend<{ email: string }>({
  /** Of an owl who is signed in. */
  email: async ({ context }, provide) => {
    const email = `settings-${randomUUID()}@fieldlight.example`
    await addStaff(email, 'owl')
    await loginAsStaff(context, email)
    await provide(email)
  },
})

test('users change their name, and with the current password their e-mail address and password', async ({
  page,
  email,
}) => {
  await page.goto(SETTINGS)
  await expectAccessible(page)
  await page.getByLabel('First name').fill('Eleanor')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Your name is saved').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Eleanor')
  const byEmail = page.locator('form').filter({ has: page.getByLabel('New email') })
  await byEmail.getByLabel('New email').fill(`new-${email}`)
  await byEmail.getByLabel('Current password', { exact: true }).fill('a wrong password')
  await byEmail.getByRole('button', { name: 'Change email' }).click()
  await expect(byEmail.getByText('This is not your current password')).toBeVisible()
  await byEmail.getByLabel('Current password', { exact: true }).fill(STAFF_PASSWORD)
  await byEmail.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText('Please check your inbox to verify the new email.').first()).toBeVisible()
  await page.goto(await mailedLink(email))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your new email address is confirmed')).toBeVisible()
  await expect(page.getByText(`Now: new-${email}`)).toBeVisible()

  const byPassword = page.locator('form').filter({ has: page.getByLabel('New password', { exact: true }) })
  await byPassword.getByLabel('Current password', { exact: true }).fill(STAFF_PASSWORD)
  await byPassword.getByLabel('New password', { exact: true }).fill('seven geese and a lantern')
  await byPassword.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(SETTINGS)
})

test('typed text survives the end of the session', async ({ page, context, email }) => {
  await page.goto(SETTINGS)
  await page.getByLabel('New email').fill('half-typed@example.com')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(SETTINGS)
  await expect(page.getByLabel('New email')).toHaveValue('half-typed@example.com')
})

test('signing out everywhere also ends the session of another browser', async ({ page, browser, email }) => {
  await page.goto(SETTINGS)
  const other = await browser.newContext()
  await loginAsStaff(other, email)
  const elsewhere = await other.newPage()
  await elsewhere.goto(SETTINGS)
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/login/)
  await other.close()
})
