import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

const CLIENT = 'f0000000-0000-4000-8000-00000000d001'
const CONTACT = 'f0000000-0000-4000-8000-00000000d002'
const LEADS = [1, 2, 3, 4, 5, 6].map((number) => `f0000000-0000-4000-8000-00000000d1${number}0`)
const [FRESH, QUIET, LATE, PLANNED, WON, TALKED] = LEADS as [string, string, string, string, string, string]
const QUOTE = 'f0000000-0000-4000-8000-00000000d201'

type Home = {
  pipeline: { stage: string; count: number; valueCents: number; unvalued: number }[] | null
  goingCold: { count: number; rows: { id: string }[] } | null
  calls: { leadId: string }[] | null
  quotes: { count: number; totalCents: number; rows: { number: string; validUntil: string }[] }
  tasks: { rows: { title: string }[] }
  found: {
    clients: { name: string }[]
    contacts: { name: string }[]
    clientCount: number
    contactCount: number
  }
}
type Company = {
  name: string
  leads: { id: string }[] | null
  quotes: { number: string; status: string; totalCents: number }[]
  quoteSums: { sent: number; accepted: number }
  contacts: { email: string }[]
  adGroups: unknown[] | null
  activity: { kind: string; label: string }[]
}

const home = (person: Person, words: string[] = []) =>
  database.asUser(person).value<Home>('select public.get_crm_home($1)', [words])
const company = (person: Person, id = CLIENT) =>
  database.asUser(person).value<Company>('select public.get_company($1)', [id])

const sentQuote = (id: string, number: string, days: number, status: string, cents: number) => `
  insert into public.quotes (id, number, title, recipient_business, status, client_id)
    values ('${id}', '${number}', 'A film', 'Loom Works', '${status}', '${CLIENT}');
  insert into public.quote_versions (quote_id, version, valid_until, subtotal_cents, total_cents, sent_at, document, document_sha256)
    values ('${id}', 1, private.today() + ${days}, ${cents}, ${cents}, now(), '{}', repeat('a', 64));`

beforeEach(() =>
  database.run(`
    set local session_replication_role = replica;
    delete from public.tasks; delete from public.notes; delete from public.intro_calls;
    delete from public.quote_versions; delete from public.quotes; delete from public.contact_submissions;
    insert into public.clients (id, name) values ('${CLIENT}', 'Loom Works');
    insert into public.contacts (id, first_name, last_name, client_id) values ('${CONTACT}', 'Ada', 'Byron', '${CLIENT}');
    insert into public.contact_details (contact_id, email) values ('${CONTACT}', 'ada@loom.example');
    insert into public.contact_submissions
      (id, first_name, last_name, email, business_name, message, status, value_cents, next_step_on, created_at, updated_at, client_id)
    select id::uuid, 'Ada', 'Byron', 'ada@loom.example', business, 'Looms', status, value, private.today() + step,
      now() - days * interval '1 day', now() - days * interval '1 day', client::uuid
    from (values
      ('${FRESH}', 'Fresh', 'new', 100, null::integer, 1, null),
      ('${QUIET}', 'Quiet', 'new', null, null, 9, null),
      ('${LATE}', 'Late', 'contacted', 700, -1, 1, '${CLIENT}'),
      ('${PLANNED}', 'Planned', 'quoted', 500, 3, 30, null),
      ('${WON}', 'Won', 'won', 900, null, 30, null),
      ('${TALKED}', 'Talked', 'contacted', 200, null, 30, null)
    ) as sample (id, business, status, value, step, days, client);
    insert into public.notes (body, lead_id, created_at) values ('They called.', '${TALKED}', now() - interval '2 days');
    insert into public.tasks (title, client_id, assignee_id, due_on) values
      ('Write', '${CLIENT}', '${PEOPLE.owl}', private.today()), ('Not mine', '${CLIENT}', '${PEOPLE.admin}', private.today());
    insert into public.intro_calls (submission_id, starts_at, time_zone) values
      ('${FRESH}', date_trunc('hour', now()) + interval '3 hours', 'UTC');
    ${sentQuote(QUOTE, 'Q-2026-9001', 9, 'sent', 1000)}
    ${sentQuote(QUOTE.replace('d201', 'd202'), 'Q-2026-9002', 2, 'sent', 500)}
    ${sentQuote(QUOTE.replace('d201', 'd203'), 'Q-2026-9003', 2, 'accepted', 300)}
    set local session_replication_role = origin;`),
)

