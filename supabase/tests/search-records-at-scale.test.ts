import { openDatabase } from './harness'
import { planFor } from './query-plan'

const database = openDatabase({ isShared: false })

const ROWS = 5000

beforeEach(() =>
  database.run(`
    insert into private.search_entries (kind, record_id, title, context, title_key, words, created_at)
    select kind, md5(kind || n)::uuid, 'Campaign ' || n, '', 'campaign ' || n, ' campaign ' || n || ' harbor / ',
      now() - n * interval '1 minute'
    from generate_series(1, ${ROWS}) as n, unnest('{ad_group,site}'::text[]) as kind;
    select gin_clean_pending_list('private.search_entries_words');
    analyze private.search_entries;`),
)

it('reads a few entries for a rare word, and three hundred of each kind for one that all have', async () => {
  const entriesRead = async (asked: string) => {
    const read = () =>
      database.value<number>(
        `select (seq_tup_read + idx_tup_fetch)::integer from pg_stat_xact_user_tables where relname = 'search_entries'`,
      )
    const before = await read()
    await database.asUser('admin').query('select * from public.search_records($1)', [asked])
    return (await read()) - before
  }
  expect(await entriesRead('4321')).toBeLessThan(50)
  expect(await entriesRead('campagin 4321')).toBeLessThan(200)
  expect(await entriesRead('harbor')).toBeLessThan(2 * 300 + 300)
})

it('counts to three hundred, and finds a name among more', async () => {
  const admin = database.asUser('admin')
  const found = await admin.query<{ title: string; total: number }>(
    `select title, total from public.search_records('campaign ${ROWS}', 1, 'site')`,
  )
  expect(found).toEqual([{ title: `Campaign ${ROWS}`, total: 1 }])
  expect(await admin.value<number>(`select max(total) from public.search_records('harbor', 1, 'site')`)).toBe(
    300,
  )
})

it('uses the index of words', async () => {
  const { accessPaths } = await planFor(
    { query: database.sql.bind(database) } as never,
    `select from private.search_entries where private.search_grams(kind, words) @> private.word_grams('site', '4321')`,
  )
  expect(accessPaths).toEqual(['search_entries_words'])
})
