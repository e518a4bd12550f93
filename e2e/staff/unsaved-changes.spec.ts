import type { Page } from '@playwright/test'
import { addAd } from '../fixtures/ads.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const adPage = (id: string) => `/dashboard/project-manager/ads/${id}`
const GROUPS = '/dashboard/project-manager/ad-groups'

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Project Manager' }).getByRole('link', { name, exact: true })

async function stay(page: Page) {
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(question(page)).toHaveCount(0)
}

test('an open field is asked about before every way out, and never once it is saved or closed', async ({
  page,
  loginAs,
}) => {
  const ad = await addAd('Typed and lost')
  await loginAs('project_manager')
  await page.goto(GROUPS)
  await page.goto('/dashboard/project-manager/tasks')
  await sidebarLink(page, 'Ad groups').click()
  await expect(page).toHaveURL(GROUPS)
  await page.goto(adPage(ad.adId))
  await sidebarLink(page, 'Ad library').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ad library' })).toBeVisible()
  await page.goBack()

  const summary = page.locator('summary').filter({ hasText: /title/i }).first()
  const title = page.getByRole('textbox', { name: /title/i })
  await summary.click()
  await title.fill('Typed, not saved')

  // Links, with the focus back where it was.
  const library = sidebarLink(page, 'Ad library')
  await library.focus()
  await page.keyboard.press('Enter')
  await expect(question(page).getByRole('button', { name: 'Stay' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(library).toBeFocused()
  await expect(title).toHaveValue('Typed, not saved')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('my tasks')
  await page.keyboard.press('Enter')
  await stay(page)
  await page.evaluate(() => history.forward())
  await stay(page)
  await expect(page).toHaveURL(adPage(ad.adId))
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await stay(page)
  const unloads: string[] = []
  page.once('dialog', (dialog) => {
    unloads.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(unloads).toEqual(['beforeunload'])

  // Nothing is lost by what is unchanged, closed or saved.
  await summary.click()
  await title.fill('Typed and lost')
  await sidebarLink(page, 'Ad library').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ad library' })).toBeVisible()
  await page.goBack()
  await summary.click()
  await title.fill('Typed and saved')
  await title.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Typed and saved' })).toBeVisible()
  await sidebarLink(page, 'Ad library').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ad library' })).toBeVisible()

  await page.goBack()
  await summary.click()
  await title.fill('Typed and left')
  await sidebarLink(page, 'Ad groups').click()
  await question(page).getByRole('button', { name: 'Leave without saving' }).dblclick()
  await expect(page).toHaveURL(GROUPS)
  await sidebarLink(page, 'Ad library').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ad library' })).toBeVisible()
})

test('a form with a draft lets go of its page, but not of its person', async ({ page, loginAs }) => {
  await loginAs('project_manager')
  await page.goto(`${GROUPS}/new`)
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Drafted in this tab')
  await sidebarLink(page, 'Ad groups').click()
  await expect(page).toHaveURL(GROUPS)
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.goBack()
  await expect(name).toHaveValue('Drafted in this tab')

  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))
  expect(await kept()).toHaveLength(1)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await question(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/')
  expect(await kept()).toEqual([])
})
