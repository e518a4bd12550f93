import type { Locator, Page } from '@playwright/test'
import { addAd } from '../fixtures/ads.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const WEEK_SECONDS = 604_800

const OWL_ENTRIES = [
  'Home',
  'My tasks',
  'Calendar',
  'CRM',
  'Site groups',
  'Sites',
  'Brands',
  'Products',
  'Deals',
  'Contacts',
  'Loyalty programs',
]

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Owl' })

const widthOf = async (part: Locator) => (await part.boundingBox())?.width

/** Lightness of the ground of the whole document, in percent. */
const LIGHT = /^lab\(9\d/
const DARK = /^lab\(\d\./

test('a shortcut narrows the owls’ sidebar to icons, for a week', async ({ page, context, loginAs }) => {
  await loginAs('owl')
  await page.goto('/dashboard/owl/sites')
  await expect(sidebar(page).getByRole('link')).toHaveText(OWL_ENTRIES)
  await expect(sidebar(page).getByRole('link', { name: 'Sites' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)

  const before = Date.now() / 1000
  await page.keyboard.press('Control+b')
  await expect.poll(() => widthOf(sidebar(page))).toBeLessThan(64)
  await expect(sidebar(page).getByRole('link')).toHaveText(OWL_ENTRIES)
  await expectAccessible(page)
  const after = Date.now() / 1000
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
  expect(cookie?.expires).toBeGreaterThanOrEqual(Math.floor(before) + WEEK_SECONDS)
  expect(cookie?.expires).toBeLessThanOrEqual(after + WEEK_SECONDS + 1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Sites' })).toBeVisible()
  expect(await widthOf(sidebar(page))).toBeLessThan(64)
  await page.getByRole('button', { name: 'Sidebar' }).click()
  await expect.poll(() => widthOf(sidebar(page))).toBeGreaterThan(180)

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys.getByText('Find anything')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)

  await sidebar(page).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/dashboard/owl/home')
  await expect(sidebar(page)).toBeVisible()
})

test('crumbs open what stands beside them, end with the record above, and records come back', async ({
  page,
  loginAs,
}) => {
  const { groupId, adId } = await addAd('Crumb')
  await loginAs('admin')
  await page.goto(`/dashboard/admin/ad-groups/${groupId}`)
  await page.goto(`/dashboard/admin/ads/${adId}`)
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('link')).toHaveText(['Admin', 'Ad groups', 'Group of Crumb'])
  const admin = page.getByRole('navigation', { name: 'Admin', exact: true })
  await expect(admin.getByRole('link', { name: 'Ad groups', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const recent = page.getByRole('navigation', { name: 'Recently opened' })
  await expect(recent.getByRole('link', { name: 'Group of Crumb' })).toBeVisible()
  await expectAccessible(page)

  const beside = trail.locator('summary').filter({ visible: true }).last()
  await beside.focus()
  await page.keyboard.press('Enter')
  await expect(trail.getByRole('link', { name: 'Ad template analytics' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(trail.getByRole('link', { name: 'Ad template analytics' })).toBeHidden()
  await expect(beside).toBeFocused()
  await beside.click()
  await trail.getByRole('link', { name: 'Assignments' }).click()
  await expect(page).toHaveURL('/dashboard/admin/assignments/project-manager')
  await expect(trail.getByRole('link', { name: 'Ad template analytics' })).toBeHidden()
  await expect(recent.getByRole('link').first()).toContainText('Crumb')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/dashboard/admin/ads/${adId}`)
  await expect(trail.getByRole('link')).toHaveText(['Group of Crumb'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the navigation is a drawer that closes after a click on a link', async ({ page, loginAs }) => {
    await loginAs('project_manager')
    await page.goto('/dashboard/owl/brands')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.getByRole('navigation', { name: 'Areas' }).getByRole('link')).toHaveText([
      'Project Manager',
      'Graphic Designer',
      'Owl',
    ])
    await expectAccessible(page)
    await drawer.getByRole('link', { name: 'Deals' }).click()
    await expect(page).toHaveURL('/dashboard/owl/deals')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Deals' })).toBeVisible()

    const bar = page.getByRole('navigation', { name: 'Most used' })
    await expect(bar.getByRole('link')).toHaveText(['Home', 'My tasks', 'Calendar', 'Ad groups'])
    await bar.getByRole('link', { name: 'Ad groups' }).click()
    await expect(page).toHaveURL('/dashboard/project-manager/ad-groups')
    await expect(bar.getByRole('link', { name: 'Ad groups' })).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)
  })
})

test('the command menu finds every page that the user may open', async ({ page, loginAs }) => {
  await loginAs('owl')
  await page.goto('/dashboard/owl/home')
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Find anything' })
  await search.fill('audit')
  await expect(page.getByText('No results.')).toBeVisible()
  await search.fill('import site')
  await expect(page.getByRole('option', { selected: true })).toContainText('Import site groups')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('Import sites')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/owl/imports/sites')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the theme follows the system until the user chooses one, which is remembered', async ({
  page,
  loginAs,
}) => {
  await loginAs('super_admin')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/dashboard/super-admin/website/style-guide')
  const ground = page.locator('html')
  await expect(ground).toHaveCSS('background-color', LIGHT)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Account of Ruth Ainsley' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(ground).toHaveCSS('background-color', DARK)
  await expectAccessible(page)
  await page.reload()
  await expect(ground).toHaveCSS('background-color', DARK)
})

test('rows of lists become compact, which is remembered', async ({ page, loginAs }) => {
  await loginAs('admin')
  await page.goto('/dashboard/admin/upload-client-logos')
  const row = page.getByRole('row').nth(1)
  const heightOf = async () => (await row.boundingBox())?.height ?? 0
  const before = await heightOf()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('radio', { name: 'Compact' }).check({ force: true })
  expect(await heightOf()).toBeLessThan(before)
  await page.reload()
  expect(await heightOf()).toBeLessThan(before)
})

test('galleries show drafts, and other screens show their records', async ({ page, loginAs }) => {
  await loginAs('admin')
  for (const [path, text] of [
    ['video-gallery', /^\d+ videos$/],
    ['upload-client-logos', /^[1-9]\d* clients$/],
    ['website-assets', /^[1-9]\d* assets$/],
    ['add-review', /^[1-9]\d* reviews$/],
  ] as const) {
    await page.goto(`/dashboard/admin/${path}`)
    await expect(page.getByRole('main').getByText(text)).toBeVisible()
    await expectAccessible(page)
  }
})

test('the account menu names the user and signs out', async ({ page, loginAs }) => {
  await loginAs('graphic_designer')
  await page.goto('/dashboard/graphic-designer/settings')
  await page.getByRole('button', { name: 'Account of Theo Dunmore' }).click()
  const menu = page.getByRole('group', { name: 'Account' })
  await expect(menu.getByText('Graphic Designer')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    '/dashboard/graphic-designer/settings',
  )
  await menu.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Logged out successfully')).toBeVisible()
})
