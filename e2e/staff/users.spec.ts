import {
  invitationToken,
  addStaff,
  loginAsStaff,
  signUpUninvited,
  STAFF_PASSWORD,
} from '../fixtures/staff.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const USERS = '/dashboard/super-admin/users'

test('a super admin searches and sorts users, and cannot remove the last super admin', async ({
  page,
  loginAs,
}) => {
  await loginAs('super_admin')
  await page.goto(USERS)
  await expect(page.getByRole('columnheader')).toContainText([
    'Name',
    'Email',
    'User Type',
    'Created At',
    'Actions',
  ])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Name' }).click()
  await expect(page).toHaveURL(/sort=name&order=asc/)
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('searchbox').fill('ruth ainsley')
  await page.getByRole('searchbox').press('Enter')
  const own = page.getByRole('row', { name: 'superadmin@fieldlight.example' })
  await expect(own).toContainText('Super Admin')
  await expect(own).toContainText('You')
  await expect(own.getByRole('button')).toHaveCount(0)
  await page.getByRole('searchbox').fill('nobody of this name')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('No users found.')).toBeVisible()
})

test('an invited user joins by e-mail, gets a role, and loses access at once', async ({
  page,
  browser,
  loginAs,
}) => {
  const email = `invited-${Date.now()}@fieldlight.example`
  expect(await signUpUninvited(email)).toBe(false)
  await loginAs('super_admin')
  await page.goto(USERS)
  await page.getByLabel('First name').fill('Nell')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('User type').selectOption('Owl')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText(email)
  expect(await signUpUninvited(email)).toBe(false)

  const context = await browser.newContext()
  const nell = await context.newPage()
  await nell.goto(`/auth/invitation?token=${await invitationToken(email)}`)
  await expect(nell.getByRole('heading', { level: 1 })).toContainText('Nell')
  await expectAccessible(nell)
  await nell.getByLabel('New password', { exact: true }).fill(STAFF_PASSWORD)
  await nell.getByRole('button', { name: 'Create Account' }).click()
  await expect(nell).toHaveURL('/dashboard/owl/home')

  await page.goto(`${USERS}?q=${email}`)
  const row = page.getByRole('row', { name: email })
  await row.locator('summary', { hasText: 'Manage' }).click()
  await row.getByLabel('Role of Nell').selectOption('Graphic Designer')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('User saved')).toBeVisible()
  await nell.goto('/dashboard')
  await expect(nell).toHaveURL('/dashboard/graphic-designer/home')

  await page.goto(`${USERS}?q=${email}`)
  await row.locator('summary', { hasText: 'Manage' }).click()
  await row.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('User saved')).toBeVisible()
  await nell.goto('/dashboard/graphic-designer/home')
  await expect(nell).toHaveURL(/\/login/)
  await context.close()
})

test('the list of users is closed to other roles', async ({ page, context }) => {
  const email = `closed-${Date.now()}@fieldlight.example`
  await addStaff(email, 'admin')
  await loginAsStaff(context, email)
  await page.goto(USERS)
  await expect(page).toHaveURL(/admin\/home/)
  await expect(page.getByText('This area requires Super Admin privileges')).toBeVisible()
})
