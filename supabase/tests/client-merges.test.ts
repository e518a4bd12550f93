import { canonicalJson, type QuoteDocument } from '@/lib/quotes/document'
import { sha256 } from '@/lib/quotes/seal'
import { shownQuote } from '@/lib/quotes/shown'
import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()

const TILTH = 'c0000000-0000-4000-8000-000000000001'
const LAKESHORE = 'c0000000-0000-4000-8000-000000000002'
const UNUSED = 'c0000000-0000-4000-8000-0000000000aa'
const NOBODY = 'c0000000-0000-4000-8000-00000000ffff'

const OTHERS = ['project_manager', 'graphic_designer', 'owl', 'member'] as const satisfies Person[]

beforeEach(() => database.run(`insert into public.clients (id, name) values ('${UNUSED}', 'Unused')`))

describe('merging', () => {
  const MERGE = 'select * from public.merge_clients($1, $2, $3)'
  const counts = (id: string) =>
    database.sql<{ films: number; reviews: number; contacts: number; ad_groups: number }>(
      'select films, reviews, contacts, ad_groups from public.count_client_records($1)',
      [[id]],
    )

  beforeEach(async () => {
    // A film that names both clients, and facts that the other one lacks or has.
    await database.run(`
      insert into public.video_clients
        select video_id, '${LAKESHORE}' from public.video_clients where client_id = '${TILTH}' limit 1;
      update public.clients set website = null where id = '${LAKESHORE}';
      update public.ad_groups set client_id = '${TILTH}'
        where id = (select id from public.ad_groups where client_id is distinct from '${LAKESHORE}' order by id limit 1);
      update public.clients set website = 'https://tilth.example' where id = '${TILTH}';`)
  })

  it('does exactly what the dry run lists', async () => {
    const superAdmin = database.asUser('super_admin')
    const [from] = await counts(TILTH)
    const [into] = await counts(LAKESHORE)
    const dryRun = await superAdmin.query<{ kind: string; outcome: string }>(MERGE, [TILTH, LAKESHORE, true])
    expect(await counts(TILTH)).toEqual([from])

    expect(await superAdmin.query(MERGE, [TILTH, LAKESHORE, false])).toEqual(dryRun)
    const listed = (kind: string, outcome: string) =>
      dryRun.filter((row) => row.kind === kind && row.outcome === outcome).length
    expect(listed('film', 'joins')).toBe(1)
    expect(listed('ad group', 'moves')).toBe(1)
    expect(await counts(LAKESHORE)).toEqual([
      {
        films: (into?.films ?? 0) + listed('film', 'moves'),
        reviews: (into?.reviews ?? 0) + listed('review', 'moves'),
        contacts: (into?.contacts ?? 0) + listed('contact', 'moves'),
        ad_groups: (into?.ad_groups ?? 0) + listed('ad group', 'moves'),
      },
    ])
    expect(dryRun).toContainEqual({ kind: 'fact', record_id: null, label: 'website', outcome: 'moves' })
    expect(dryRun).toContainEqual({ kind: 'fact', record_id: null, label: 'logo', outcome: 'is dropped' })
    expect(await database.sql('select logo, website from public.clients where id = $1', [LAKESHORE])).toEqual(
      [{ logo: 'lakeshore-roasters.webp', website: 'https://tilth.example' }],
    )
    expect(await database.value('select count(*)::int from public.clients where id = $1', [TILTH])).toBe(0)
  })

  /** Brings a deleted client back as an undo does. */
  const bringBack = (person: Person, id: string) =>
    database
      .asUser(person)
      .attempt('insert into public.clients (id, name) values ($1, $2)', [id, `Back ${id}`])
  const REST = 'select * from public.get_client_merge($1)'

  it('is undone with the client: it gets back what nobody gave to a third client since', async () => {
    const later = 'ca000000-0000-4000-8000-000000000001'
    await database.run(`insert into public.contacts (id, client_id, first_name, last_name)
      values ('${later}', '${TILTH}', 'Given', 'Away')`)
    const [[from], [into]] = [await counts(TILTH), await counts(LAKESHORE)]
    await database.asUser('super_admin').query(MERGE, [TILTH, LAKESHORE, false])
    expect(await database.asUser('admin').query(REST, [TILTH])).toMatchObject([
      { into_id: LAKESHORE, into_name: 'Lakeshore Roasters', ...from },
    ])
    await database.run(`update public.contacts set client_id = '${UNUSED}' where id = '${later}'`)
    expect(await bringBack('admin', TILTH)).toEqual({ count: 1 })
    expect(await counts(TILTH)).toEqual([{ ...from, contacts: (from?.contacts ?? 0) - 1 }])
    expect(await counts(LAKESHORE)).toEqual([into])
    expect(await counts(UNUSED)).toMatchObject([{ contacts: 1 }])
    expect(await database.asUser('admin').query(REST, [TILTH])).toEqual([])
  })

  it('is undone after the other client was merged, too', async () => {
    const [from] = await counts(TILTH)
    const superAdmin = database.asUser('super_admin')
    await superAdmin.query(MERGE, [TILTH, LAKESHORE, false])
    await superAdmin.query(MERGE, [LAKESHORE, UNUSED, false])
    expect(await superAdmin.query(REST, [TILTH])).toMatchObject([{ into_id: UNUSED, ...from }])
    await bringBack('super_admin', TILTH)
    expect(await counts(TILTH)).toEqual([from])
  })

  describe('of a client with a quote and a lead', () => {
    const [QUOTE, LEAD] = ['f4000000-0000-4000-8000-0000000000c1', 'f4000000-0000-4000-8000-0000000000c2']
    const merge = (from: string, into: string, isDryRun = false) =>
      database.asUser('super_admin').query(MERGE, [from, into, isDryRun])
    const owners = () =>
      database.sql(
        `select quote.client_id as quote, lead.client_id as lead from public.quotes as quote
        join public.contact_submissions as lead on lead.id = $2 where quote.id = $1`,
        [QUOTE, LEAD],
      )
    const kept = () =>
      database.sql(
        `select event.kind, event.at, version.document_sha256, quote.status, quote.edit_version
        from public.quotes as quote
        join public.quote_events as event on event.quote_id = quote.id
        join public.quote_versions as version on version.quote_id = quote.id
        where quote.id = $1 order by event.at, event.kind`,
        [QUOTE],
      )

    beforeEach(async () => {
      await database.run(`
        insert into public.contact_submissions (id, first_name, last_name, email, business_name, message, client_id)
          values ('${LEAD}', 'Ada', 'Byron', 'ada@example.com', 'Unused', 'A film.', '${UNUSED}')`)
      const owl = database.asUser('owl')
      const lines = [{ kind: 'own', title: 'Filming', quantity: 1, unit_price_cents: 100_000 }]
      const recipient = { title: 'Looms', recipient_name: 'Ada', recipient_email: 'ada@example.com' }
      await owl.query(`select public.create_quote($1, null, $2, null, 'Looms', '{}')`, [QUOTE, UNUSED])
      await owl.query('select public.save_quote_draft($1, 1, $2)', [
        QUOTE,
        JSON.stringify({ ...recipient, lines }),
      ])
      await owl.query('select public.send_quote($1, 2, $2)', [QUOTE, 'a'.repeat(22)])
    })

    it('lists both, moves them with their history, and brings them back', async () => {
      const before = await kept()
      expect(before.map(({ kind }) => kind)).toEqual(['created', 'sent'])
      expect(await merge(UNUSED, LAKESHORE, true)).toEqual([
        { kind: 'quote', record_id: QUOTE, label: expect.stringMatching(/^Q-.*: Looms$/), outcome: 'moves' },
        { kind: 'lead', record_id: LEAD, label: 'Ada Byron', outcome: 'moves' },
      ])
      await merge(UNUSED, LAKESHORE)
      expect(await owners()).toEqual([{ quote: LAKESHORE, lead: LAKESHORE }])
      expect(await kept()).toEqual(before)
      expect(await database.asUser('admin').query(REST, [UNUSED])).toMatchObject([{ quotes: 1, leads: 1 }])
      expect(await bringBack('admin', UNUSED)).toEqual({ count: 1 })
      expect(await owners()).toEqual([{ quote: UNUSED, lead: UNUSED }])
      expect(await kept()).toEqual(before)
    })

    it('leaves a quote that went to a third client since, and follows a second merge', async () => {
      await merge(UNUSED, LAKESHORE)
      await merge(LAKESHORE, TILTH)
      await database.run(`update public.contact_submissions set client_id = null where id = '${LEAD}'`)
      expect(await database.asUser('admin').query(REST, [UNUSED])).toMatchObject([
        { into_id: TILTH, quotes: 1, leads: 0 },
      ])
      await bringBack('admin', UNUSED)
      expect(await owners()).toEqual([{ quote: UNUSED, lead: null }])
    })

    it('accepts the quote for the client that is kept', async () => {
      await merge(UNUSED, LAKESHORE)
      const document = await database.value(
        'select document from public.quote_versions where quote_id = $1',
        [QUOTE],
      )
      const shown = shownQuote(document as QuoteDocument, [])
      const answer = await database.asServiceRole().value('select public.accept_quote($1, $2, $3)', [
        'a'.repeat(22),
        JSON.stringify({
          name: 'Ada Byron',
          capacity: 'Owner',
          consent: 'I accept.',
          chosen: [],
          document_sha256: sha256(canonicalJson(document as QuoteDocument)),
          shown_sha256: sha256(canonicalJson(shown)),
        }),
        'home',
      ])
      expect(answer).toMatchObject({ outcome: 'accepted' })
      expect(await owners()).toMatchObject([{ quote: LAKESHORE }])
    })

    it('is not deleted as unused', async () => {
      const remove = () =>
        database.asUser('super_admin').attempt('select public.delete_unused_client($1)', [UNUSED])
      expect(await remove()).toEqual({ refused: 'PT409' })
      await database.run(`update public.contact_submissions set client_id = null where id = '${LEAD}'`)
      expect(await remove()).toEqual({ refused: 'PT409' })
      await database.run(`update public.quotes set client_id = null where id = '${QUOTE}'`)
      expect(await remove()).toEqual({ count: 1 })
    })
  })

  it.each(OTHERS)('tells a %s nothing of what was merged', async (person) => {
    expect(await database.asUser(person).attempt(REST, [TILTH])).toEqual({ refused: 'PT403' })
  })

  it('links an ad group of a manager; a deleted client leaves it', async () => {
    const id = await database
      .asUser('project_manager')
      .value(`select public.create_ad_group('Winter', 'New Company', 'New Product', null, null, $1)`, [
        UNUSED,
      ])
    const superAdmin = database.asUser('super_admin')
    expect(await superAdmin.attempt('select public.delete_unused_client($1)', [UNUSED])).toEqual({
      refused: 'PT409',
    })
    await database.run(`delete from public.clients where id = '${UNUSED}'`)
    expect(await database.sql('select client_id from public.ad_groups where id = $1', [id])).toEqual([
      { client_id: null },
    ])
  })

  it('is on record', async () => {
    await database.asUser('super_admin').query(MERGE, [TILTH, LAKESHORE, false])
    const tables = await database.sql<{ table_name: string }>(
      `select distinct table_name from private.audit_log where action in ('update', 'delete') order by 1`,
    )
    expect(tables.map(({ table_name: name }) => name)).toEqual(
      expect.arrayContaining(['client_reviews', 'clients', 'video_clients']),
    )
  })

  it('refuses one client twice and clients that are gone', async () => {
    const superAdmin = database.asUser('super_admin')
    expect(await superAdmin.attempt(MERGE, [TILTH, TILTH, false])).toEqual({ refused: 'PT422' })
    expect(await superAdmin.attempt(MERGE, [TILTH, NOBODY, false])).toEqual({ refused: 'PT404' })
  })

  it.each([...OTHERS, 'admin'] as const)('is not for a %s, the dry run included', async (person) => {
    for (const isDryRun of [true, false]) {
      const outcome = await database.asUser(person).attempt(MERGE, [TILTH, LAKESHORE, isDryRun])
      expect(outcome).toEqual({ refused: 'PT403' })
    }
  })
})
