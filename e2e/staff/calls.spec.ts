import { randomInt } from 'node:crypto'
import { listMail, submitLead } from '../fixtures/database.ts'
import { bookCallAt, createLeadWithLink, listSlots } from '../fixtures/intro-call.ts'
import { untilHydrated } from '../fixtures/hydration.ts'
import { asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const CALLS = '/dashboard/admin/calls'
const HALF_HOUR_MS = 1_800_000

/** Calls are taken by daylight, when it is the same day in Detroit. */
const isSunday = (slot: string) => new Date(slot).getUTCDay() === 0

// The whole list is in sight: a button that the header or a message covers in part is too small for axe.
test.use({ viewport: { width: 1440, height: 2400 } })

test('the scheduler offers the days that an admin opens', async ({ page, loginAs }) => {
  const year = new Date().getUTCFullYear() + 1
  // A first try of this test may have closed them.
  await asServer().from('company_closed_days').delete().gte('day', `${year}-01-01`).throwOnError()
  const { path } = await createLeadWithLink()
  const slots = () => listSlots(page.request, path)
  const slot = (await slots()).at(-1) ?? ''
  await loginAs('admin')
  await page.goto(CALLS)
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

  const close = page.getByRole('button', { name: new RegExp(`^${year}: 1`) })
  await close.click()
  await expect(page.getByText('The US federal holidays are closed days')).toBeVisible()
  await expect(close).toHaveCount(0)
  const thanksgiving = page.getByRole('listitem').filter({ hasText: `${year}, Thanksgiving Day` })
  await expect(thanksgiving).toContainText('Thursday, November')
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
  await page.goto(`${CALLS}?q=${name}`)
  // What is to come stands above what is over.
  const [toCome, over] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)]
  await over.getByRole('button', { name: 'Missed' }).click()
  await expect(page.getByText('Status saved')).toBeVisible()
  await expect(page).toHaveURL(/q=Nora/)
  await expect(over.getByRole('button')).toHaveText([/^Took place/, /^Undo/])
  await over.getByRole('button', { name: 'Undo' }).click()
  await expect(over.getByRole('button')).toHaveText([/^Took place/, /^Missed/])

  await toCome.getByText('Cancel call').click()
  await toCome.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(toCome.getByText('Canceled')).toBeVisible()
  await expectAccessible(page)
  expect((await listMail(next)).map(({ kind }) => kind)).toContain('call_canceled')
  expect((await listMail(past)).map(({ kind }) => kind)).not.toContain('call_canceled')

  await page.getByRole('link', { name }).first().click()
  await page.getByRole('link', { name: 'View calls' }).click()
  await expect(page.getByText('1 call matches')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Lead' })).toContainText(name)
})

test('chosen calls get an outcome together, with what came of each, and are put back', async ({
  page,
  loginAs,
}) => {
  const name = `Olga ${Date.now().toString(36)}`
  const lead = (number: number) => submitLead({ email: `olga${number}@example.com`, firstName: name })
  const [first, second, later] = [await lead(1), await lead(2), await lead(3)]
  const now = Math.floor(Date.now() / HALF_HOUR_MS)
  const past = randomInt(600, 100_000)
  await bookCallAt(first, new Date((now - past) * HALF_HOUR_MS).toJSON())
  await bookCallAt(second, new Date((now - past - 1) * HALF_HOUR_MS).toJSON())
  await bookCallAt(later, new Date((now + randomInt(100_000, 1_000_000)) * HALF_HOUR_MS).toJSON())
  await loginAs('admin')
  await page.goto(`${CALLS}?q=${name}`)
  await expect(page.getByText('3 calls match')).toBeVisible()
  await untilHydrated(page.locator('[data-items]'))
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Select page' }).click()
  const outcome = page.getByLabel('Outcome of the selected calls')
  await outcome.selectOption('Took place')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('2 calls set to Took place.')).toBeVisible()
  await expect(page.getByText('Not changed: it has not begun.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'When' }).selectOption('Without an outcome')
  await expect(page.getByText('No calls match.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 calls put back.')).toBeVisible()
  await expect(page.getByText('2 calls match')).toBeVisible()

  await page.getByRole('combobox', { name: 'When' }).selectOption('Coming up')
  await expect(page.getByText('1 call matches')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Select Olga/ }).check()
  await outcome.selectOption('Cancel call')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('confirm that the cancellation emails may go out.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Select Olga/ }).check()
  await outcome.selectOption('Cancel call')
  await page.getByLabel('Email each one that it is canceled').check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('1 call set to Canceled.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  expect((await listMail(later)).map(({ kind }) => kind)).toContain('call_canceled')

  const csv = await (await page.request.get(`${CALLS}/export.csv?q=${name}&column=status`)).text()
  expect(csv).toContain('"With","Status"')
  expect(csv.match(/"Canceled"|"Booked"/g)).toHaveLength(3)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${CALLS}?q=${name}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('each count of calls is the number of rows of its list', async ({ page, loginAs }) => {
  await loginAs('admin')
  // Other tests book calls meanwhile.
  await expect(async () => {
    await page.goto(CALLS)
    const counts = await page
      .getByRole('navigation', { name: 'Calls by time' })
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('href') ?? '', link.textContent] as const),
      )
    expect(counts).toHaveLength(4)
    for (const [address, text] of counts) {
      const html = (await (await page.request.get(address)).text()).replaceAll('<!-- -->', '')
      const rows = />([\d,]+) calls? match/.exec(html)?.[1] ?? '0'
      expect([address, /^[\d,]+/.exec(text ?? '')?.[0]]).toEqual([address, rows])
    }
  }).toPass()
})
