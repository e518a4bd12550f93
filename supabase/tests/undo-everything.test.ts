import { openActDesk } from './act-desk'
import { openDatabase } from './harness'
import { openImportDesk, SITE } from './owl-import-desk'
import type { Person } from './people'

// It commits: each act is a transaction of its own.
const database = openDatabase({ isShared: false })
const desk = openActDesk(database)
const imports = openImportDesk(database)

const GROUP = 'e2000000-0000-4000-8000-000000000001'

const FILM = 'd0000000-0000-4000-8000-000000000001'

/** The same in every run. */
let seed = 11
const below = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit

type Edit = { who: Person; sql: string }

const ORDERS = {
  clients: 'id',
  videos: 'id',
  captions: 'id',
  seo_blog_posts: 'slug',
  sites: 'parent_group_id, number',
  brands: 'id',
  ad_groups: 'id',
  contact_submissions: 'email, created_at',
  tasks: 'id',
  notes: 'id',
  company_hours: 'weekday, opens',
}

/** A row of the table that a number picks, the same in every database. */
const one = (table: keyof typeof ORDERS, number: number) =>
  `(select id from public.${table} order by ${ORDERS[table]} offset ${number} % (select count(*) from public.${table}) limit 1)`

const DRAFT = (number: number) =>
  `(select quote.id from public.quotes as quote join public.quote_versions as version on version.quote_id = quote.id and version.sent_at is null
    order by quote.id offset ${number} % (
      select count(*) from public.quote_versions where sent_at is null
    ) limit 1)`

const newId = (number: number, kind: number) =>
  `e7000000-0000-4000-8000-${kind}${String(number).padStart(11, '0')}`

/** What the screens of quotes call. Lines are added, changed and deleted by one save. */
const quotes = {
  create: (n: number) =>
    `select public.create_quote('${newId(n, 1)}', null, ${one('clients', n)}, null, 'Quote ${n}', '${JSON.stringify(
      {
        lines: [1, 2].map((line) => ({
          kind: 'own',
          title: `Day ${line}`,
          unit_price_cents: 1000 * (n + line),
        })),
      },
    )}')`,
  save: (n: number) =>
    `select public.save_quote_draft(draft.quote_id, null, jsonb_build_object(
      'title', 'Saved ${n}', 'recipient_email', 'ada${n}@example.com', 'discount_kind', 'percent', 'discount_value', ${n},
      'lines', (
        select jsonb_agg(to_jsonb(line) - 'version_id' || '{"quantity": ${1 + (n % 3)}}' order by line.position)
        from (select * from public.quote_lines as one where one.version_id = draft.id order by one.position limit 1) as line
      ) || '[{"kind": "own", "title": "Another ${n}", "unit_price_cents": ${n}}]'
    )) from public.quote_versions as draft where draft.sent_at is null and draft.quote_id = ${DRAFT(n)}`,
  copy: (n: number) => `select public.copy_quote('${newId(n, 2)}', ${DRAFT(n)})`,
  drop: (n: number) => `select public.delete_quote_draft(${DRAFT(n)}, null)`,
}

const EDITS: ((number: number) => Edit)[] = [
  (n) => ({
    who: 'admin',
    sql: `update public.clients set name = 'Client ${n}' where id = ${one('clients', n)}`,
  }),
  // A drag in the order of logos.
  (n) => ({
    who: 'admin',
    sql: `update public.clients set featured_rank = ${n / 7} where id = ${one('clients', n)}`,
  }),
  (n) => ({
    who: 'admin',
    sql: `update public.videos set name_internal = 'Film ${n}', city = 'Flint' where id = ${one('videos', n)}`,
  }),
  (n) => ({
    who: 'admin',
    sql: `update public.videos set draft = not draft where id = ${one('videos', n)}`,
  }),
  (n) => ({
    who: 'admin',
    sql: `update public.seo_blog_posts set title = 'Article ${n}' where id = ${one('seo_blog_posts', n)}`,
  }),
  // One of them alone: articles that link to each other are published again only in their order.
  () => ({
    who: 'admin',
    sql: `update public.seo_blog_posts set status = 'draft', publish_at = null, scheduled_by = null where id = ${one('seo_blog_posts', 0)}`,
  }),
  (n) => ({
    who: 'admin',
    sql: `update public.seo_blog_posts set dont_feature = not dont_feature where id in (select id from public.seo_blog_posts order by slug limit ${n % 9})`,
  }),
  (n) => ({
    who: 'owl',
    sql: `update public.sites set notes = 'Visited ${n}', pumps = ${n % 16} where id = ${one('sites', n)}`,
  }),
  (n) => ({ who: 'owl', sql: `update public.brands set notes = 'Note ${n}' where id = ${one('brands', n)}` }),
  (n) => ({ who: 'owl', sql: `insert into public.products (name) values ('Product ${n}')` }),
  (n) => ({
    who: 'project_manager',
    sql: `update public.ad_groups set status = 'delivered', due_date = '2027-0${1 + (n % 9)}-01' where id = ${one('ad_groups', n)}`,
  }),
  (n) => ({
    who: 'graphic_designer',
    sql: `update public.ads set title = 'Ad ${n}' where id = (select id from public.ads where ad_group_id = '${GROUP}' order by id limit 1)`,
  }),
  (n) => ({
    who: 'owl',
    sql: `select public.set_leads_stage(array[${one('contact_submissions', n)}], 'lost', 'price')`,
  }),
  (n) => ({
    who: 'admin',
    sql: `update public.tasks set title = 'Task ${n}', due_on = '2027-01-${10 + (n % 20)}',
      done_at = case when done_at is null then now() end where id = ${one('tasks', n)}`,
  }),
  (n) => ({
    who: 'graphic_designer',
    sql: `insert into public.tasks (title, client_id) values ('Draw ${n}', ${one('clients', n)})`,
  }),
  (n) => ({
    who: 'project_manager',
    sql: `insert into public.notes (body, author_id, client_id) values ('Note ${n}', private.viewer_id(), ${one('clients', n)})`,
  }),
  (n) => ({
    who: 'admin',
    sql: `delete from public.${n % 2 ? 'tasks' : 'notes'} where id = ${one(n % 2 ? 'tasks' : 'notes', n)}`,
  }),
  (n) => ({
    who: 'admin',
    sql: `select public.set_company_hours('[{"weekday": 1, "opens": "0${n % 10}:30", "closes": "18:00"}, {"weekday": ${1 + (n % 7)}, "opens": "12:00", "closes": "17:00"}]')`,
  }),
  (n) => ({
    who: 'admin',
    sql: `insert into public.company_closed_days (day, reason) values (date '2027-01-01' + ${n}, 'Inventory')`,
  }),
  (n) => ({ who: 'owl', sql: quotes.create(n % 50) }),
  (n) => ({ who: 'owl', sql: quotes.save(n) }),
  (n) => ({ who: 'admin', sql: quotes.copy(n) }),
  (n) => ({ who: 'owl', sql: quotes.drop(n) }),
]