it('sums the pipeline by stage', async () => {
  const { pipeline } = (await home('owl')) ?? {}
  expect(pipeline?.toSorted((one, other) => one.stage.localeCompare(other.stage))).toEqual([
    { stage: 'contacted', count: 2, valueCents: 900, unvalued: 0 },
    { stage: 'new', count: 2, valueCents: 100, unvalued: 1 },
    { stage: 'quoted', count: 1, valueCents: 500, unvalued: 0 },
    { stage: 'won', count: 1, valueCents: 900, unvalued: 0 },
  ])
})

it('names open leads that go cold, the most valuable first', async () => {
  const cold = (await home('admin'))?.goingCold
  expect(cold?.rows.map(({ id }) => id)).toEqual([LATE, QUIET])
  expect(cold?.count).toBe(2)
})

it('names the quotes that wait, those that expire soonest first', async () => {
  const waiting = (await home('project_manager'))?.quotes
  expect(waiting).toMatchObject({ count: 2, totalCents: 1500 })
  expect(waiting?.rows.map(({ number }) => number)).toEqual(['Q-2026-9002', 'Q-2026-9001'])
})

it('shows calls that come, and only the tasks of the viewer', async () => {
  const answer = await home('owl')
  expect(answer?.calls).toMatchObject([{ leadId: FRESH }])
  expect(answer?.tasks.rows).toMatchObject([{ title: 'Write' }])
})

it('keeps what is about leads from managers, and everything from designers', async () => {
  expect(await home('project_manager')).toMatchObject({ pipeline: null, goingCold: null, calls: null })
  const mirrored = await database.asMirroring('super_admin', 'project_manager')
  expect(await mirrored.value('select public.get_crm_home()')).toMatchObject({ pipeline: null })
  expect(await company('project_manager')).toMatchObject({ leads: null, adGroups: [] })
  expect(JSON.stringify((await company('project_manager'))?.activity)).not.toContain('stage_')
  for (const call of ['get_crm_home()', `get_company('${CLIENT}')`]) {
    for (const person of ['graphic_designer', 'member'] as const) {
      expect(await database.asUser(person).attempt(`select public.${call}`)).toEqual({ refused: 'PT403' })
    }
    expect(await database.asAnon().attempt(`select public.${call}`)).toEqual({ refused: '42501' })
  }
})

it('finds clients and contacts side by side', async () => {
  expect((await home('owl', ['LOOM']))?.found).toMatchObject({
    clientCount: 1,
    clients: [{ name: 'Loom Works', contacts: 1 }],
    contactCount: 1,
    contacts: [{ name: 'Ada Byron', client: 'Loom Works', email: 'ada@loom.example' }],
  })
  expect((await home('owl', ['loom', 'nothing']))?.found).toMatchObject({ clients: [], contacts: [] })
  expect((await home('owl'))?.found.clients).toHaveLength(10)
})

it('shows everything about a company', async () => {
  await database.run(`update public.contact_submissions set contact_id = '${CONTACT}' where id = '${QUIET}'`)
  const answer = await company('owl')
  expect(answer).toMatchObject({
    name: 'Loom Works',
    adGroups: null,
    quoteSums: { sent: 1500, accepted: 300 },
  })
  expect(answer?.leads?.map(({ id }) => id)).toEqual([LATE, QUIET])
  expect(answer?.contacts).toMatchObject([{ email: 'ada@loom.example' }])
  expect(answer?.quotes).toHaveLength(3)
  expect(new Set(answer?.activity.map(({ kind }) => kind))).toEqual(
    new Set(['lead', 'stage_contacted', 'contact', 'task']),
  )
  expect(await company('owl', QUOTE)).toBeNull()
})

it('knows quotes of leads and contacts, unless they are for another client', async () => {
  const other = 'c0000000-0000-4000-8000-000000000002'
  await database.run(`
    update public.quotes set client_id = null, lead_id = '${LATE}' where id = '${QUOTE}';
    update public.quotes set client_id = '${other}', contact_id = '${CONTACT}' where number = 'Q-2026-9002';
    update public.quotes set client_id = null, contact_id = '${CONTACT}' where number = 'Q-2026-9003'`)
  expect((await company('owl'))?.quotes.map(({ number }) => number).toSorted()).toEqual([
    'Q-2026-9001',
    'Q-2026-9003',
  ])
})
