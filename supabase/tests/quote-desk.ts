import type { TestDatabase } from './harness'
import type { Session } from './session'

export const LEAD = 'f4000000-0000-4000-8000-000000000001'
export const TILTH = 'c0000000-0000-4000-8000-000000000001'
export const QUOTE = 'f4000000-0000-4000-8000-000000000002'
export const OTHER = 'f4000000-0000-4000-8000-000000000003'
export const NOBODY = '00000000-0000-4000-8000-000000000000'
export const TOKEN = 'a'.repeat(22)

export const CREATE = 'select public.create_quote($1, $2, $3, null, $4, $5)'
export const SAVE = 'select public.save_quote_draft($1, $2, $3)'
export const SEND = 'select public.send_quote($1, $2, $3)'

export const line = (change: object = {}) => ({
  kind: 'own',
  title: 'Filming',
  quantity: 2,
  unit_price_cents: 50_000,
  is_taxable: true,
  ...change,
})
export const CONTENT = { terms_text: 'Half in advance.', lines: [line()] }

/** What staff do with a quote for one lead, who is there before each test. */
export function openQuoteDesk(database: TestDatabase) {
  beforeEach(() =>
    database.run(`insert into public.contact_submissions (id, first_name, last_name, email, business_name, message)
      values ('${LEAD}', 'Ada', 'Byron', 'ada@example.com', 'Analytical Engines', 'A film about looms.')`),
  )

  const owl = () => database.asUser('owl')
  const create = (id = QUOTE, content: object = CONTENT, caller: Session = owl()) =>
    caller.attempt(CREATE, [id, LEAD, null, '', JSON.stringify(content)])
  const save = (madeFrom: number, content: object, caller: Session = owl()) =>
    caller.attempt(SAVE, [
      QUOTE,
      madeFrom,
      JSON.stringify({
        title: 'Looms',
        recipient_name: 'Ada Byron',
        recipient_email: 'ada@example.com',
        ...CONTENT,
        ...content,
      }),
    ])
  const send = (madeFrom: number, token = TOKEN, caller: Session = owl()) =>
    caller.attempt(SEND, [QUOTE, madeFrom, token])
  const quote = async (id = QUOTE) =>
    (await database.sql<Record<string, unknown>>('select * from public.quotes where id = $1', [id]))[0]
  const versions = (id = QUOTE) =>
    database.sql<Record<string, unknown>>(
      'select * from public.quote_versions where quote_id = $1 order by version',
      [id],
    )
  const events = async () =>
    (
      await database.sql<{ kind: string; version: number }>(
        'select kind, version from public.quote_events where quote_id = $1 order by at',
        [QUOTE],
      )
    ).map(({ kind, version }) => `${kind} ${version}`)
  const letters = (kind: string) =>
    database.sql<{ recipient: string; payload: Record<string, unknown> }>(
      'select recipient, payload from public.outbox_messages where about_id = $1 and kind = $2',
      [QUOTE, kind],
    )

  return { create, save, send, quote, versions, events, letters, owl }
}
