import { countWords } from '@/lib/catalogue/places/gate'
import { openDatabase } from './harness'
import type { Person } from './people'
import type { Session } from './session'

const database = openDatabase()

const page = (number: number) => `e9000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const NOBODY = 'e9000000-0000-4000-8000-00000000ffff'

/** One is long enough, two is thin, three is thin with a film, four is a long draft, five is the state of the film. */
beforeEach(() =>
  database.run(`
    set local session_replication_role = replica;
    delete from public.service_geo_pages where state in ('Vermont', 'Maine');
    delete from public.videos where state in ('Vermont', 'Maine');
    insert into public.service_geo_pages (id, city, state, slug, title, status, written_content, updated_at, is_composed) values
      ('${page(1)}', 'Zzone', 'Vermont', 'zzone-vt', 'Long', 'published', repeat('word ', 250), '2026-01-01', true),
      ('${page(2)}', 'Zztwo', 'Vermont', 'zztwo-vt', 'Thin', 'published', 'word', '2026-01-02', false),
      ('${page(3)}', 'Zzthree', 'Maine', 'zzthree-me', 'Filmed', 'published', 'word', '2026-01-03', false),
      ('${page(4)}', 'Zzfour', 'Vermont', 'zzfour-vt', 'Draft', 'draft', repeat('word ', 300), '2026-01-04', false),
      ('${page(5)}', null, 'Maine', 'maine', 'Zz state', 'published', null, '2026-01-05', false);
    insert into public.videos (slug, name_on_website, video_file, city, state, website_placement, draft, archived) values
      ('zz-there', 'There', 'a.mp4', 'Zzthree', 'Maine', 'featured-video', false, false),
      ('zz-draft', 'Draft', 'a.mp4', 'Zztwo', 'Vermont', 'featured-video', true, false),
      ('zz-kept', 'Kept', 'a.mp4', 'Zztwo', 'Vermont', 'none', false, false);
    set local session_replication_role = origin;`),
)

type Found = { slug: string; films: number; is_indexable: boolean; total: number; city: string | null }

const search = (caller: Session, parameters: string) =>
  caller.query<Found>(`select * from public.search_place_pages(${parameters})`)
const slugs = async (parameters: string) =>
  (await search(database.asUser('admin'), parameters)).map(({ slug }) => slug.replace(/^zz|-(vt|me)$/g, ''))

describe('the list of place pages', () => {
  it('tells of each how many films are there and whether it is in search', async () => {
    const found = await search(database.asUser('admin'), `'{zz}', sort_by => 'changed', descending => false`)
    expect(found.map(({ slug, films, is_indexable }) => [slug, films, is_indexable])).toEqual([
      ['zzone-vt', 0, true],
      ['zztwo-vt', 0, false],
      ['zzthree-me', 1, true],
      ['zzfour-vt', 0, false],
      ['maine', 1, true],
    ])
    expect(found[0]?.total).toBe(5)
  })

  it('agrees with the view that the sitemap reads, on every page', async () => {
    await database.run(`update public.service_geo_pages set written_content = 'Thin.' where slug like 'a%'`)
    const admin = database.asUser('admin')
    const inView = await admin.query<{ slug: string }>(
      'select slug from public.indexable_geo_pages order by slug',
    )
    const listed = await search(admin, 'in_search => true, max_rows => 1000')
    expect(listed.map(({ slug }) => slug).toSorted()).toEqual(inView.map(({ slug }) => slug).toSorted())
    expect(listed.every(({ is_indexable }) => is_indexable)).toBe(true)
    const others = await search(admin, 'in_search => false, max_rows => 1000')
    expect(others.length).toBeGreaterThan(2)
    expect(others.some(({ is_indexable }) => is_indexable)).toBe(false)
  })

  it.each([
    [`'{zz,VERMONT}'`, ['four', 'two', 'one']],
    [`'{zzone}'`, ['one']],
    [`'{zz}', in_state => 'Maine'`, ['maine', 'three']],
    [`'{zz}', of_kind => 'state'`, ['maine']],
    [`'{zz}', of_kind => 'city'`, ['four', 'three', 'two', 'one']],
    [`'{zz}', with_status => 'draft'`, ['four']],
    [`'{zz}', in_search => false`, ['four', 'two']],
    [`'{zz}', composed => true`, ['one']],
  ])('is narrowed by %s', async (filter, expected) => {
    expect(await slugs(filter)).toEqual(expected)
  })

  it.each([
    [`sort_by => 'place', descending => false`, ['maine', 'four', 'one', 'three', 'two']],
    [`sort_by => 'words', descending => true, max_rows => 2`, ['four', 'one']],
    [`sort_by => 'films', max_rows => 2`, ['three', 'maine']],
    [`sort_by => 'state', max_rows => 3`, ['one', 'two', 'four']],
    [`sort_by => 'id from public.profiles --'`, ['maine', 'four', 'three', 'two', 'one']],
    [`max_rows => 1, skip_rows => 1`, ['four']],
  ])('is sorted and paged by %s', async (order, expected) => {
    expect(await slugs(`'{zz}', ${order}`)).toEqual(expected)
  })

  it.each<[Person, number]>([
    ['graphic_designer', 0],
    ['project_manager', 5],
    ['owl', 0],
    ['member', 4],
  ])('shows a %s what they may read', async (person, count) => {
    expect(await search(database.asUser(person), `'{zz}'`)).toHaveLength(count)
  })

  it('counts words as the editor does, in every page of the seeds', async () => {
    const pages = await database.sql<{ slug: string; word_count: number; written_content: string }>(
      'select slug, word_count, written_content from public.service_geo_pages where written_content is not null',
    )
    const different = pages.filter(
      ({ word_count, written_content }) => countWords(written_content) !== word_count,
    )
    expect(different.map(({ slug }) => slug)).toEqual([])
    expect(pages.length).toBeGreaterThan(400)
  })
})

describe('many pages at once', () => {
  const publish = (caller: Session, ids: string[], status = 'published') =>
    caller.query<{ page_id: string; outcome: string; is_indexable: boolean }>(
      'select * from public.set_place_pages_status($1, $2)',
      [ids, status],
    )

  it('are published and unpublished, each with its result', async () => {
    const admin = database.asUser('admin')
    expect(await publish(admin, [page(1), page(4), NOBODY])).toEqual([
      { page_id: page(1), outcome: 'unchanged', is_indexable: true },
      { page_id: page(4), outcome: 'done', is_indexable: true },
      { page_id: NOBODY, outcome: 'refused', is_indexable: false },
    ])
    expect(await publish(admin, [page(2)], 'draft')).toEqual([
      { page_id: page(2), outcome: 'done', is_indexable: false },
    ])
  })

  it('are refused to whoever may not change them', async () => {
    const [manager] = await publish(database.asUser('project_manager'), [page(4)])
    expect(manager).toMatchObject({ outcome: 'refused' })
    const mirrored = await database.asMirroring('super_admin', 'admin')
    expect((await publish(mirrored, [page(4)]))[0]).toMatchObject({ outcome: 'refused' })
    await expect(publish(database.asAnon(), [page(4)])).rejects.toMatchObject({ code: '42501' })
    expect(await slugs(`'{zz}', with_status => 'draft'`)).toEqual(['four'])
  })
})

describe('a composed text', () => {
  const isComposed = () =>
    database.value<boolean>(`select is_composed from public.service_geo_pages where id = '${page(1)}'`)

  it('loses its mark when somebody writes another text, and keeps it otherwise', async () => {
    const admin = database.asUser('admin')
    await admin.query(`update public.service_geo_pages set title = 'Other' where id = $1`, [page(1)])
    expect(await isComposed()).toBe(true)
    await admin.query(`update public.service_geo_pages set written_content = 'Mine' where id = $1`, [page(1)])
    expect(await isComposed()).toBe(false)
  })

  it('gets its mark back when the text is undone', async () => {
    const admin = database.asUser('admin')
    await admin.query(`update public.service_geo_pages set written_content = 'Mine' where id = $1`, [page(1)])
    await admin.query(
      `update public.service_geo_pages set written_content = 'word', is_composed = true where id = $1`,
      [page(1)],
    )
    expect(await isComposed()).toBe(true)
  })
})

it('names the cities beside others in the alphabet of their state', async () => {
  const [row] = await database
    .asUser('admin')
    .query<{ near: string[] }>(`select public.list_place_neighbors($1, 1) as near`, [[page(4), page(5)]])
  expect(row?.near.toSorted()).toEqual(['zzone-vt'])
})

it('compares a text with pages of its state, and with a few of others', async () => {
  const rows = await database
    .asUser('admin')
    .query<{ id: string; state: string }>(`select id, state from public.list_alike_candidates($1, 60, 20)`, [
      page(1),
    ])
  expect(rows.filter(({ state }) => state === 'Vermont').map(({ id }) => id)).toEqual([page(4), page(2)])
  expect(rows).toHaveLength(22)
})
