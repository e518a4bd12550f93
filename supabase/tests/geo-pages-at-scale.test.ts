import { openDatabase } from './harness'

const database = openDatabase({ isShared: false })

const PAGES = 50_000
const PART_SIZE = 1_000

/** A name in letters, as slugs are spelled, for each number. */
const NAME = `translate(n::text, '0123456789', 'abcdefghij')`

/** All pages are in one state, the hardest case for the indexes. Every tenth page has 15 words, the others 260. */
const FILL = `
  set local session_replication_role = replica;
  insert into public.service_geo_pages (city, state, slug, title, status, written_content, updated_at)
  select 'Town ' || ${NAME}, 'Ohio', 'town-' || ${NAME} || '-oh', 'A page', 'published',
    repeat('a ', case when n % 10 = 0 then 15 else 260 end),
    timestamptz '2026-01-01' + n * interval '1 minute'
  from generate_series(1, ${PAGES}) as n;
  set local session_replication_role = origin;
  analyze public.service_geo_pages;`

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Names of the indexes that a visitor's query goes through; a table read from end to end shows as its name. */
async function accessPaths(query: string): Promise<string[]> {
  const [row] = await database
    .asAnon()
    .query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${query}`)
  const nodes = row?.['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)) ?? []
  return nodes.flatMap((node) => {
    if (node['Node Type'] === 'Seq Scan') return [node['Relation Name'] ?? '']
    return node['Index Name'] ? [node['Index Name']] : []
  })
}

const PUBLISHED = `status = 'published'`
const NEIGHBOUR = `state = 'Ohio' and ${PUBLISHED} and city`

const QUERIES: Record<string, string> = {
  'the page': `select * from public.service_geo_pages where slug = 'town-bcd-oh' and ${PUBLISHED}`,
  'whether it is indexable': `select slug from public.indexable_geo_pages where slug = 'town-bcd-oh'`,
  'the cities after it': `select city, slug from public.service_geo_pages
    where ${NEIGHBOUR} > 'Town bcd' order by city limit 2`,
  'the cities before it': `select city, slug from public.service_geo_pages
    where ${NEIGHBOUR} < 'Town bcd' order by city desc limit 2`,
  'a page of the list of cities': `select city, slug from public.service_geo_pages
    where ${NEIGHBOUR} <> '' order by city limit 121`,
  'its namesakes': `select city, state, slug from public.service_geo_pages
    where slug in ('town-al', 'town-ak', 'town-oh', 'town-tx') and ${PUBLISHED}`,
  'a stretch of the sitemap': `select slug, updated_at from public.indexable_geo_pages
    where city is not null and slug >= 'town-g' and slug <= 'town-h' order by slug limit 1000`,
}

it(`${PAGES} published pages are found by index and listed in full`, async () => {
  await database.run(FILL)
  for (const [what, query] of Object.entries(QUERIES)) {
    const paths = (await accessPaths(query)).filter((name) => name.includes('geo_pages'))
    expect([what, paths]).toEqual([what, [expect.stringMatching(/_(key|idx)$/)]])
  }

  const visitor = database.asAnon()
  const listed = await visitor.query<{ slug: string; updated_at: Date }>(
    `select slug, updated_at from public.indexable_geo_pages where city is not null order by slug`,
  )
  expect(listed.length).toBeGreaterThan(PAGES * 0.9)
  expect(listed.length).toBeLessThan(PAGES)

  const parts = await visitor.query(
    `select part, first_slug, last_slug, last_modified from public.list_sitemap_parts($1) where kind = 'cities'`,
    [PART_SIZE],
  )
  const expected = Array.from({ length: Math.ceil(listed.length / PART_SIZE) }, (_, index) => {
    const part = listed.slice(index * PART_SIZE, (index + 1) * PART_SIZE)
    return {
      part: index + 1,
      first_slug: part.at(0)?.slug,
      last_slug: part.at(-1)?.slug,
      last_modified: new Date(Math.max(...part.map(({ updated_at }) => updated_at.getTime()))),
    }
  })
  expect(parts).toEqual(expected)
}, 120_000)

describe('a page is indexable', () => {
  const indexable = (slug: string) =>
    database
      .asAnon()
      .query('select slug from public.indexable_geo_pages where slug = $1', [slug])
      .then((rows) => rows.length === 1)

  const write = (content: string) =>
    database.sql(
      `insert into public.service_geo_pages (city, state, slug, title, status, written_content)
      values ('Smallville', 'Kansas', 'smallville-ks', 'A page', 'published', $1)`,
      [content],
    )

  it('with 250 words and not with 249', async () => {
    await write('word '.repeat(249))
    expect(await indexable('smallville-ks')).toBe(false)
    await database.run(
      `update public.service_geo_pages set written_content = written_content || 'more' where slug = 'smallville-ks'`,
    )
    expect(await indexable('smallville-ks')).toBe(true)
  })

  it('not by figures, table rules and addresses', async () => {
    await write('| 06:14 | --- | 120,000 | [Ohio](/video-production-in/ohio-and-many-more-words) '.repeat(60))
    const words = await database.value(
      `select word_count from public.service_geo_pages where slug = 'smallville-ks'`,
    )
    expect(words).toBe(60)
    expect(await indexable('smallville-ks')).toBe(false)
  })

  it('with little text once a film was made there and is shown, as its state is', async () => {
    await write('A few words.')
    await database.run(
      `insert into public.videos (slug, city, state, draft) values ('farm-film', 'Smallville', 'Kansas', false)`,
    )
    expect(await indexable('smallville-ks')).toBe(false)
    await database.run(
      `update public.videos set website_placement = 'featured-video' where slug = 'farm-film'`,
    )
    expect(await indexable('smallville-ks')).toBe(true)
    await database.run(`update public.videos set archived = true where slug = 'farm-film'`)
    expect(await indexable('smallville-ks')).toBe(false)
  })

  it('only while it is published', async () => {
    await write('word '.repeat(300))
    await database.run(`update public.service_geo_pages set status = 'draft' where slug = 'smallville-ks'`)
    expect(await indexable('smallville-ks')).toBe(false)
  })
})
