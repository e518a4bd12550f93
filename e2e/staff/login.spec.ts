import { DEMO_PASSWORD, demoEmail, type DemoUser } from '../fixtures/login.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const HOMES: Record<Exclude<DemoUser, 'member'>, string> = {
  super_admin: '/dashboard/super-admin/home',
  admin: '/dashboard/admin/home',
  owl: '/dashboard/owl/home',
  graphic_designer: '/dashboard/graphic-designer/home',
  project_manager: '/dashboard/project-manager/home',
}

test('the sign-in form leads to the home of the role and sets HttpOnly cookies', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await expectAccessible(page)
  await page.getByLabel('Email').fill(demoEmail('admin'))
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(HOMES.admin)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)

  const readable = (await context.cookies()).filter((cookie) => !cookie.httpOnly).map(({ name }) => name)
  expect(readable).toEqual(['viewer'])
})

test('a wrong password and an unknown e-mail address get the same answer', async ({ page }) => {
  for (const email of [demoEmail('owl'), 'nobody@fieldlight.example']) {
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill('not the password')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid login credentials' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
  }
})

test('both fields are required', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Please fill in all fields')).toBeVisible()
})

for (const [role, home] of Object.entries(HOMES)) {
  test(`${role} is redirected to the home of the role`, async ({ page, loginAs }) => {
    await loginAs(role as DemoUser)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
}

test('a dashboard redirects to the sign-in page, and from there back', async ({ page }) => {
  await page.goto(HOMES.owl)
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText('Unauthorized: Please log in to access this page')).toBeVisible()
  await page.getByLabel('Email').fill(demoEmail('owl'))
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(HOMES.owl)
})

test('a closed area explains itself and shows no content', async ({ page, loginAs }) => {
  await loginAs('project_manager')
  await page.goto(HOMES.super_admin)
  await expect(page).toHaveURL(HOMES.project_manager)
  await expect(page.getByText('Project managers cannot access super admin areas')).toBeVisible()
})

test('a user without a role gets no dashboard', async ({ page, loginAs }) => {
  await loginAs('member')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/')
})
