import { adGroupPage, edit, heading, save } from '../fixtures/ad-group-page.ts'
import { addAdGroup, changeAdGroup, getAdGroup } from '../fixtures/ad-groups.ts'
import { waitForScripts } from '../fixtures/hydration.ts'
import { loginAs } from '../fixtures/login.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

test("two people who edit one group keep each other's changes", async ({
  page,
  browser,
  loginAs: signIn,
}) => {
  const id = await addAdGroup('Fall Run')
  await signIn('project_manager')
  await page.goto(adGroupPage(id))
  const context = await browser.newContext()
  context.on('page', waitForScripts)
  await loginAs(context, 'admin')
  const other = await context.newPage()
  await other.goto(adGroupPage(id, 'admin'))

  // Each changes another field: nobody is asked.
  await save(other, 'description', 'Forty stations.')
  await expect(other.getByText('Description saved')).toBeVisible()
  await save(page, 'name', 'Winter Run')
  await expect(heading(page)).toHaveText('Winter Run')
  await expect(page.getByRole('paragraph').filter({ hasText: 'Forty stations.' })).toBeVisible()

  // Both change the same one, and the second keeps what the first saved.
  const stale = await save(other, 'name', 'Spring Run')
  await expect(stale.getByRole('definition')).toHaveText(['Winter Run', 'Spring Run'])
  await expect(stale.getByRole('button', { name: 'Keep theirs' })).toBeFocused()
  await expectAccessible(other)
  await stale.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(heading(other)).toHaveText('Winter Run')
  expect(await getAdGroup(id)).toMatchObject({ name: 'Winter Run', description: 'Forty stations.' })

  // The second saves theirs, is asked once more since a third came between, and then it counts.
  const again = await edit(other, 'name')
  await save(page, 'name', 'Late Winter Run')
  await expect(heading(page)).toHaveText('Late Winter Run')
  await again.getByLabel('Name').fill('Spring Run')
  await again.getByRole('button', { name: 'Save' }).click()
  await expect(again.getByRole('definition')).toHaveText(['Late Winter Run', 'Spring Run'])
  await changeAdGroup(id, { name: 'Thaw Run' })
  await again.getByRole('button', { name: 'Save mine' }).click()
  await expect(again.getByRole('definition')).toHaveText(['Thaw Run', 'Spring Run'])
  await again.getByRole('button', { name: 'Save mine' }).click()
  await expect(heading(other)).toHaveText('Spring Run')
  expect((await getAdGroup(id))?.name).toBe('Spring Run')
  await context.close()
})

test('an open field keeps its text when the page renders again', async ({ page, loginAs: signIn }) => {
  const id = await addAdGroup('Fall Run')
  await signIn('project_manager')
  await page.goto(adGroupPage(id))
  const name = await edit(page, 'name')
  await name.getByLabel('Name').fill('Mine')
  await changeAdGroup(id, { name: 'Theirs' })
  // Saving another field brings the page up to date behind the open one.
  await save(page, 'description', 'Forty stations.')
  await expect(page.getByText('Description saved')).toBeVisible()
  await name.getByLabel('Name').press('Enter')
  await expect(name.getByRole('definition')).toHaveText(['Theirs', 'Mine'])
})

test('fields are edited by keyboard and show their errors', async ({ page, loginAs: signIn }) => {
  const id = await addAdGroup('Fall Run')
  await signIn('project_manager')
  await page.goto(adGroupPage(id))
  const summary = page.locator('summary').filter({ hasText: 'Edit name' })
  await summary.press('Enter')
  const form = page.getByRole('form', { name: 'Edit name' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await form.getByLabel('Name').fill(' ')
  await form.getByLabel('Name').press('Enter')
  await expect(form.getByRole('alert')).toHaveText('Name is required')
  await expectAccessible(page)
  await form.getByLabel('Name').press('Escape')
  await expect(summary).toBeFocused()
  await expect(heading(page)).toHaveText('Fall Run')

  const description = await edit(page, 'description')
  await description.getByLabel('Description').fill('One\nTwo')
  await description.getByLabel('Description').press('Control+Enter')
  await expect(page.getByRole('paragraph').filter({ hasText: 'One Two' })).toBeVisible()

  await save(page, 'due date', '2026-01-02')
  await expect(page.getByText('Overdue')).toBeVisible()
  const status = await edit(page, 'status')
  await status.getByLabel('Status').selectOption('Delivered')
  await status.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Overdue')).toBeHidden()
  expect(await getAdGroup(id)).toMatchObject({
    description: 'One\nTwo',
    due_date: '2026-01-02',
    status: 'delivered',
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form saves a field and asks for confirmation where needed', async ({ page, loginAs: signIn }) => {
    const id = await addAdGroup('Fall Run')
    await signIn('project_manager')
    await page.goto(adGroupPage(id))
    await save(page, 'name', 'Winter Run')
    await expect(heading(page)).toHaveText('Winter Run')
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()

    await changeAdGroup(id, { name: 'Theirs' })
    const form = await save(page, 'name', 'Mine')
    await expect(form.getByRole('definition')).toHaveText(['Theirs', 'Mine'])
    await form.getByRole('button', { name: 'Save mine' }).click()
    await expect(heading(page)).toHaveText('Mine')

    await changeAdGroup(id, { name: 'Theirs' })
    await save(page, 'name', 'Mine again')
    await form.getByRole('button', { name: 'Keep theirs' }).click()
    await expect(heading(page)).toHaveText('Theirs')

    await save(page, 'name', ' ')
    await expect(form.getByRole('alert')).toHaveText('Name is required')
  })
})
