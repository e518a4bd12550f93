import { expect, expectAccessible, test } from '../fixtures/test.ts'

test('records of every kind are found by parts of words, by keys alone, and come back as recent ones', async ({
  page,
  loginAs,
}) => {
  await loginAs('owl')
  await page.goto('/dashboard/owl/brands')
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Find anything' })
  const options = page.getByRole('dialog').getByRole('option')
  const active = page.getByRole('dialog').getByRole('option', { selected: true })
  await search.fill('akesho')
  await expect(page.getByRole('group', { name: 'Clients' }).getByRole('option')).toContainText([
    'Lakeshore Roasters',
  ])
  await expect(page.getByRole('status').filter({ hasText: /\d+ records?/ })).toBeVisible()
  await expectAccessible(page)

  await search.fill('lakeshoer')
  await expect(options.filter({ hasText: 'Lakeshore Roasters' }).first()).toBeVisible()
  await page.keyboard.press('End')
  await expect(active).toHaveText('All results')
  await page.keyboard.press('Home')
  await expect(active).toContainText('Lakeshore Roasters')
  const title = await active.locator('span > span').first().innerText()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/owl\/.+\/[\da-f-]{36}$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toContainText([title])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an answer that comes late moves nothing', async ({ page, loginAs }) => {
  await loginAs('owl')
  await page.goto('/dashboard/owl/brands')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/search-records?q=*', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('site')
  const active = page.getByRole('dialog').getByRole('option', { selected: true })
  await page.keyboard.press('ArrowDown')
  const chosen = await active.innerText()
  const before = await active.boundingBox()
  release()
  await expect(page.getByRole('group', { name: 'More' })).toContainText('All results')
  await expect(page.getByRole('status').filter({ hasText: 'records and' })).toBeVisible()
  expect(await active.innerText()).toBe(chosen)
  expect(await active.boundingBox()).toEqual(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the search fills the screen', async ({ page, loginAs }) => {
    await loginAs('project_manager')
    await page.goto('/dashboard/project-manager/ad-groups')
    await page.getByRole('link', { name: 'Find anything' }).click()
    await page.getByRole('combobox', { name: 'Find anything' }).fill('lakeshore')
    await expect(page.getByRole('group', { name: 'Ad groups' })).toBeVisible()
    // Beside a scroll bar.
    const box = await page.getByRole('dialog').boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, height: 640 })
    expect(box?.width).toBeGreaterThan(300)
    await expectAccessible(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page lists the same, for whoever may read it', async ({ page, loginAs }) => {
    await loginAs('owl')
    await page.goto('/dashboard/owl/search?q=lakeshore')
    await page.getByRole('searchbox').fill('finch antiques')
    await page.getByRole('button', { name: 'Search' }).click()
    const leads = page.getByRole('region', { name: /^Leads/ })
    await expect(leads.getByRole('link', { name: 'Harold Finch' })).toHaveAttribute(
      'href',
      /^\/dashboard\/owl\/leads\//,
    )
    await loginAs('project_manager')
    await page.goto('/dashboard/project-manager/search?q=finch+antiques')
    await expect(page.getByText('No results.')).toBeVisible()
  })
})

test('the palette’s address answers staff alone, and is never stored', async ({ page, loginAs }) => {
  const address = '/dashboard/search-records?q=finch'
  const signedOut = await page.request.get(address, { maxRedirects: 0 })
  expect(signedOut.status()).toBe(307)
  await loginAs('member')
  const refused = await page.request.get(address)
  expect([refused.status(), refused.headers()['cache-control']]).toEqual([403, 'private, no-store'])
  await loginAs('super_admin', 'project_manager')
  const mirrored = (await (await page.request.get(address)).json()) as { groups: { kind: string }[] }
  expect(mirrored.groups.map(({ kind }) => kind)).not.toContain('lead')
  await loginAs('owl')
  const owl = await page.request.get(address)
  const { groups } = (await owl.json()) as { groups: { kind: string }[] }
  expect([owl.headers()['cache-control'], groups.map(({ kind }) => kind)]).toEqual([
    'private, no-store',
    expect.arrayContaining(['lead']),
  ])
})
