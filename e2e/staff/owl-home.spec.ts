import type { APIResponse, Page } from '@playwright/test'
import { signInPath } from '@/lib/auth/landing'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { TEST_SITE_URL } from '../fixtures/test-site.ts'

const HOME = '/dashboard/owl/home'
const NOBODYS_ID = '00000000-0000-4000-8000-000000000000'

/** What the home counts, by the address of the list behind it. */
const countsOf = (page: Page) =>
  page.evaluate(() => {
    const numberIn = (element?: Element | null) => Number(element?.textContent.replace(/\D/g, ''))
    const figures = [...document.querySelectorAll('dl a')].map(
      (link) =>
        [link.getAttribute('href') ?? '', numberIn(link.closest('div')?.querySelector('dd'))] as const,
    )
    const blocks = [...document.querySelectorAll('#deals-starts, #deals-ends, #loyalty')].map(
      (title) =>
        [
          title.nextElementSibling?.getAttribute('href') ?? '',
          numberIn(title.querySelector('span')),
        ] as const,
    )
    const rows = [
      ...document.querySelectorAll(
        '[aria-labelledby="sites-to-complete"] li, [aria-labelledby="groups-to-look-after"] li',
      ),
    ].map(
      (row) =>
        [row.querySelector('a')?.getAttribute('href') ?? '', numberIn(row.querySelector('span'))] as const,
    )
    return Object.fromEntries([...figures, ...blocks, ...rows])
  })

/** How many rows the list says it has. */
async function rowsAt(page: Page, address: string): Promise<number> {
  const html = await (await page.request.get(address)).text()
  const text = html.replaceAll('<!-- -->', '')
  return Number(/>([\d,]+) (?:site|deal|program)[a-z ]*</.exec(text)?.[1]?.replace(',', ''))
}

test('each count of the home is the number of rows of the list behind it', async ({ page, loginAs }) => {
  await loginAs('owl')
  // Other tests add sites and deals meanwhile.
  await expect(async () => {
    await page.goto(HOME)
    const counts = await countsOf(page)
    expect(Object.keys(counts).length).toBeGreaterThan(6)
    const rows = await Promise.all(
      Object.keys(counts).map(async (address) => [address, await rowsAt(page, address)] as const),
    )
    expect(Object.fromEntries(rows)).toEqual(counts)
  }).toPass()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'All that end' }).click()
  await expect(page.getByLabel('Soon')).toHaveValue('ends')
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(HOME)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Owl dashboard')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.goto('/dashboard/owl/crm')
  await expect(page.getByRole('region', { name: 'My site groups' })).toBeVisible()
  await expectAccessible(page)
})

const answerOf = (response: APIResponse) => {
  const { location } = response.headers()
  if (!location) return String(response.status())
  const { pathname, search } = new URL(location, TEST_SITE_URL)
  return `${response.status()} ${pathname}${search}`
}

test('former addresses lead to the record that they named, with their query', async ({
  request,
  context,
  loginAs,
}) => {
  const ask = async (from: typeof request, address: string) =>
    answerOf(await from.get(address, { maxRedirects: 0 }))
  const group = `/dashboard/owl/site-groups/${NOBODYS_ID}?history=all`
  const site = `/dashboard/owl/sites/${NOBODYS_ID}?history=all`
  const former = {
    [`/parent-groups/${NOBODYS_ID}?history=all`]: group,
    [`/locations/${NOBODYS_ID}?history=all`]: site,
    '/locations?state=MI&q=oil': '/dashboard/owl/sites?state=MI&q=oil',
    '/parent-groups': '/dashboard/owl/site-groups',
    '/locations/1/2': '/dashboard/owl/sites/1/2',
  }
  for (const [address, to] of Object.entries(former)) {
    expect(await ask(request, address), address).toBe(`307 ${to}`)
    expect(await ask(request, to)).toBe(`307 ${signInPath(to)}`)
  }
  const inside = `/dashboard/owl/locations/${NOBODYS_ID}?history=all`
  expect(await ask(request, inside)).toBe(`307 ${signInPath(inside)}`)

  await loginAs('owl')
  expect(await ask(context.request, inside)).toBe(`307 ${site}`)
  expect(await ask(context.request, `/dashboard/owl/parent-groups/${NOBODYS_ID}?history=all`)).toBe(
    `307 ${group}`,
  )
  expect(await ask(context.request, '/dashboard/owl/locations/1/2')).toBe('404')
  expect(await ask(context.request, '/dashboard/owl/sites/1/2')).toBe('404')
})
