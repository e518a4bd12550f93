import { untilHydrated } from '../fixtures/hydration.ts'
import { addAdGroups, countStatuses } from '../fixtures/many-ad-groups.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const LIST = '/dashboard/project-manager/ad-groups'
const unique = (word: string) => `${word} ${Date.now().toString(36)}`

test('the URL holds the search words, filters, order, columns and page', async ({ page, loginAs }) => {
  const name = unique('Harvest')
  const client = await addAdGroups(name, 53)
  await loginAs('project_manager')
  await page.goto(LIST)
  await expectAccessible(page)

  await page.getByRole('combobox', { name: 'Client' }).selectOption(client)
  await expect(page.getByText('53 ad groups match')).toBeVisible()
  await expect(page).toHaveURL(/client=/)
  const ofClient = page.url()
  await expect(page.getByRole('rowheader').first()).toHaveText(`${name} 053`)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('rowheader')).toHaveText([3, 2, 1].map((n) => `${name} 00${n}`))
  await page.getByRole('link', { name: 'Name' }).click()
  await expect(page.getByRole('rowheader').first()).toHaveText(`${name} 001`)
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')

  await page.getByRole('searchbox').fill(`${name} 00`)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('9 ad groups match')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Client' }).locator(':checked')).toHaveText(client)
  await page.getByRole('combobox', { name: 'Due' }).selectOption('Overdue')
  await expect(page.getByText('1 ad group matches')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Overdue' })).toBeVisible()

  await page.getByText('Columns', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Product' }).uncheck()
  await page.getByRole('checkbox', { name: 'Changed' }).check()
  await page.getByRole('button', { name: 'Show these columns' }).click()
  await expect(page.getByRole('columnheader', { name: 'Changed' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Product' })).toBeHidden()
  const address = page.url()
  await page.reload()
  await expect(page.getByText('1 ad group matches')).toBeVisible()
  await page.getByRole('link', { name: 'Clear' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('searchbox')).toHaveValue(`${name} 00`)

  await page.goto(`${LIST}?q=nothing+of+this+name`)
  await expect(page.getByText('No ad groups match.')).toBeVisible()

  // Behind the last page: without words the view answers, with words a function.
  await page.goto(`${ofClient}&page=900`)
  await expect(page).toHaveURL(`${ofClient}&page=2`)
  await expect(page.getByRole('rowheader')).toHaveCount(3)
  const words = new URLSearchParams({ q: name })
  await page.goto(`${LIST}?${words}&page=900`)
  await expect(page).toHaveURL(`${LIST}?${words}&page=2`)
  await expect(page.getByText('53 ad groups match')).toBeVisible()
})

test('a view can be saved under a name, opened again and deleted', async ({ page, loginAs }) => {
  const name = unique('Mine')
  await loginAs('project_manager')
  await page.goto(`${LIST}?status=in_review&sort=due&order=asc`)
  await page.getByText('Save this view').click()
  await page.getByRole('textbox', { name: 'Name of the view' }).fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('View saved')).toBeVisible()
  await page.goto(LIST)
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(`${LIST}?status=in_review&sort=due&order=asc`)
  await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await page.getByRole('button', { name: `Delete the view ${name}` }).click()
  await expect(page.getByText('View deleted')).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeHidden()
})

test('shortcut keys move through the list', async ({ page, loginAs }) => {
  const name = unique('Keys')
  await addAdGroups(name, 3)
  await loginAs('project_manager')
  await page.goto(LIST)
  await untilHydrated(page.locator('[data-items]'))
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(`${name} jkx`)
  await page.getByRole('searchbox').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 ad groups match')).toBeVisible()
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: `${name} 002` })).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: `Select ${name} 002` })).toBeChecked()
  await expect(page.getByText('1 ad group selected')).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('link', { name: `${name} 003` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name} 003`)
})

test('a bulk change affects the selected groups, and none after the list has changed', async ({
  page,
  loginAs,
}) => {
  const name = unique('Bulk')
  await addAdGroups(name, 60)
  await loginAs('project_manager')
  await page.goto(`${LIST}?${new URLSearchParams({ q: name })}`)
  await page.getByRole('checkbox', { name: `Select ${name} 060` }).check()
  await page.getByRole('checkbox', { name: `Select ${name} 059` }).check()
  await expectAccessible(page)
  await page.getByLabel('Status of the selected ad groups').selectOption('In progress')
  await page.getByRole('button', { name: 'Set status' }).click()
  await expect(page.getByText('Ad groups changed')).toBeVisible()
  expect(await countStatuses(name)).toEqual({ planned: 58, in_progress: 2 })

  const chooseAll = async (count: number) => {
    await page.getByRole('checkbox', { name: `Select ${name} 060` }).check()
    await page.getByRole('checkbox', { name: `Select all ${count}` }).check()
    await expect(page.getByText(`${count} ad groups selected`)).toBeVisible()
    await page.getByLabel('Status of the selected ad groups').selectOption('Delivered')
  }
  await chooseAll(60)
  await addAdGroups(`${name} more`, 1)
  await page.getByRole('button', { name: 'Set status' }).click()
  await expect(page.getByText('The list has changed since you selected all of it.')).toBeVisible()
  expect(await countStatuses(name)).toEqual({ planned: 59, in_progress: 2 })

  await page.reload()
  await chooseAll(61)
  await page.getByRole('button', { name: 'Set status' }).click()
  await expect(page.getByText('Ad groups changed')).toBeVisible()
  expect(await countStatuses(name)).toEqual({ delivered: 61 })
})

test('the export contains no formulas', async ({ page, loginAs }) => {
  const name = unique('=Sheet')
  await addAdGroups(name, 2)
  await loginAs('project_manager')
  const query = new URLSearchParams([
    ['q', name.slice(1)],
    ['sort', 'name'],
    ['order', 'asc'],
    ['column', 'name'],
    ['column', 'status'],
    ['column', 'ads'],
  ])
  await page.goto(`${LIST}?${query}`)
  const href = await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')
  const response = await page.request.get(href ?? '')
  expect(response.headers()['content-disposition']).toContain('ad-groups.csv')
  expect(await response.text()).toBe(
    `\ufeff"Name","Status","Ads"\r\n"'${name} 001","Planned","0"\r\n"'${name} 002","Planned","0"\r\n`,
  )
})

test('designers see the list read-only', async ({ page, loginAs }) => {
  await loginAs('graphic_designer')
  await page.goto('/dashboard/graphic-designer/ad-groups')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'New ad group' })).toBeHidden()
  await page.getByRole('combobox', { name: 'Assigned to' }).selectOption('Me')
  await expect(page.getByText(/ad groups? match/)).toBeVisible()
})

test('the library finds ads by words, by client and by missing files', async ({ page, loginAs }) => {
  await loginAs('graphic_designer')
  await page.goto('/dashboard/graphic-designer/ad-library?q=TRACK+granite&page=900')
  await expect(page).toHaveURL('/dashboard/graphic-designer/ad-library?q=TRACK+granite')
  await expect(page.getByText('1 ad matches')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText('Leave a Track')

  await page.goto('/dashboard/graphic-designer/ad-library')
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Client' }).selectOption('Granite Peak Outfitters')
  await page.getByRole('combobox', { name: 'Missing' }).selectOption('Without a picture')
  await expect(page.getByRole('rowheader', { name: 'Leave a Track' })).toBeVisible()
  await page.getByRole('link', { name: 'Leave a Track' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Leave a Track')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('forms filter the list and change the ticked groups', async ({ page, loginAs }) => {
    const name = unique('Plain')
    await addAdGroups(name, 2)
    await loginAs('project_manager')
    await page.goto(LIST)
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('2 ad groups match')).toBeVisible()
    await page.getByRole('checkbox', { name: `Select ${name} 001` }).check()
    await page.getByLabel('Status of the selected ad groups').selectOption('In review')
    await page.getByRole('button', { name: 'Set status' }).click()
    await expect(page).toHaveURL(/flash=groups-changed/)
    expect(await countStatuses(name)).toEqual({ planned: 1, in_review: 1 })
  })
})
