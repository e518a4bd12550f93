import type { Page } from '@playwright/test'
import { addTemplateAds, DEMO_TEMPLATE, listAdEvents } from '../fixtures/template-ads.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const SCREEN = '/dashboard/admin/ad-template-analytics'

async function download(page: Page, link: string): Promise<void> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ])
  await saved.path()
}

/** Waits for what the page reports, so that events are stored in their order. */
async function reported(page: Page, address: RegExp, act: () => Promise<unknown>): Promise<number> {
  const [response] = await Promise.all([page.waitForResponse(address), act()])
  return response.status()
}

test('a download counts once per browser session, one by one and as an archive, and never for staff', async ({
  page,
  request,
  loginAs,
}) => {
  const { group, ads } = await addTemplateAds(['One', 'Two', 'Three'])
  const counted = () => listAdEvents(group).then((events) => events.map(({ kind, ad_id: ad }) => [kind, ad]))
  const elsewhere = { headers: { origin: 'https://elsewhere.example' } }
  expect((await request.post(`/preview/ad-group/${group}/downloaded`, elsewhere)).status()).toBe(403)

  const ofAd = /\/downloaded\?ad=/
  await reported(page, /\/opened$/, () => page.goto(`/preview/ad-group/${group}`))
  expect(await reported(page, ofAd, () => download(page, 'Static Ad of One'))).toBe(204)
  await download(page, 'Static Ad of One')
  await reported(page, ofAd, () => download(page, 'Static Ad of Two'))
  await reported(page, /\/downloaded$/, () => download(page, 'Download All Ads'))
  await page.reload()
  await download(page, 'Static Ad of One')
  await download(page, 'Download All Ads')
  const once = [
    ['open', null],
    ['download', ads[0]],
    ['download', ads[1]],
    ['zip', null],
  ]
  await expect.poll(counted).toEqual(once)
  const archive = (await listAdEvents(group)).at(-1)
  expect(archive?.template_ads).toEqual({ [DEMO_TEMPLATE.id]: 3 })

  await loginAs('graphic_designer')
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await reported(page, ofAd, () => download(page, 'Static Ad of Three'))
  expect(await counted()).toEqual(once)
})

test('the figures of templates are compared, drawn, read as tables, and exported', async ({
  page,
  loginAs,
}) => {
  await addTemplateAds(['One'])
  await loginAs('admin')
  await page.goto(SCREEN)
  const made = page.locator('dl > div').filter({ hasText: 'Ads made' }).first()
  await expect(made.locator('dd').first()).toHaveText(/^[1-9]/)
  await expect(page.getByText('Compared with the 90 days before.')).toBeVisible()
  const chart = page.getByRole('figure', { name: 'Ads made, by template' })
  await chart.getByText('Figures as a table').click()
  await expect(chart.getByRole('columnheader', { name: 'Week from' })).toBeVisible()
  await expectAccessible(page)

  const table = page.getByRole('region', { name: 'By template', exact: true })
  await table.focus()
  await expect(table).toBeFocused()
  await table.getByRole('link', { name: DEMO_TEMPLATE.name, exact: true }).click()
  await expect(page.getByRole('heading', { name: DEMO_TEMPLATE.name })).toBeVisible()
  await page.getByLabel('Period').selectOption('Last 30 days')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(`${SCREEN}?template=${DEMO_TEMPLATE.id}&period=30`)
  await expect(page.getByText('Compared with the 30 days before.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'All its ads' })).toHaveAttribute(
    'href',
    `/dashboard/project-manager/ad-library?template=${DEMO_TEMPLATE.id}`,
  )
  await expectAccessible(page)

  const href = await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')
  const [head = '', row = ''] = (await (await page.request.get(href ?? '')).text()).split('\r\n')
  expect(head).toContain('"Template","Client","Ads made","Ads made, before"')
  expect(row).toMatch(new RegExp(`^"${DEMO_TEMPLATE.name}","All","[1-9]`))
  const all = await (await page.request.get(`${SCREEN}/export.csv?period=all`)).text()
  expect(all).toContain('"All templates"')
  expect(all).not.toContain('before')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(SCREEN)
  await expect(page.getByRole('heading', { name: 'By template' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})

test('a template without figures, and one that is gone, say so; others than admins are led away', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin')
  await page.goto(`${SCREEN}?template=a4100000-0000-4000-8000-000000000104`)
  await expect(page.getByText('No ad was made from this template in this time')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${SCREEN}?template=00000000-0000-4000-8000-000000000000`)
  await expect(page.getByText('This template no longer exists.')).toBeVisible()

  for (const who of ['project_manager', 'graphic_designer', 'owl'] as const) {
    await loginAs(who)
    await page.goto(SCREEN)
    await expect(page).not.toHaveURL(/ad-template-analytics$/)
    const response = await page.request.get(`${SCREEN}/export.csv`, { maxRedirects: 0 })
    expect([302, 303, 307]).toContain(response.status())
  }
})
