import { addFailedMail } from '../fixtures/database.ts'
import {
  invitationToken,
  addStaff,
  loginAsStaff,
  signUpUninvited,
  STAFF_PASSWORD,
} from '../fixtures/staff.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const USERS = '/dashboard/super-admin/users'
const INVITATIONS = '/dashboard/super-admin/invitations'
const AUDIT_LOG = '/dashboard/super-admin/audit-log'
const MAIL = '/dashboard/admin/mail'

test('a super admin searches and sorts users, and cannot remove the last super admin', async ({
  page,
  loginAs,
}) => {
  await loginAs('super_admin')
  await page.goto(USERS)
  await expect(page.getByRole('columnheader')).toContainText([
    'Selected',
    'Name',
    'Email',
    'User Type',
    'Created At',
    'Actions',
  ])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Name', exact: true }).click()
  await expect(page).toHaveURL(/sort=name&order=asc/)
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('searchbox').fill('ruth ainsley')
  await page.getByRole('searchbox').press('Enter')
  const own = page.getByRole('row', { name: 'superadmin@fieldlight.example' })
  await expect(own).toContainText('Super Admin')
  await expect(own).toContainText('You')
  await expect(own.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('1 user matches')).toBeVisible()
  await own.getByRole('checkbox').check()
  await page.getByLabel('Change of the selected users').selectOption('Deactivate')
  await page.getByRole('button', { name: 'Apply' }).click()
  const report = page.getByRole('region', { name: 'What was changed' })
  await expect(report).toContainText('0 users deactivated.')
  await expect(report).toContainText('Not changed: this is you.')
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
  await page.getByRole('link', { name: 'Invite user' }).click()
  await page.getByLabel('First name').fill('Nell')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('User type').selectOption('Owl')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${INVITATIONS}?q=${email}`)
  await page.getByRole('checkbox', { name: `Select ${email}` }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('region', { name: 'What was changed' })).toContainText(
    '1 invitation sent again.',
  )
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nell')
  await expectAccessible(page)
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
  await page.getByRole('row', { name: email }).getByRole('link', { name: 'Manage Nell' }).click()
  await page.getByLabel('Role of Nell').selectOption('Graphic Designer')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('User saved')).toBeVisible()
  await expectAccessible(page)
  await nell.goto('/dashboard')
  await expect(nell).toHaveURL('/dashboard/graphic-designer/home')
  const history = page.getByRole('region', { name: 'History' })
  for (const role of ['owl', 'graphic_designer']) {
    await history.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByLabel('Role of Nell')).toHaveValue(role)
  }

  await page.goto(`${USERS}?q=${email}`)
  await page.getByRole('checkbox', { name: 'Select Nell' }).check()
  await page.getByLabel('Change of the selected users').selectOption('Deactivate')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apply' }).click()
  const report = page.getByRole('region', { name: 'What was changed' })
  await expect(report).toContainText('1 user deactivated.')
  await nell.goto('/dashboard/graphic-designer/home')
  await expect(nell).toHaveURL(/\/login/)
  await report.getByRole('button', { name: 'Undo' }).click()
  await expect(report).toContainText('1 user put back.')
  await expect(page.getByRole('row', { name: email })).not.toContainText('Deactivated')
  await context.close()

  await page.goto(`/dashboard/super-admin/audit-log?q=nell`)
  await expect(page.getByRole('link', { name: /made Nell a Graphic Designer/ }).first()).toBeVisible()
  await page
    .getByRole('link', { name: /reactivated Nell/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nell')
})

test('lists of users, mail and changes work at 320 px, in the dark, and with keys', async ({
  page,
  loginAs,
}) => {
  const recipient = `failed-${Date.now()}@example.com`
  await addFailedMail(recipient)
  await loginAs('super_admin')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 800 })
  for (const address of [USERS, INVITATIONS, AUDIT_LOG, MAIL]) {
    await page.goto(address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(320)
    await expectAccessible(page)
  }
  await page.goto(`${MAIL}?status=failed&q=${recipient}`)
  await expect(page.getByText('No mail server is configured')).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(page.getByRole('link', { name: 'We have your message' })).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thanks, Nora.')).toBeVisible()
  await expect(page.getByText('550 No such mailbox')).toBeVisible()
  await expectAccessible(page)
  const file = await page.request.get(`${MAIL}/export.csv?q=${recipient}`)
  const [heading, message] = (await file.text()).split('\r\n')
  expect(heading).toContain('"Subject","To","Kind","Status","Why","Written","Sent"')
  expect(message).toContain(`"${recipient}","Lead received","Failed","550 No such mailbox"`)
  const users = await (await page.request.get(`${USERS}/export.csv?q=ruth`)).text()
  expect(users.split('\r\n')[0]).toBe('\ufeff"Name","Email","User Type","Created At"')
})

test('the list of users is closed to other roles', async ({ page, context }) => {
  const email = `closed-${Date.now()}@fieldlight.example`
  await addStaff(email, 'admin')
  await loginAsStaff(context, email)
  await page.goto(USERS)
  await expect(page).toHaveURL(/admin\/home/)
  await expect(page.getByText('This area requires Super Admin privileges')).toBeVisible()
})
