import type { Page } from '@playwright/test'
import { TEST_SITE_URL } from '../fixtures/test-site.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const USERS = '/dashboard/super-admin/users'
const OWL_HOME = '/dashboard/owl/home'
const SUPER_ADMIN_HOME = '/dashboard/super-admin/home'

const bar = (page: Page) => page.getByRole('complementary', { name: 'User mirroring' })

async function startAsOwl(page: Page, reason: string): Promise<void> {
  await page.goto(USERS)
  await page.getByRole('button', { name: 'User Mirroring of Ines Carvalho' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Start Mirroring' }).click()
  await expect(page).toHaveURL(OWL_HOME)
  await expect(page.getByText('User Mirroring Started')).toBeVisible()
}

test('a super admin mirrors a user on every page and in every tab, and returns', async ({
  page,
  context,
  loginAs,
}) => {
  const reason = `Ticket ${Date.now()}`
  await loginAs('super_admin')
  const other = await context.newPage()
  await other.goto(SUPER_ADMIN_HOME)
  await startAsOwl(page, reason)

  await expect(bar(page)).toContainText('You are currently viewing as Ines Carvalho')
  await expect(bar(page)).toContainText('Owl')
  await expectAccessible(page)
  await expect(other).toHaveURL(OWL_HOME)
  await expect(bar(other)).toBeVisible()
  await page.goto(SUPER_ADMIN_HOME)
  await expect(page.getByText('This area requires Super Admin privileges')).toBeVisible()

  const note = await page.evaluate(() => localStorage.getItem('user-mirroring') ?? '')
  expect(note).not.toBe('')
  expect(Buffer.from(note, 'base64').toString('latin1')).not.toContain('owl')
  expect(await page.evaluate(() => sessionStorage.getItem('user-mirroring-role'))).toBe('owl')

  await page.goto('/videos')
  await expect(bar(page)).toContainText('You are currently viewing as Ines Carvalho')
  await expectAccessible(page)
  await bar(page).getByRole('button', { name: 'Stop Mirroring' }).click()
  await expect(page).toHaveURL(USERS)
  await expect(page.getByText('User Mirroring ended')).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await expect(other).toHaveURL(SUPER_ADMIN_HOME)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user-mirroring'))).toBeNull()

  await page.goto('/dashboard/super-admin/audit-log?action=start')
  const entry = page.getByRole('row').filter({ hasText: reason })
  await expect(entry).toContainText('Ruth Ainsley')
  await expect(entry).toContainText('as Ines Carvalho')
  await expectAccessible(page)
})

test('the bar says when the mirroring has expired', async ({ page, loginAs }) => {
  await page.clock.install()
  await loginAs('super_admin')
  await startAsOwl(page, 'What happens after an hour')
  await page.clock.fastForward('01:00:00')
  await expect(bar(page)).toContainText('The time to view as Ines Carvalho is over')
})

test('forged cookies and headers never change the user', async ({ page, context, loginAs }) => {
  await loginAs('owl')
  const viewer = JSON.stringify({ name: 'Ruth', role: 'super_admin', mirroring: 'Ruth Ainsley' })
  await context.addCookies([{ name: 'viewer', value: encodeURIComponent(viewer), url: TEST_SITE_URL }])
  await context.setExtraHTTPHeaders({ 'x-impersonate': 'super_admin', 'x-user-type': 'super_admin' })
  await page.addInitScript(() => {
    localStorage.setItem('user-mirroring', '{"userType":"super_admin"}')
    sessionStorage.setItem('user-mirroring-role', 'super_admin')
  })
  await page.goto('/videos')
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'viewer')?.value)
    .toContain('owl')
  await expect(bar(page)).toBeHidden()
  await page.goto(SUPER_ADMIN_HOME)
  await expect(page).toHaveURL(OWL_HOME)
  await expect(page.getByText('This area requires Super Admin privileges')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('forms start and stop mirroring', async ({ page, loginAs }) => {
    await loginAs('super_admin')
    await page.goto(USERS)
    await page.getByRole('link', { name: 'User Mirroring of Theo Dunmore' }).click()
    const offer = page.getByRole('region', { name: 'User Mirroring' })
    await offer.getByLabel('Reason').fill('A picture that does not show')
    await offer.getByRole('button', { name: 'Start Mirroring' }).click()
    await expect(page).toHaveURL(/\/dashboard\/graphic-designer\/home/)
    await expect(bar(page)).toContainText('You are currently viewing as Theo Dunmore')
    await bar(page).getByRole('button', { name: 'Stop Mirroring' }).click()
    await expect(page).toHaveURL(new RegExp(USERS))
    await expect(bar(page)).toHaveCount(0)
  })
})
