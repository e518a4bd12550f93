import { HOME_PLACES, RULE_SLUGS } from '@/lib/catalogue/home/places'
import { openDatabase } from './harness'

const database = openDatabase()

const HEMP = 'd0000000-0000-4000-8000-000000000001'
const POUR = 'd0000000-0000-4000-8000-000000000002'
const REEL = 'd0000000-0000-4000-8000-000000000003'
const NOBODY = 'd0000000-0000-4000-8000-00000000ffff'

type Film = { place: string; rank: number | null; slug: string | null; client_names: string[] }

const choose = (...ids: string[]) =>
  database.run(`update public.home_slots set video_ids = '{${ids.join(',')}}' where place = 'on-site'`)

async function listFilms(place: string, slugs: readonly string[] = []): Promise<Film[]> {
  const films = await database.asAnon().query<Film>('select * from public.list_home_films($1)', [slugs])
  return films.filter((film) => film.place === place)
}

const slugsOf = (films: Film[]) => films.map(({ slug }) => slug)

it('has a row for each place of the code', async () => {
  const rows = await database.sql<{ place: string }>('select place from public.home_slots')
  expect(rows.map(({ place }) => place).toSorted()).toEqual(HOME_PLACES.map(({ id }) => id).toSorted())
})

it.each(HOME_PLACES.filter(({ ruleSlugs }) => ruleSlugs.length > 0))(
  'is seeded with the films of the specification: $title',
  async ({ id, ruleSlugs }) => {
    expect(slugsOf(await listFilms(id))).toEqual(ruleSlugs)
  },
)

it('leaves hero and portfolio to their rules', async () => {
  expect(await listFilms('hero-thumbnails')).toEqual([])
  expect(await listFilms('portfolio')).toEqual([])
})

it('tells visitors the chosen films in their order, with the names of their clients', async () => {
  await choose(REEL, HEMP)
  expect(await listFilms('on-site')).toMatchObject([
    { rank: 1, slug: 'lakeshore-roasters-cold-brew-reel', client_names: ['Lakeshore Roasters'] },
    { rank: 2, slug: 'hemp-pots-from-field-to-nursery', client_names: ['Tilth & Twine'] },
  ])
})

it.each([
  ['is a draft', `update public.videos set draft = true where id = '${POUR}'`],
  ['is archived', `update public.videos set archived = true where id = '${POUR}'`],
  ['has no picture', `update public.videos set video_thumbnail = null where id = '${POUR}'`],
  ['is deleted', `delete from public.videos where id = '${POUR}'`],
])('tells only the place of a chosen film that %s', async (_, change) => {
  await choose(HEMP, POUR)
  await database.run(change)
  expect((await listFilms('on-site')).map(({ rank, slug }) => [rank, slug])).toEqual([
    [1, 'hemp-pots-from-field-to-nursery'],
    [2, null],
  ])
})

it('offers published films by slug, and no drafts', async () => {
  await database.run(`update public.videos set draft = true where id = '${POUR}'`)
  const slugs = ['hemp-pots-from-field-to-nursery', 'lakeshore-roasters-first-pour', 'nothing']
  expect(slugsOf(await listFilms('by-rule', slugs))).toEqual(['hemp-pots-from-field-to-nursery'])
  expect(await listFilms('by-rule', RULE_SLUGS)).toHaveLength(RULE_SLUGS.length)
})

it('offers the newest published best thumbnails, twenty at most', async () => {
  const best = `best_thumbnail and video_thumbnail is not null and not draft and not archived`
  const newest = await database.sql<{ slug: string }>(
    `select slug from public.videos where ${best} order by created_on desc, slug limit 20`,
  )
  expect(slugsOf(await listFilms('best-thumbnails'))).toEqual(newest.map(({ slug }) => slug))
})

it('takes a film once per place, and fifteen at most', async () => {
  const admin = database.asUser('admin')
  const save = `update public.home_slots set video_ids = $1 where place = 'on-site'`
  const sixteen = Array.from({ length: 16 }, (_, n) => NOBODY.slice(0, -2) + String(n).padStart(2, '0'))
  expect(await admin.attempt(save, [[HEMP, HEMP]])).toEqual({ refused: '23514' })
  expect(await admin.attempt(save, [sixteen])).toEqual({ refused: '23514' })
  expect(await admin.attempt(save, [sixteen.slice(1)])).toEqual({ count: 1 })
})

it('counts versions, so that the second of two editors is told', async () => {
  const admin = database.asUser('admin')
  const save = `update public.home_slots set video_ids = $1 where place = 'on-site' and version = $2`
  const version = await database.value<number>(
    `select version from public.home_slots where place = 'on-site'`,
  )
  expect(await admin.attempt(save, [[HEMP], version])).toEqual({ count: 1 })
  expect(await admin.attempt(save, [[POUR], version])).toEqual({ count: 0 })
})

it('keeps what was chosen before', async () => {
  await choose(HEMP, POUR)
  const admin = database.asUser('admin')
  const [slot] = await admin.query<{ id: string }>(
    `update public.home_slots set video_ids = '{${POUR}}' where place = 'on-site' returning id`,
  )
  const history = await admin.query(`select * from public.list_record_history('home_slots', $1)`, [slot?.id])
  expect(history).toMatchObject([{ changed_values: { video_ids: [[HEMP, POUR], [POUR]] } }])
})
