import { openDatabase } from './harness'
import { GROUP, type Line, openImportDesk, OTHER, SITE } from './owl-import-desk'

const database = openDatabase()
const {
  line,
  added,
  known,
  start,
  match,
  check,
  prepare,
  write,
  finish,
  importOf,
  rowsOf,
  run,
  undo,
  outcomes,
  sites,
} = openImportDesk(database)

it('says what would happen to each row, and writes nothing', async () => {
  const id = await prepare([
    added('B1'),
    known(SITE, { phone: '231 555 0199' }),
    known(OTHER, {}),
    added('A12'),
    line({}, { problems: { zip: 'A ZIP code has five digits' } }),
    added('B2', { zip: '1730' }),
    added('B3', { time_zone: 'America/Springfield' }),
  ])
  const rows = await rowsOf(id)
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    'create',
    'update',
    'unchanged',
    'error',
    'error',
    'error',
    'error',
  ])
  expect(rows.slice(3).map(({ problems }) => problems)).toEqual([
    { '': 'Another site of this group has this number' },
    { zip: 'A ZIP code has five digits' },
    { '': 'The database refuses these values' },
    { '': 'There is no such time zone' },
  ])
  expect(rows.map(({ recordId }) => recordId)).toEqual([null, SITE, OTHER, null, null, null, null])
  expect(await importOf(id)).toMatchObject({
    status: 'checked',
    counts: { create: 1, update: 1, unchanged: 1, error: 4 },
    work: null,
  })
  expect(await sites()).toHaveLength(2)
  expect(await database.value(`select count(*)::int from private.audit_log where table_name = 'sites'`)).toBe(
    0,
  )
})

it('names the other row with the same key, in another step, too', async () => {
  const lines = [added('B1'), added('B2'), added('B1')]
  lines[2] = { ...(lines[2] as Line), keys: lines[0]?.keys ?? [] }
  const id = await prepare(lines, 1)
  expect((await rowsOf(id))[2]?.problems).toEqual({ '': 'Row 2 of the file is about the same record' })
})

it('writes what the check said, in the name of who began, and takes all of it back', async () => {
  const id = await prepare([added('B1'), known(SITE, { phone: null, name: 'Renamed' }), known(OTHER, {})])
  expect(await run(id)).toBe('running')
  expect(await run(id)).toBe('running')
  await finish(id, 1)
  expect(await importOf(id)).toMatchObject({
    status: 'done',
    counts: { create: 1, update: 1, unchanged: 1, error: 0 },
  })
  expect(await sites()).toEqual([
    { number: 'A12', name: 'Renamed', phone: null, notes: 'Keep me' },
    { number: 'A13', name: 'Oak Street', phone: null, notes: null },
    { number: 'B1', name: 'Site B1', phone: null, notes: null },
  ])
  expect(
    await database.value(`
      select array_agg(distinct person.email) from private.audit_log as entry
      join public.profiles as person on person.id = entry.actor_id where entry.table_name = 'sites'`),
  ).toEqual(['owl@fieldlight.example'])
  expect(await undo(id)).toBe('undoing')
  expect(await undo(id)).toBe('undoing')
  await finish(id, 1)
  expect(await importOf(id)).toMatchObject({ status: 'undone', kept: 0 })
  expect(await sites()).toEqual([
    { number: 'A12', name: 'Main Street', phone: '231 555 0100', notes: 'Keep me' },
    { number: 'A13', name: 'Oak Street', phone: null, notes: null },
  ])
})

