import { canonicalJson, type QuoteDocument } from '@/lib/quotes/document'
import type { QuoteRecord } from '@/lib/quotes/record'
import { sha256 } from '@/lib/quotes/seal'
import { shownQuote } from '@/lib/quotes/shown'
import type { TestDatabase } from './harness'

export const LEAD = 'f4000000-0000-4000-8000-000000000001'
export const QUOTE = 'f4000000-0000-4000-8000-000000000002'
export const TOKEN = 'b'.repeat(22)
export const OPTION = 'f4000000-0000-4000-8000-00000000000a'

const CONTENT = {
  terms_text: 'Half in advance.',
  tax_state: 'TX',
  tax_ppm: 82_500,
  tax_source: 'Comptroller',
  deposit_percent: 50,
  lines: [
    { kind: 'own', title: 'Filming “looms” \\ \n', quantity: 3, unit_price_cents: 33_333, is_taxable: true },
    {
      id: OPTION,
      kind: 'add_on',
      title: 'Drone',
      quantity: 1,
      unit_price_cents: 50_001,
      is_optional: true,
      is_taxable: true,
    },
  ],
}

/** A quote that was sent, and what its recipient does with the link. */
export function openSentQuote(database: TestDatabase) {
  /** Without those of the demo, which have deadlines, too. */
  beforeEach(() => database.run('truncate public.quotes cascade'))

  const service = () => database.asServiceRole()
  const owl = () => database.asUser('owl')

  async function sendQuote(recipient = { business: 'Analytical Engines', email: 'ada@looms.example' }) {
    await database.run(`insert into public.contact_submissions (id, first_name, last_name, email, business_name, message)
      values ('${LEAD}', 'Ada', 'Byron', '${recipient.email}', '${recipient.business}', 'A film about looms.')`)
    await owl().query('select public.create_quote($1, $2, null, null, $3, $4)', [
      QUOTE,
      LEAD,
      'Looms',
      JSON.stringify(CONTENT),
    ])
    await owl().query('select public.send_quote($1, 1, $2)', [QUOTE, TOKEN])
  }

  const open = async (token = TOKEN, address = 'home') =>
    service().value<QuoteRecord>('select public.open_quote($1, $2)', [token, address])
  const document = async () => (await open())?.document as QuoteDocument

  async function accept({
    name = 'Ada Byron',
    chosen = [] as string[],
    change = {},
    shown = undefined as string[] | undefined,
    address = 'home',
  } = {}) {
    const quote = await database.value<QuoteDocument>(
      'select document from public.quote_versions where quote_id = $1 order by version desc limit 1',
      [QUOTE],
    )
    return service().value<{ outcome: string }>('select public.accept_quote($1, $2, $3)', [
      TOKEN,
      JSON.stringify({
        name,
        capacity: 'Owner',
        consent: 'I accept.',
        chosen,
        document_sha256: sha256(canonicalJson(quote)),
        shown_sha256: sha256(canonicalJson(shownQuote(quote, shown ?? chosen))),
        ...change,
      }),
      address,
    ])
  }
  const outcome = async (options?: Parameters<typeof accept>[0]) => (await accept(options))?.outcome
  const acceptances = () =>
    database.sql<Record<string, unknown>>('select * from public.quote_acceptances where quote_id = $1', [
      QUOTE,
    ])
  const letters = () =>
    database.sql<{ kind: string; recipient: string | null; payload: Record<string, unknown> }>(
      `select kind, recipient, payload from public.outbox_messages where about_id = $1 and kind <> 'quote_sent' order by kind`,
      [QUOTE],
    )
  const events = async () =>
    (
      await database.sql<{ kind: string }>(
        'select kind from public.quote_events where quote_id = $1 order by at, id',
        [QUOTE],
      )
    ).map(({ kind }) => kind)
  const quote = async () =>
    (await database.sql<Record<string, unknown>>('select * from public.quotes where id = $1', [QUOTE]))[0]
  const lead = async () =>
    (
      await database.sql<Record<string, unknown>>('select * from public.contact_submissions where id = $1', [
        LEAD,
      ])
    )[0]

  /** Moves the dates of the version that was sent, as if time had passed. */
  const passTime = (change: string) =>
    database.run(`alter table public.quote_versions disable trigger keep_sent_version;
      update public.quote_versions set ${change};
      alter table public.quote_versions enable trigger keep_sent_version`)

  return {
    service,
    owl,
    sendQuote,
    open,
    document,
    accept,
    outcome,
    acceptances,
    letters,
    events,
    quote,
    lead,
    passTime,
  }
}
