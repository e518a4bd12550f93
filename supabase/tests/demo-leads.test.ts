import { openDatabase } from './harness'

const database = openDatabase()

it('the demo has leads in every stage, lost ones for every reason, and writes no letter about them', async () => {
  const stages = await database.sql<{ status: string }>(
    'select distinct status from public.contact_submissions order by 1',
  )
  expect(stages.map(({ status }) => status)).toEqual([
    'call_booked',
    'contacted',
    'held',
    'lost',
    'new',
    'quoted',
    'spam',
    'won',
  ])
  expect(
    await database.value('select count(distinct lost_reason)::integer from public.contact_submissions'),
  ).toBe(6)
  expect(await database.value('select count(*)::integer from public.outbox_messages')).toBe(0)
})

it('leads of the demo are linked to clients, quotes, calls and tasks, and have a history that ends where they are', async () => {
  const linked = (query: string) =>
    database.value<number>(`select count(distinct lead_id)::integer from (${query}) as linked`)
  expect(await linked('select lead_id from public.quotes')).toBeGreaterThan(3)
  expect(await linked('select lead_id from public.tasks')).toBe(4)
  expect(await linked('select submission_id as lead_id from public.intro_calls')).toBe(9)
  expect(
    await database.sql(`
    select lead.last_name from public.contact_submissions as lead
    left join lateral (
      select change.changes #>> '{status,1}' as status from private.lead_changes as change
      where change.lead_id = lead.id order by change.id desc limit 1
    ) as last on true
    where coalesce(last.status, lead.status) <> lead.status
      or lead.first_answered_at > now() or lead.stage_changed_at > now()`),
  ).toEqual([])
})
