import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const LIST = '/dashboard/owl/loyalty-program'
const NEXT_YEAR = `${new Date().getUTCFullYear() + 1}-07-01`

test('an owl writes a draft, sees what it costs and who loses, and publishes it for a later day', async ({
  page,
  loginAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs('owl')
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Pump Perks' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pump Perks')
  await page.getByRole('button', { name: 'New version' }).click()
  await expect(page.getByText('Draft started')).toBeVisible()

  const tier = page.getByRole('group', { name: 'Tier 1' })
  await page.getByLabel('For a dollar').fill('1.555')
  // Other runs left drafts with other thresholds.
  await tier.getByLabel('From points').fill(String(100_000 + (Date.now() % 800_000)))
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByLabel('For a dollar')).toHaveAccessibleDescription(/at most two decimals/)
  await page.getByLabel('For a dollar').fill('1')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expect(page.getByRole('row', { name: /Store goods/ })).toContainText('1 point a dollar')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Replay the last year' }).click()
  await expect(page.getByRole('heading', { name: /costs \$[\d,.]+ less/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /members lose/ })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()

  await page.getByLabel('First day').fill('2001-01-01')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByLabel('First day')).toHaveAccessibleDescription(/Choose tomorrow or later/)
  await page.getByLabel('First day').fill(NEXT_YEAR)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Version published')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeHidden()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible()

  await page.getByRole('link', { name: 'Simulate' }).click()
  const cost = page.getByRole('row', { name: /All members cost/ })
  await expect(cost.getByRole('cell')).toHaveCount(2)
  const before = await cost.textContent()
  await page.getByLabel('Visits a month').fill('12')
  await expect(cost).not.toHaveText(before ?? '')
  await expect(page).toHaveURL(/visits=12/)
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a program is added and simulated, and a ledger corrected', async ({ page, loginAs }) => {
    await loginAs('project_manager')
    await page.goto(`${LIST}/new`)
    await page.getByLabel('Name', { exact: true }).fill(`Trial ${randomUUID().slice(0, 8)}`)
    await page.getByRole('button', { name: 'Add program' }).click()
    await expect(page.getByLabel('Site group', { exact: true })).toHaveAccessibleDescription(
      /Choose a site group/,
    )
    await page.getByLabel('Site group', { exact: true }).selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Add program' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Trial /)
    await page.getByRole('link', { name: 'Simulator' }).click()
    await page.getByLabel('Visits a month').fill('3')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByRole('row', { name: /^Visits/ })).toHaveText(/36/)

    await page.goto(LIST)
    await page.getByRole('link', { name: 'Corner Card' }).click()
    await page.getByRole('link', { name: 'Ledger' }).click()
    const code = `TRIAL-${randomUUID().slice(0, 8).toUpperCase()}`
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Post adjustment' }) })
    await form.getByLabel('Member code').fill(code)
    await form.getByLabel('Points', { exact: true }).fill('40')
    await form.getByLabel('Reason').fill('The card reader was down')
    await form.getByRole('button', { name: 'Post adjustment' }).click()
    await expect(page.getByText('40 points')).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('The card reader was down')
  })
})
