import type { Page } from '@playwright/test'
import { tags } from '@/lib/data/query/tags'
import { startOwnSite, type OwnSite } from '../fixtures/own-site.ts'
import { editorOf } from '../fixtures/editor.ts'
import { letters } from '../fixtures/letters.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const SCREEN = '/dashboard/super-admin/website/search-health'
const WEBSITE = '/dashboard/super-admin/website'
const CHECKED_WITHIN = 90_000

/** Its own: a check reads the whole site, which other tests change and two checks would slow down. */
let site: OwnSite

const at = (path: string) => `${site.url}${path}`

test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startOwnSite('search-health')
  // Reading four hundred cities and fifty articles twice finds nothing that a few do not.
  await site.database.from('service_geo_pages').delete().gt('slug', 'am').throwOnError()
  await site.database.from('seo_blog_posts').delete().gt('slug', 'c').throwOnError()
  await site.renewPages([tags.geoPages, tags.posts])
})
test.afterAll(() => site.stop())

const WORDS = Array.from({ length: 60 }, (_, index) => `Lamp ${index} stands by a window there.`).join('\n\n')

async function check(page: Page) {
  await page.goto(at(SCREEN))
  await page.getByRole('button', { name: 'Check the site now' }).click()
  await expect(page.getByRole('heading', { name: 'A check runs' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Last check' })).toBeVisible({ timeout: CHECKED_WITHIN })
}

const listed = async (page: Page, query: Record<string, string>) => {
  await page.goto(at(`${SCREEN}?${new URLSearchParams(query)}`))
  return page.getByRole('list', { name: 'Findings', exact: true }).getByRole('listitem')
}

test('a thin page with a dead link and a silent picture is found, repaired, and then fixed', async ({
  page,
  context,
}) => {
  test.setTimeout(2 * CHECKED_WITHIN + 120_000)
  const city = `Zz${letters()}`
  const dead = `/blog/${city.toLowerCase()}-nothing`
  const picture = '/storage/v1/object/public/blog/what-a-drone-is-good-for.webp'

  await context.addCookies(await site.cookies('super_admin'))
  await page.goto(at('/dashboard/admin/place-pages/new'))
  await page.getByRole('combobox', { name: 'Place' }).fill(`${city}, mt`)
  await page.getByText('Start with an empty page').click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${city}, Montana`)
  const text = editorOf(page)
  const save = async (typed: string) => {
    await text.fill(typed)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /^Saved/ })
        .first(),
    ).toBeVisible()
  }
  await save(`It is [quiet](${dead}) here.\n\n![](${picture})`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published, but not in search yet')).toBeVisible()
  const editor = page.url()

  // A canceled check changes nothing, and the next one begins anew.
  await page.goto(at(SCREEN))
  await page.getByRole('button', { name: 'Check the site now' }).click()
  await page.getByRole('button', { name: 'Cancel the check' }).click()
  await expect(page.getByText(/^Canceled /)).toBeVisible()
  await check(page)
  await expectAccessible(page)
  const rows = await listed(page, { q: city.toLowerCase() })
  const row = (what: string) => rows.filter({ hasText: what })
  await expect(row('Thin page')).toContainText('4 of 250 words, and no film from there')
  await expect(row('Broken link')).toContainText(`${dead} answers 404`)
  await expect(row('Picture without text')).toContainText(picture)
  await expect(rows.first()).toContainText('New')
  await expectAccessible(page)

  // The website's home tells the same.
  await page.goto(at(WEBSITE))
  await expect(page.getByRole('region', { name: 'What to fix first' })).toContainText(/links? leads? nowhere/)

  const pictures = await listed(page, { q: city.toLowerCase(), kind: 'no-alt' })
  await pictures.getByText('Ignore Picture without text').click()
  await pictures.getByRole('button', { name: 'Ignore it' }).click()
  await expect(page.getByLabel('Why is this fine?')).toHaveAccessibleDescription(/A reason is required/)
  await page.getByLabel('Why is this fine?').fill('Only a pattern')
  await pictures.getByRole('button', { name: 'Ignore it' }).click()
  await expect(page.getByText('No findings match.')).toBeVisible()
  const ignored = await listed(page, { q: city.toLowerCase(), state: 'ignored' })
  await expect(ignored).toContainText('Ignored: Only a pattern')
  await expectAccessible(page)
  await ignored.getByRole('button', { name: 'Stop ignoring' }).click()
  await expect(page.getByText('The finding is open again')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  const links = await listed(page, { q: city.toLowerCase(), kind: 'broken-link' })
  await expect(links).toHaveCount(1)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const file = await context.request.get(at(`${SCREEN}/export.csv?q=${city.toLowerCase()}`))
  expect(await file.text()).toContain(`"${dead} answers 404"`)
  await page.setViewportSize({ width: 1440, height: 900 })

  await links.getByRole('link', { name: 'Edit the place page' }).click()
  await expect(page).toHaveURL(editor)
  await save(`It is [bright](/blog) here.\n\n![A drone](${picture})\n\n${WORDS}`)

  await check(page)
  const fixed = await listed(page, { q: city.toLowerCase(), state: 'fixed' })
  await expect(fixed).toHaveCount(3)
  await expect(fixed.filter({ hasText: 'Broken link' })).toContainText('fixed')
})
