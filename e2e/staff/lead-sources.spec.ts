import { submitLead } from '../fixtures/database.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

test('leads are counted by page, place and campaign, shown as chart and table, exported, and on the lead', async ({
  page,
  loginAs,
}) => {
  const run = Date.now()
  const landing = `/blog/article-${run}`
  const origin = {
    landing_path: landing,
    landing_kind: 'article',
    referrer_host: `search-${run}.example`,
    campaign: { utm_campaign: '=HYPERLINK("http://x")', utm_source: 'mail' },
    estimate: {
      packageId: 'drone-video',
      count: 1,
      lines: [{ kind: 'package', title: 'Drone Video', quantity: 1, unitPriceCents: 220_000 }],
      travel: null,
      lowCents: 220_000,
      highCents: 275_000,
    },
  }
  const id = await submitLead({ email: `source-${run}@example.com`, origin })

  await loginAs('owl')
  await page.goto('/dashboard/owl/leads/sources')
  const row = page.getByRole('row', { name: landing })
  await expect(row.getByRole('cell').first()).toHaveText('1')
  await page.getByText('Figures as a table').click()
  await expect(page.getByRole('columnheader', { name: 'Week from' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Referring site' }).click()
  await expect(page.getByRole('rowheader', { name: `search-${run}.example` })).toBeVisible()
  await page.getByLabel('Period').selectOption('Last 30 days')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/by=site&period=30/)
  await expect(page.getByRole('rowheader', { name: `search-${run}.example` })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/by=site$/)

  await page.getByRole('link', { name: 'Campaign', exact: true }).click()
  await expect(page.getByRole('rowheader', { name: '=HYPERLINK("http://x")' })).toBeVisible()
  const href = await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')
  const csv = await (await page.request.get(href ?? '')).text()
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/dashboard/owl/leads/${id}`)
  await expect(page.getByRole('link', { name: landing })).toBeVisible()
  await expect(page.getByText('$2,200.00 to $2,750.00')).toBeVisible()
  await page.goto('/dashboard/owl/leads/sources')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})

test('the figures of quotes are on the home of admins, also before the first one', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin')
  await page.goto('/dashboard/admin/home?period=30')
  const quotes = page.getByRole('region', { name: 'Quotes', exact: true })
  await expect(quotes.getByText('Win rate', { exact: true })).toBeVisible()
  await expect(quotes.getByLabel('Period')).toHaveValue('30')
  const href = await quotes.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')
  const csv = await page.request.get(href ?? '')
  expect(await csv.text()).toContain('"Month","Package","Accepted quotes"')
  await expectAccessible(page)
})
