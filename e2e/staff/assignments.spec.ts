import type { Page } from '@playwright/test'
import { addAd } from '../fixtures/ads.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const MANAGER = 'Joanna Ekberg'
const DESIGNER = 'Theo Dunmore'

/** A group of the test's own, on which the demo designer works and no manager. */
async function addGroup() {
  const title = `Buoy ${Math.random().toString(36).slice(2)}`
  await addAd(title)
  const address = (list: string) => `/dashboard/admin/assignments/${list}?q=${encodeURIComponent(title)}`
  return { name: `Group of ${title}`, byPerson: address('project-manager'), byGroup: address('ad-groups') }
}

const column = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const cardIn = (page: Page, title: string) => column(page, title).getByRole('listitem')

test('an admin assigns a group to a manager and removes the assignment by keyboard', async ({
  page,
  loginAs,
}) => {
  const { name, byPerson } = await addGroup()
  await loginAs('admin')
  await page.goto(byPerson)
  await expectAccessible(page)
  await cardIn(page, 'Unassigned').dragTo(column(page, MANAGER))
  await expect(page.getByText(`${name} moved to ${MANAGER}`)).toBeAttached()
  await page.reload()
  await expect(cardIn(page, MANAGER)).toContainText(`${MANAGER}, ${DESIGNER}`)

  await cardIn(page, MANAGER).getByText(`Move ${name} to…`).press('Enter')
  await page.getByLabel(`Where to move ${name}`).selectOption('Unassigned')
  await page.getByRole('button', { name: 'Move' }).press('Enter')
  await expect(page.getByText(`${name} moved to Unassigned`)).toBeAttached()
  await expect(cardIn(page, 'Unassigned').getByText(`Move ${name} to…`)).toBeFocused()
})

test('two people who assign one group at once see who has it', async ({ page, context, loginAs }) => {
  const { name, byPerson } = await addGroup()
  await loginAs('admin')
  const other = await context.newPage()
  await page.goto(byPerson)
  await other.goto(byPerson)
  await page.bringToFront()
  await cardIn(page, 'Unassigned').dragTo(column(page, MANAGER))
  await expect(page.getByText(`${name} moved to ${MANAGER}`)).toBeAttached()
  await other.bringToFront()
  await cardIn(other, 'Unassigned').dragTo(column(other, MANAGER))
  await expect(other.getByText(`Someone else moved it to ${MANAGER}`)).toBeVisible()
  await expect(cardIn(other, MANAGER)).toContainText(name)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('people are assigned to a group and removed from it', async ({ page, loginAs }) => {
      const { name, byGroup } = await addGroup()
      await loginAs('admin')
      await page.goto(byGroup)
      if (javaScriptEnabled) await expectAccessible(page)
      await page.getByLabel(`Add person to ${name}`).selectOption(MANAGER)
      await page.getByRole('button', { name: 'Add' }).click()
      await expect(page.getByText(`${MANAGER} assigned`)).toBeVisible()
      await page.getByRole('button', { name: `Take ${DESIGNER} off ${name}` }).click()
      await expect(page.getByText('Taken off')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Take / })).toHaveAccessibleName(
        `Take ${MANAGER} off ${name}`,
      )
      await page.goto(`${byGroup}&person=nobody`)
      await expect(page.getByText('0 ad groups to be delivered')).toBeVisible()
    })
  })
}
