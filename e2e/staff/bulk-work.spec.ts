import { addLeads, countStages } from '../fixtures/many-leads.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const COUNT = 1003

test('a change of more than 1,000 leads goes on in the background, and one undo takes it back', async ({
  page,
  loginAs,
}) => {
  test.setTimeout(360_000)
  const business = `Bulk${Date.now().toString(36)}`
  await addLeads(business, COUNT)
  await loginAs('owl')
  const list = `/dashboard/owl/leads?q=${business}`
  await page.goto(list)
  await expect(page.getByText('1,003 leads match')).toBeVisible()

  await page
    .getByRole('checkbox', { name: /^Select/ })
    .first()
    .check()
  await page.getByRole('checkbox', { name: 'Select all 1,003' }).check()
  await page.getByLabel('Stage of the selected leads').selectOption('Contacted')
  await page.getByRole('button', { name: 'Apply' }).click()
  const progress = page.getByRole('region', { name: 'Changing 1,003 leads' })
  const report = page.getByRole('region', { name: 'What was changed' })
  await expect(progress.or(report).first()).toBeVisible()
  await page.reload()
  await expect(progress.or(report).first()).toBeVisible()
  await expectAccessible(page)

  // It polls by itself.
  await expect(report.getByText('1,003 leads set to Contacted.')).toBeVisible({ timeout: 120_000 })
  expect(await countStages(business)).toEqual({ contacted: COUNT })
  await expectAccessible(page)

  await report.getByRole('button', { name: 'Undo all 1,003' }).click()
  await expect(report.getByText('1,003 leads put back.')).toBeVisible({ timeout: 120_000 })
  expect(await countStages(business)).toEqual({ new: COUNT })
  await report.getByRole('button', { name: 'Close' }).click()
  await expect(report).toBeHidden()

  // The job ends after its last step.
  await expect(async () => {
    await page.goto('/dashboard/owl/inbox')
    await expect(page.getByText('The change of 1,003 leads was put back').first()).toBeVisible()
  }).toPass()
})