it('does not overwrite what somebody changed after the check', async () => {
  const id = await prepare([known(SITE, { name: 'Mine' }), added('B1'), known(OTHER, { name: 'Gone' })])
  const owl = database.asUser('owl')
  await owl.query(`update public.sites set notes = 'New' where id = $1`, [SITE])
  await owl.query(
    `insert into public.sites (parent_group_id, number, name, time_zone) values ($1, 'b1', 'X', 'America/Detroit')`,
    [GROUP],
  )
  await database.sql('delete from public.sites where id = $1', [OTHER])
  await run(id)
  await finish(id)
  const rows = await rowsOf(id)
  expect(rows.map(({ problems }) => problems[''])).toEqual([
    'Somebody changed or deleted this record after the check',
    'Another site of this group has this number',
    'Somebody changed or deleted this record after the check',
  ])
  expect((await importOf(id))?.counts).toEqual({ create: 0, update: 0, unchanged: 0, error: 3 })
})

it('leaves on an undo what was changed since, is in use, or is gone, and names it', async () => {
  const id = await prepare([
    added('B1'),
    added('B2'),
    added('B3'),
    known(SITE, { name: 'Mine' }),
    added('B4'),
  ])
  await run(id)
  await finish(id)
  const owl = database.asUser('owl')
  await owl.query(
    `update public.sites set notes = 'New' where number in ('B1', 'A12') and parent_group_id = $1`,
    [GROUP],
  )
  await database.sql(`
    insert into public.brand_associations (site_id, brand_id, role, first_on)
    select site.id, brand.id, 'fuel', '2026-01-01' from public.sites as site cross join public.brands as brand
    where site.number = 'B2' and site.parent_group_id = '${GROUP}' limit 1`)
  await database.sql(`delete from public.sites where number = 'B3' and parent_group_id = $1`, [GROUP])
  await undo(id)
  await finish(id)
  expect((await rowsOf(id)).map(({ kept }) => kept)).toEqual(['changed', 'used', 'gone', 'changed', null])
  expect(await rowsOf(id, 'kept')).toHaveLength(4)
  expect((await sites()).map(({ number }) => number)).toEqual(['A12', 'A13', 'B1', 'B2'])
})

it('cancels: what was written stays and can be undone, the rest are errors', async () => {
  const id = await prepare([added('B1'), added('B2'), added('B3')])
  await run(id)
  await write(id, 1)
  const cancel = 'select public.cancel_owl_import($1)'
  expect(await database.asUser('owl').value(cancel, [id])).toBe(true)
  expect(await database.asUser('owl').value(cancel, [id])).toBe(false)
  expect(await write(id)).toBe(false)
  expect(await outcomes(id)).toEqual(['create', 'error', 'error'])
  expect((await rowsOf(id))[1]?.problems).toEqual({ '': 'The import ended before this row' })
  await undo(id)
  await finish(id)
  expect(await sites()).toHaveLength(2)
})

it('cancels a check, which can begin again', async () => {
  const lines = [added('B1')]
  const id = await start(lines)
  await match(id)
  await database.asUser('owl').query('select public.cancel_owl_import($1)', [id])
  expect(await importOf(id)).toMatchObject({ status: 'draft', counts: null })
  expect(await match(id)).toBe('checking')
  await check(id, lines)
  expect(await match(id)).toBe('checking')
  await check(id, lines)
  expect(await outcomes(id)).toEqual(['create'])
})

it('does not run another check than the one that was seen', async () => {
  const id = await prepare([added('B1')])
  const seen = JSON.stringify({ create: 2, update: 0, unchanged: 0, error: 0 })
  expect(await database.asUser('owl').value('select public.run_owl_import($1, $2)', [id, seen])).toBe(
    'changed',
  )
})

it('does what the check said, on five thousand rows', async () => {
  const lines = Array.from({ length: 5000 }, (_, index) =>
    added(`N${index}`, index % 200 === 7 ? { zip: '1' } : { zip: '48502' }),
  )
  const id = await prepare(lines, 250)
  const seen = await importOf(id)
  const checked = await outcomes(id)
  expect(seen?.counts).toEqual({ create: 4975, update: 0, unchanged: 0, error: 25 })
  await run(id)
  await finish(id, 190)
  expect((await importOf(id))?.counts).toEqual(seen?.counts)
  expect(await outcomes(id)).toEqual(checked)
  expect(await sites()).toHaveLength(4977)
}, 240_000)