it('has the hash of the state before after all acts are taken back, and the later one after that is', async () => {
  await database.run(
    `update public.videos set video_file = 'https://films.example/one.mp4', film_file = null where id = '${FILM}'`,
  )
  const before = await desk.hash()
  const acts: number[] = []
  const note = async (work: () => Promise<unknown>) => {
    const act = await desk.act(work)
    if (act !== acts.at(-1)) acts.push(act)
  }
  const by = (who: Person, sql: string) => note(() => database.asUser(who).query(sql))

  for (let round = 0; round < 75; round += 1) {
    const edit = EDITS[below(EDITS.length)]?.(below(1000))
    // A rule may refuse it: then there is no act.
    if (edit) await note(() => database.asUser(edit.who).attempt(edit.sql))
  }
  // A drag of a card, to another stage and to a place in it.
  await by(
    'owl',
    `select public.place_lead(lead.id, lead.status, 'won', (
      select id from public.contact_submissions where status = 'won' order by board_rank limit 1
    )) from public.contact_submissions as lead where lead.status = 'new' order by lead.id limit 1`,
  )
  await by(
    'owl',
    `select public.place_lead(lead.id, 'won', 'won', null, null) from public.contact_submissions as lead
    where lead.status = 'won' order by lead.board_rank desc limit 1`,
  )
  // An import in several transactions is one act.
  const lines = [
    imports.added('B1'),
    imports.added('B2', { phone: '231 555 0199' }),
    imports.known(SITE, { name: 'Imported' }),
  ]
  const imported = await imports.prepare(lines)
  await imports.run(imported)
  await desk.commit()
  await note(async () => {
    while (await imports.write(imported, 1)) await desk.commit()
  })
  expect(await database.sql('select kind, about_id from private.acts where id = $1', [acts.at(-1)])).toEqual([
    { kind: 'import', about_id: imported },
  ])
  expect((await imports.importOf(imported))?.counts).toMatchObject({ create: 2, update: 1 })
  // Deletions, with what goes with the record.
  await by('admin', `delete from public.videos where id = '${FILM}'`)
  await by('admin', `delete from public.captions where id = ${one('captions', 3)}`)
  await by('owl', `insert into public.brands (name, kind) values ('Short-lived', 'food')`)
  await by('admin', `delete from public.brands where name = 'Short-lived'`)
  await by('admin', `delete from public.ad_group_assignments where ad_group_id = '${GROUP}'`)
  const later = await desk.hash()
  expect(later).not.toBe(before)
  expect(acts.length).toBeGreaterThan(50)

  const undos: number[] = []
  for (const act of acts.toReversed()) {
    const { records } = await desk.restore(act)
    expect(records.filter(({ outcome }) => !['done', 'same'].includes(outcome))).toEqual([])
    const undo = await desk.newestAct()
    if (undo !== undos.at(-1)) undos.push(undo)
  }
  expect(await desk.hash()).toBe(before)

  for (const undo of undos.toReversed()) {
    const { records } = await desk.restore(undo)
    expect(records.filter(({ outcome }) => !['done', 'same'].includes(outcome))).toEqual([])
  }
  expect(await desk.hash()).toBe(later)
}, 240_000)
