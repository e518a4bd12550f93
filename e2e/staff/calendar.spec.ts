import { randomInt, randomUUID } from 'node:crypto'
import ical from 'node-ical'
import { sundayOf } from '@/lib/portal/calendar'
import { fullDay } from '@/lib/time/in-zone'
import { addDays } from '@/lib/time/days'
import { PEOPLE } from '../../supabase/tests/people.ts'
import { asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const CALENDAR = '/dashboard/owl/calendar'

/** Of the client without anything else in these years. */
async function addTasks(titles: string[], dueOn: string): Promise<string[]> {
  const { data } = await asServer().from('clients').select('id').limit(1).single().throwOnError()
  const rows = titles.map((title) => ({
    id: randomUUID(),
    title,
    client_id: data.id,
    assignee_id: PEOPLE.owl,
    due_on: dueOn,
  }))
  await asServer().from('tasks').insert(rows).throwOnError()
  return rows.map(({ id }) => id)
}

async function addDeal(title: string, firstOn: string, lastOn: string) {
  const { data } = await asServer().from('parent_groups').select('id').limit(1).single().throwOnError()
  const deal = { title, parent_group_id: data.id, offer_kind: 'price', offer_cents: 199, created_by: null }
  await asServer()
    .from('deals')
    .insert({ ...deal, first_on: firstOn, last_on: lastOn })
    .throwOnError()
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('an owl looks at a month, a week and a day, and filters', async ({ page, loginAs }) => {
  const mark = randomUUID().slice(0, 8)
  // A week of its own, also when the test runs again. Deals of other tests run until 2031.
  const sunday = sundayOf(`${randomInt(2032, 2099)}-06-14`)
  const wednesday = addDays(sunday, 3)
  await addTasks(
    ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => `${name} ${mark}`),
    wednesday,
  )
  await addDeal(`Long ${mark}`, addDays(sunday, 4), addDays(sunday, 10))
  await loginAs('owl')
  await page.goto(CALENDAR)
  await expect(page.getByText('Today', { exact: true })).not.toHaveCount(0)
  await expectAccessible(page)

  await page.goto(`${CALENDAR}?month=${sunday.slice(0, 7)}`)
  const table = page.getByRole('table', { name: `June ${sunday.slice(0, 4)}` })
  await expect(table.getByRole('columnheader')).toHaveCount(7)
  const cell = table.getByRole('cell').filter({ hasText: fullDay(wednesday) })
  await expect(cell.getByRole('listitem')).toHaveCount(3)
  await expect(table.getByRole('link', { name: `Long ${mark}` })).toHaveCount(2)
  await expectAccessible(page)

  await page.getByLabel('Kind').selectOption('Deals')
  await expect(page).toHaveURL(/kind=deal/)
  await expect(cell.getByRole('listitem')).toHaveCount(0)
  await page.getByLabel('Kind').selectOption('All kinds')
  await cell.getByRole('link', { name: '+2 more' }).click()
  await expect(page).toHaveURL(new RegExp(`day=${wednesday}`))
  await expect(page.getByRole('listitem').filter({ hasText: mark })).toHaveCount(5)

  await page.getByRole('link', { name: 'Week', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`week=${sunday}`))
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(page).toHaveURL(new RegExp(`week=${addDays(sunday, 7)}`))
  await expect(page.getByRole('link', { name: `Long ${mark}` })).toBeVisible()
  await page.getByRole('link', { name: 'Previous week' }).click()
  await expect(page).toHaveURL(new RegExp(`week=${sunday}`))
  await page.getByLabel('Person').selectOption('Mine')
  await expect(page).toHaveURL(/person=/)
  await expect(page.getByRole('link', { name: `Long ${mark}` })).toHaveCount(0)
  await page.getByRole('link', { name: `Five ${mark}` }).click()
  await expect(page).toHaveURL(/crm\/companies/)
})

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })

  test('days with something are a list, and an address is made, read and revoked', async ({
    page,
    loginAs,
    request,
  }) => {
    const mark = randomUUID().slice(0, 8)
    const [task = ''] = await addTasks([`Call; them, ${mark}`], inDays(20))
    await loginAs('owl')
    await page.goto(`${CALENDAR}?day=${inDays(20)}`)
    await expect(page.getByRole('link', { name: `Call; them, ${mark}` })).toBeVisible()
    await page.getByLabel('Kind').selectOption('Tasks')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(new RegExp(`day=${inDays(20)}.*kind=task`))
    await page.goto(`${CALENDAR}?month=${inDays(20).slice(0, 7)}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

    await page.getByRole('button', { name: /(Make an|Replace the) address/ }).click()
    const address = await page.getByLabel('Your address, shown once').inputValue()
    const first = await request.get(address)
    expect(first.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'text/calendar; charset=utf-8',
    })
    const read = async () => {
      const entries = Object.values(ical.sync.parseICS(await (await request.get(address)).text()))
      return entries.find((entry) => entry?.type === 'VEVENT' && entry.uid.startsWith(`task-${task}@`))
    }
    expect(await read()).toMatchObject({
      summary: `Task: Call; them, ${mark}`,
      sequence: 0,
      status: 'CONFIRMED',
    })
    const known = { 'If-None-Match': first.headers().etag ?? '' }
    expect((await request.get(address, { headers: known })).status()).toBe(304)

    await asServer()
      .from('tasks')
      .update({ due_on: inDays(21) })
      .eq('id', task)
      .throwOnError()
    expect((await request.get(address, { headers: known })).status()).toBe(200)
    expect(await read()).toMatchObject({ sequence: 1 })
    await asServer().from('tasks').delete().eq('id', task).throwOnError()
    expect(await read()).toMatchObject({ sequence: 2, status: 'CANCELLED' })

    await page.goto(CALENDAR)
    await page.getByRole('button', { name: 'Revoke it' }).click()
    await expect(page.getByText('The address no longer works.')).toBeVisible()
    expect((await request.get(address)).status()).toBe(404)
  })
})
