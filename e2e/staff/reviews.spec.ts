import { randomUUID } from 'node:crypto'
import { addClientToAsk, addRequest, listReviewsOf } from '../fixtures/review-requests.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const LIST = '/dashboard/admin/add-review'

test('a new review is drawn while it is typed, and exported', async ({ page, loginAs }) => {
  const client = await addClientToAsk()
  await loginAs('admin')
  await page.goto(`${LIST}/new`)
  await page.getByRole('combobox', { name: 'Client' }).selectOption(client.id)
  const card = page.getByRole('region', { name: 'As visitors see it' })
  await expect(card.getByText(client.person)).toBeVisible()
  await page.getByLabel('Rating').selectOption('2')
  await expect(card.getByText('Rated 2 out of 5')).toBeAttached()
  await page.getByRole('button', { name: 'Add review' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveAccessibleDescription('Text is required')
  await page.getByRole('textbox', { name: 'Text' }).fill('Fine, but late.')
  await expect(card.getByText('Fine, but late.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Website').selectOption('hidden')
  await page.getByRole('button', { name: 'Add review' }).click()
  await expect(page.getByText('Visitors do not see it.')).toBeVisible()
  expect(await listReviewsOf(client)).toMatchObject([{ rating: 2, status: 'hidden' }])
  const csv = await page.request.get(`${LIST}/export.csv?status=hidden&client=${client.id}`)
  expect(await csv.text()).toContain('"Fine, but late."')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a client answers after the errors are corrected, and other links say that they ended', async ({
    page,
  }) => {
    const client = await addClientToAsk()
    const token = await addRequest(client)
    await page.goto(`/review/${token}`)
    await page.getByRole('textbox', { name: 'Your review' }).fill('Plain HTML works.')
    await page.getByRole('radio', { name: '5 stars' }).check()
    await page.getByRole('button', { name: 'Send review' }).click()
    await expect(page.getByText('Tick this, or we cannot take the review')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your review' })).toHaveValue('Plain HTML works.')
    await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Send review' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you. Your review is with us.' })).toBeVisible()
    expect(await listReviewsOf(client)).toMatchObject([{ rating: 5, status: 'waiting' }])

    for (const ended of [
      randomUUID(),
      await addRequest(client, { expires_at: '2020-01-01' }),
      await addRequest(client, { withdrawn_at: '2020-01-01' }),
    ]) {
      await page.goto(`/review/${ended}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more')
      await expect(page.getByText(client.person)).toHaveCount(0)
    }
  })
})
