import { randomInt } from 'node:crypto'
import { listMail, submitLead } from '../fixtures/database.ts'
import { bookCallAt, createLeadWithLink } from '../fixtures/intro-call.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const HALF_HOUR_MS = 1_800_000

/** Calls are taken by daylight, when it is the same day in Detroit. */
const isSunday = (slot: string) => new Date(slot).getUTCDay() === 0

// The whole list is in sight: a button that the header or a message covers in part is too small for axe.
test.use({ viewport: { width: 1440, height: 2400 } })

test('the scheduler offers the days that an admin opens', async ({ page, loginAs }) => {
  const { path } = await createLeadWithLink()
  const slots = async () => {
    const answer = await page.request.get(`${path}/schedule`)
    return ((await answer.json()) as { agenda: { slots: string[] } }).agenda.slots
  }
  const slot = (await slots()).at(-1) ?? ''
  await loginAs('admin')
  await page.goto('/dashboard/admin/calls')
  await expectAccessible(page)

  await page.getByLabel('Monday to', { exact: true }).fill('08:00')
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('Must be later than the beginning')).toBeVisible()
  await expect(page.getByLabel('Monday to', { exact: true })).toHaveValue('08:00')
  await expectAccessible(page)

  await page.getByLabel('Monday to', { exact: true }).fill('17:00')
  await page.getByLabel('Sunday from', { exact: true }).fill('10:00')
  await page.getByLabel('Sunday to', { exact: true }).fill('10:30')
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('Company hours saved.')).toBeVisible()
  await expect(page.getByLabel('Sunday from', { exact: true })).toHaveValue('10:00')
  expect((await slots()).some(isSunday)).toBe(true)
  await page.getByLabel('Sunday from', { exact: true }).fill('')
  await page.getByLabel('Sunday to', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect.poll(async () => (await slots()).some(isSunday)).toBe(false)

  await page.getByRole('button', { name: 'Close this day' }).click()
  await expect(page.getByText('Choose a day')).toBeVisible()
  await page.getByLabel('Day', { exact: true }).fill(slot.slice(0, 10))
  await page.getByLabel('Reason').fill('Inventory')
  await page.getByRole('button', { name: 'Close this day' }).click()
  await expect(page.getByText('The day is closed.')).toBeVisible()
  expect(await slots()).not.toContain(slot)
  await page.getByRole('listitem').filter({ hasText: 'Inventory' }).getByRole('button').click()
  await expect(page.getByText('The day is open again')).toBeVisible()
  expect(await slots()).toContain(slot)
})

test('a past call gets a note, and cancelling a future call mails the lead', async ({ page, loginAs }) => {
  const name = `Nora ${Date.now().toString(36)}`
  const [past, next] = await Promise.all([
    submitLead({ email: 'past@example.com', firstName: name }),
    submitLead({ email: 'next@example.com', firstName: name }),
  ])
  const now = Math.floor(Date.now() / HALF_HOUR_MS)
  await bookCallAt(past, new Date((now - randomInt(2, 500)) * HALF_HOUR_MS).toJSON())
  await bookCallAt(next, new Date((now + randomInt(100_000, 1_000_000)) * HALF_HOUR_MS).toJSON())
  await loginAs('admin')
  await page.goto('/dashboard/admin/calls')
  const over = page
    .getByRole('region', { name: 'Past calls' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await over.getByRole('button', { name: 'Missed' }).click()
  await expect(page.getByText('Status saved')).toBeVisible()
  await expect(over.getByRole('button')).toHaveText([/^Took place/])

  const toCome = page
    .getByRole('region', { name: 'Coming up' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await toCome.getByText('Call off').click()
  await toCome.getByRole('button', { name: 'Yes, call it off' }).click()
  await expect(toCome.getByText('Canceled')).toBeVisible()
  await expectAccessible(page)
  expect((await listMail(next)).map(({ kind }) => kind)).toContain('call_canceled')
  expect((await listMail(past)).map(({ kind }) => kind)).not.toContain('call_canceled')
})
