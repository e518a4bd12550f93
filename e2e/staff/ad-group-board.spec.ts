import type { Page } from '@playwright/test'
import { addAd } from '../fixtures/ads.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

/** A group of the test's own, and the board with nothing else on it. */
async function addGroup(area = 'project-manager') {
  const title = `Kite ${Math.random().toString(36).slice(2)}`
  await addAd(title)
  return {
    name: `Group of ${title}`,
    board: `/dashboard/${area}/ad-groups/board?q=${encodeURIComponent(title)}`,
  }
}

const column = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const cardIn = (page: Page, title: string) => column(page, title).getByRole('listitem')

test('a manager moves a group with the mouse and with the keyboard, which keeps the focus', async ({
  page,
  loginAs,
}) => {
  const { name, board } = await addGroup()
  await loginAs('project_manager')
  await page.goto(board)
  await expectAccessible(page)
  await cardIn(page, 'Planned').dragTo(column(page, 'In progress'))
  await expect(page.getByText(`${name} moved to In progress`)).toBeAttached()

  await page.reload()
  const menu = cardIn(page, 'In progress').getByText(`Move ${name} to…`)
  await menu.press('Enter')
  await page.getByLabel(`Where to move ${name}`).selectOption('In review')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Move' }).press('Enter')
  await expect(page.getByText(`${name} moved to In review`)).toBeAttached()
  await expect(cardIn(page, 'In review').getByText(`Move ${name} to…`)).toBeFocused()
  await page.reload()
  await expect(cardIn(page, 'In review')).toContainText(name)
})

test('the second of two people who move a group sees where it is now', async ({ page, context, loginAs }) => {
  const { name, board } = await addGroup()
  await loginAs('admin')
  const other = await context.newPage()
  await page.goto(board)
  await other.goto(board)
  await page.bringToFront()
  await cardIn(page, 'Planned').dragTo(column(page, 'Approved'))
  await expect(page.getByText(`${name} moved to Approved`)).toBeAttached()
  await other.bringToFront()
  await cardIn(other, 'Planned').dragTo(column(other, 'In progress'))
  await expect(other.getByText('Someone else moved it to Approved')).toBeVisible()
  await expect(cardIn(other, 'Approved')).toContainText(name)
})

test('a refused move is undone on the board', async ({ page, loginAs }) => {
  const { name, board } = await addGroup()
  await loginAs('super_admin', 'project_manager')
  await page.goto(board)
  await cardIn(page, 'Planned').dragTo(column(page, 'Delivered'))
  await expect(page.getByText('Nothing was changed')).toBeVisible()
  await expect(cardIn(page, 'Planned')).toContainText(name)
})

test('designers see the board read-only', async ({ page, loginAs }) => {
  const { name, board } = await addGroup('graphic-designer')
  await loginAs('graphic_designer')
  await page.goto(board)
  await expect(cardIn(page, 'Planned')).toContainText(name)
  await expect(page.getByText('Move')).toHaveCount(0)
  await expect(cardIn(page, 'Planned')).not.toHaveAttribute('draggable', 'true')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form moves a group', async ({ page, loginAs }) => {
    const { name, board } = await addGroup()
    await loginAs('project_manager')
    await page.goto(board)
    await cardIn(page, 'Planned').getByText(`Move ${name} to…`).click()
    await page.getByLabel(`Where to move ${name}`).selectOption('Delivered')
    await page.getByRole('button', { name: 'Move' }).click()
    await expect(page).toHaveURL(/ad-groups\/board\?flash=card-moved/)
    await page.goto(board)
    await expect(cardIn(page, 'Delivered')).toContainText(name)
  })
})
