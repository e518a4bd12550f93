import type { Page } from '@playwright/test'
import { overflowAtDoubleText } from '../fixtures/double-text.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

/** The counts that lead to a list, by its address. */
const countsOf = (page: Page) =>
  page.evaluate(() => {
    const numberIn = (text?: string | null) => Number(text?.replace(/\D/g, ''))
    const links = [...document.querySelectorAll<HTMLElement>('a[data-count]')].map(
      (link) => [link.getAttribute('href') ?? '', Number(link.dataset.count)] as const,
    )
    const titles = [
      ...document.querySelectorAll(
        '#to-answer, #waiting, #unassigned, #queue, #approved, #applications, #calls',
      ),
    ].map(
      (title) =>
        [
          title.nextElementSibling?.getAttribute('href') ?? '',
          numberIn(title.querySelector('span')?.textContent),
        ] as const,
    )
    return Object.fromEntries([...links, ...titles])
  })

/** How many rows the list says it has. */
async function rowsAt(page: Page, address: string): Promise<number> {
  const html = await (await page.request.get(address)).text()
  const text = html.replaceAll('<!-- -->', '')
  const found = />([\d,]+) (?:ad group|ad|lead|quote|application|call|message|job)s?(?: match(?:es)?)?</.exec(
    text,
  )
  return Number(found?.[1]?.replace(',', '') ?? 0)
}

const WALKS = [
  { role: 'super_admin', area: 'super-admin', heading: 'Super Admin dashboard', least: 1 },
  { role: 'admin', area: 'admin', heading: 'Admin dashboard', least: 9 },
  { role: 'project_manager', area: 'project-manager', heading: 'Project Manager dashboard', least: 5 },
  { role: 'graphic_designer', area: 'graphic-designer', heading: 'Graphic Designer dashboard', least: 3 },
] as const

for (const { role, area, heading, least } of WALKS) {
  test(`each count on the home of ${area} is the number of rows of its list`, async ({
    page,
    browser,
    loginAs,
  }) => {
    await loginAs(role)
    // Other tests add and settle records meanwhile.
    await expect(async () => {
      await page.goto(`/dashboard/${area}/home`)
      const counts = await countsOf(page)
      expect(Object.keys(counts).length).toBeGreaterThanOrEqual(least)
      const lists = Object.entries(counts)
      const rows = await Promise.all(
        lists.map(async ([address]) => [address, await rowsAt(page, address)] as const),
      )
      expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(lists))
    }).toPass()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectAccessible(page)

    const plain = await browser.newContext({
      storageState: await page.context().storageState(),
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 800 },
    })
    const reader = await plain.newPage()
    await reader.goto(`/dashboard/${area}/home`)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(reader.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(Object.keys(await countsOf(reader)).length).toBeGreaterThanOrEqual(least)
    expect(await overflowAtDoubleText(reader)).toBeLessThanOrEqual(0)
    await plain.close()
  })
}

test('rows and counts lead on: a late group, the words of a client, people of a role, calls of today', async ({
  page,
  loginAs,
}) => {
  await loginAs('project_manager')
  await page.goto('/dashboard/project-manager/home')
  await page
    .getByRole('region', { name: 'Due this week' })
    .getByRole('link', { name: /^Overdue/ })
    .click()
  await expect(page.getByRole('combobox', { name: 'Due' })).toHaveValue('overdue')
  await page.goto('/dashboard/project-manager/home')
  await page.getByRole('link', { name: 'All ads with comments' }).click()
  await expect(page.getByRole('combobox', { name: 'Feedback' })).toHaveValue('open')
  await page.getByRole('combobox', { name: 'Groups' }).selectOption('Assigned to me')
  await expect(page).toHaveURL(/mine=yes/)

  await loginAs('super_admin')
  await page.goto('/dashboard/super-admin/home')
  await page
    .getByRole('region', { name: /^People/ })
    .getByRole('link', { name: 'Owl' })
    .click()
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('owl')
  await expect(page.getByRole('row').filter({ hasText: 'owl@fieldlight.example' })).toBeVisible()
  await expect(page.getByText('designer@fieldlight.example')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/dashboard/super-admin/home')
  await expect(page.getByText('Set WEB_VITALS=1')).toBeVisible()
  await page.getByRole('link', { name: 'All jobs' }).click()
  await expect(page.getByRole('columnheader', { name: 'Started by' })).toBeVisible()
  await expectAccessible(page)
  // Other tests add jobs meanwhile, which stand above it.
  await page.goto('/dashboard/super-admin/jobs?kind=sweep')
  await page.getByRole('row').getByRole('link', { name: 'Routine cleanup' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Routine cleanup')
  await expectAccessible(page)
  await page.goto('/dashboard/admin/home')
  await page.getByRole('link', { name: 'All of today' }).click()
  await expect(page.getByRole('combobox', { name: 'When' })).toHaveValue('today')
  await expectAccessible(page)
})
