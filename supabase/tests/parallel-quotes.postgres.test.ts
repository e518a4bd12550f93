import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Sql, TransactionSql } from 'postgres'
import { canonicalJson, type QuoteDocument } from '@/lib/quotes/document'
import { sha256 } from '@/lib/quotes/seal'
import { shownQuote } from '@/lib/quotes/shown'
import { openDatabase } from './harness'
import { PEOPLE } from './people'
import { openOwnSessions } from './postgres/own-sessions'

const SESSIONS = 20
const SIGN_IN = randomUUID()
const CONTENT = { lines: [{ kind: 'own', title: 'Filming', quantity: 2, unit_price_cents: 50_000 }] }

const database = openDatabase({ isShared: false })
let sessions: Sql

beforeAll(() => {
  sessions = openOwnSessions(SESSIONS + 1)
})
afterAll(() => sessions.end({ timeout: 5 }))

const owl = () => database.asUser('owl', { session_id: SIGN_IN })
const inParallel = <T>(call: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: SESSIONS }, (_, number) => call(number)))

/** As the owl, in a transaction of one of the sessions. */
const asOwl = <T>(work: (session: TransactionSql) => Promise<T>) =>
  sessions.begin(async (session) => {
    const claims = JSON.stringify({ role: 'authenticated', sub: PEOPLE.owl, session_id: SIGN_IN })
    await session`select set_config('request.jwt.claims', ${claims}, true)`
    await session`set local role authenticated`
    return work(session)
  })

async function addLead(): Promise<string> {
  const email = `ada@${randomUUID()}.example`
  return database.value<string>(
    `insert into public.contact_submissions (first_name, last_name, email, business_name, message)
    values ('Ada', 'Byron', $1, $1, 'A film about looms.') returning id`,
    [email],
  )
}

/** A quote that waits for an answer. Committed, so that the other sessions see it. */
async function sendQuote() {
  const [id, lead, token] = [randomUUID(), await addLead(), randomUUID().replaceAll('-', '')]
  await owl().query('select public.create_quote($1, $2, null, null, $3, $4)', [
    id,
    lead,
    'Looms',
    JSON.stringify(CONTENT),
  ])
  await owl().query('select public.send_quote($1, 1, $2)', [id, token])
  const document = await database.value<QuoteDocument>(
    `update public.quote_versions set seen_at = now() where quote_id = $1 returning document`,
    [id],
  )
  await database.run('commit; begin')
  return { id, lead, token, document }
}
type Sent = Awaited<ReturnType<typeof sendQuote>>

async function accept({ token, document }: Sent, name: string, session: Sql | TransactionSql = sessions) {
  const payload = JSON.stringify({
    name,
    capacity: 'Owner',
    consent: 'I accept.',
    chosen: [],
    document_sha256: sha256(canonicalJson(document)),
    shown_sha256: sha256(canonicalJson(shownQuote(document, []))),
  })
  const [row] = await session<{ answer: { outcome: string } }[]>`
    select public.accept_quote(${token}, ${payload}::text::jsonb, ${name}) as answer`
  return row?.answer.outcome
}

const expireQuotes = async (session: Sql | TransactionSql = sessions) => {
  const [row] = await session<
    { answer: { expired: number } }[]
  >`select public.run_quote_deadlines() as answer`
  return row?.answer.expired
}

/** As if the last day of the version had passed, or not yet. */
const setLastDay = (id: string, day: string) =>
  database.run(`
    set local session_replication_role = replica;
    update public.quote_versions set valid_until = private.today() + interval '${day}' where quote_id = '${id}';
    commit; begin`)

