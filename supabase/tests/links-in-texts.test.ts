import { openDatabase } from './harness'

const database = openDatabase()

const SITE = 'https://fieldlight.example'

type Text = { kind: string; slug: string; label: string }

const list = (...addresses: string[]) =>
  database
    .asUser('admin')
    .query<{ texts: Text[] }>('select public.list_texts_with_links($1, $2) as texts', [addresses, SITE])
    .then(([row]) => row?.texts.map(({ kind, label }) => [kind, label]))

beforeEach(() =>
  database.run(`
    set local session_replication_role = replica;
    delete from public.seo_blog_posts;
    delete from public.service_geo_pages;
    insert into public.seo_blog_posts (title, slug, blog_post, status) values
      ('Inline', 'inline', 'See [the film](/videos/one), and [more](/videos/one#later).', 'published'),
      ('Whole', 'whole', 'See [the film](${SITE}/videos/one?t=3 "A title").', 'published'),
      ('Reference', 'reference', E'See [the film][1].\n\n[1]: /videos/one', 'published'),
      ('Longer', 'longer', '[Another](/videos/one-two) and [other site](https://example.com/videos/one)', 'published'),
      ('Mention', 'mention', 'The address is /videos/one', 'published'),
      ('Draft', 'draft', '[The film](/videos/one)', 'draft');
    insert into public.service_geo_pages (city, state, slug, title, status, written_content) values
      ('Moab', 'Utah', 'moab-ut', 'Moab', 'published', '[All](/videos/industry/retail)'),
      ('', 'Utah', 'utah', 'Utah', 'published', '[One](</videos/one>)');
    set local session_replication_role = origin;`),
)

it('finds published texts with a link to exactly this path', async () => {
  expect(await list('/videos/one')).toEqual([
    ['article', 'Inline'],
    ['article', 'Reference'],
    ['article', 'Whole'],
    ['place', 'Utah'],
  ])
})

it('takes many paths, and none', async () => {
  expect(await list('/videos/industry/retail', '/videos/one-two')).toEqual([
    ['article', 'Longer'],
    ['place', 'Moab, Utah'],
  ])
  expect(await list()).toEqual([])
})

it('is not for visitors', async () => {
  const outcome = await database
    .asAnon()
    .attempt(`select public.list_texts_with_links(array['/videos/one'], '')`)
  expect(outcome).toEqual({ refused: '42501' })
})