async function waitForLock(): Promise<void> {
  const waiting = () => sessions`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await waiting()).length === 0) await setImmediate()
}

/** What is stored about a quote and its lead. */
async function stored({ id }: Sent, answers: (string | undefined)[]) {
  const [row] = await database.sql<{ status: string }>(
    `select quote.status, lead.status as lead,
      (select count(*)::integer from public.quote_acceptances as known where known.quote_id = quote.id) as acceptances,
      (select count(*)::integer from public.quote_events as known where known.quote_id = quote.id and known.kind = 'accepted')
        as accepted,
      (select array_agg(known.kind order by known.kind) from public.outbox_messages as known
        where known.about_id = quote.id and known.kind like 'quote_accepted%') as receipts,
      (select count(*)::integer from public.clients as known where known.name = lead.business_name) as clients,
      (select count(*)::integer from public.contact_details as known where known.email = lead.email) as contacts
    from public.quotes as quote join public.contact_submissions as lead on lead.id = quote.lead_id where quote.id = $1`,
    [id],
  )
  return { ...row, status: row?.status, answers: answers.toSorted() }
}

const WON = {
  status: 'accepted',
  lead: 'won',
  acceptances: 1,
  accepted: 1,
  receipts: ['quote_accepted', 'quote_accepted_notice'],
  clients: 1,
  contacts: 1,
}
const NOT_WON = { lead: 'quoted', acceptances: 0, accepted: 0, receipts: null, clients: 0, contacts: 0 }

describe(`${SESSIONS} acceptances of a quote at one moment`, () => {
  it('store one of them, and tell the others that it was taken', async () => {
    const quote = await sendQuote()
    const answers = await inParallel((number) => accept(quote, `Person ${number}`))
    const used = Array<string>(SESSIONS - 1).fill('used')
    expect(await stored(quote, answers)).toEqual({ ...WON, answers: ['accepted', ...used] })
  })

  it('of one person who presses again and again count once', async () => {
    const quote = await sendQuote()
    const answers = await inParallel(() => accept(quote, 'Ada Byron'))
    expect(await stored(quote, answers)).toEqual({ ...WON, answers: Array(SESSIONS).fill('accepted') })
  })
})

it('a withdrawal beside acceptances leaves one of the two, never both', async () => {
  for (let round = 0; round < SESSIONS; round += 1) {
    const quote = await sendQuote()
    const gate = Promise.withResolvers<void>()
    const accepting = () =>
      sessions.begin(async (session) => {
        await gate.promise
        return accept(quote, 'Ada', session)
      })
    const withdrawing = () =>
      asOwl(async (session) => {
        await gate.promise
        await session`select public.withdraw_quote(${quote.id}, 2)`
        return 'withdrawn'
      }).catch((error: { code?: string }) => error.code)
    const calls = round % 2 > 0 ? [withdrawing, accepting] : [accepting, withdrawing]
    const answers = Promise.all([...calls, accepting].map((call) => call()))
    gate.resolve()
    const end = await stored(quote, await answers)
    if (end.status === 'withdrawn') {
      expect(end).toEqual({ ...NOT_WON, status: 'withdrawn', answers: ['closed', 'closed', 'withdrawn'] })
    } else {
      expect(end).toEqual({ ...WON, answers: ['PT409', 'accepted', 'accepted'] })
    }
  }
})

describe('the end of the last day', () => {
  it('does not take a quote from whoever is accepting it', async () => {
    const quote = await sendQuote()
    await sessions.begin(async (session) => {
      expect(await accept(quote, 'Ada', session)).toBe('accepted')
      await setLastDay(quote.id, '-1 day')
      expect(await expireQuotes()).toBe(0)
    })
    expect(await expireQuotes()).toBe(0)
    expect(await stored(quote, [])).toEqual({ ...WON, answers: [] })
  })

  it('makes an acceptance wait that comes during the expiry, and closes the quote for it', async () => {
    const quote = await sendQuote()
    await setLastDay(quote.id, '-1 day')
    const late = await sessions.begin(async (session) => {
      expect(await expireQuotes(session)).toBe(1)
      // For the acceptance the day is not over: only the lock of the expiry is in its way.
      await setLastDay(quote.id, '1 day')
      const answer = accept(quote, 'Ada')
      await waitForLock()
      return { answer }
    })
    expect(await stored(quote, [await late.answer])).toEqual({
      ...NOT_WON,
      status: 'expired',
      answers: ['closed'],
    })
  })
})

it(`gives ${SESSIONS} quotes of one moment numbers without gaps and doubles, also after rollbacks`, async () => {
  const lead = await addLead()
  await database.run('commit; begin')
  const content = JSON.stringify(CONTENT)
  await inParallel((number) =>
    asOwl(async (session) => {
      await session`select public.create_quote(${randomUUID()}, ${lead}, null, null, '', ${content}::text::jsonb)`
      if (number % 4 === 0) await session`select 1 / 0`
    }).catch((error: { code?: string }) => expect(error.code).toBe('22012')),
  )
  const kept = await database.sql<{ number: string }>(
    'select number from public.quotes where lead_id = $1 order by number',
    [lead],
  )
  const numbers = kept.map(({ number }) => Number(number.split('-')[2]))
  expect(numbers).toEqual(Array.from({ length: (SESSIONS * 3) / 4 }, (_, index) => (numbers[0] ?? 0) + index))
})
