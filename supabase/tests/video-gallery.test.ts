import { openDatabase } from './harness'
import type { Person } from './people'
import type { Session } from './session'

const database = openDatabase()

type Found = {
  slug: string
  title: string
  missing: string[]
  clients: string[]
  status: string
  total: number
}

const video = (number: number) => `d8000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const INDUSTRY = 'b0000000-0000-4000-8000-000000000010'
const CLIENT = 'c8000000-0000-4000-8000-000000000001'
const NOBODY = 'd8000000-0000-4000-8000-00000000ffff'

/** Film 1 lacks nothing and is published; 2 is a draft that lacks everything; 3 is archived. */
beforeEach(() =>
  database.run(`
    set local session_replication_role = replica;
    insert into public.clients (id, name) values ('${CLIENT}', 'Kelp & Co');
    insert into public.videos
      (id, slug, name_on_website, name_internal, video_thumbnail, video_file, aspect_ratio, about_video_goal, service, city,
        state, website_placement, draft, archived, created_on, updated_at)
    values
      ('${video(1)}', 'zz-tide-one', 'Tide One', null, 'a.webp', 'a.mp4', 'reel', repeat('Goal. ', 20), 'Drone Video',
        'Astoria', 'Oregon', 'featured-video', false, false, '2020-01-03', '2020-02-01'),
      ('${video(2)}', 'zz-tide-two', ' ', null, null, null, null, 'Short', null, null, null, null, true, false,
        '2020-01-02', '2020-02-02'),
      ('${video(3)}', 'zz-tide-three', null, 'Tide three', 'a.webp', null, 'reel', null, 'Drone Video', null, 'Oregon',
        'none', false, true, '2020-01-01', '2020-02-03');
    insert into public.video_industries (video_id, industry_id) values ('${video(1)}', '${INDUSTRY}'), ('${video(3)}', '${INDUSTRY}');
    insert into public.video_clients (video_id, client_id) values ('${video(1)}', '${CLIENT}');
    set local session_replication_role = origin;`),
)

const search = (caller: Session, parameters: string) =>
  caller.query<Found>(`select * from public.search_videos(${parameters})`)
const slugs = async (parameters: string) =>
  (await search(database.asUser('admin'), parameters)).map(({ slug }) => slug.replace('zz-tide-', ''))

describe('the list of videos', () => {
  it('tells of each what it shows and what it lacks', async () => {
    const [one, two, three] = await search(database.asUser('admin'), `'{tide,zz}'`)
    expect(one).toMatchObject({
      title: 'Tide One',
      clients: ['Kelp & Co'],
      status: 'published',
      missing: ['captions'],
      total: 3,
    })
    expect(two).toMatchObject({
      title: 'Untitled Video',
      status: 'draft',
      missing: ['thumbnail', 'film', 'goal', 'ratio', 'industry', 'place', 'captions'],
    })
    expect(three).toMatchObject({
      title: 'Tide three',
      status: 'archived',
      missing: ['film', 'goal', 'captions'],
    })
  })

  it('has every word somewhere in names, slug, service, place and clients', async () => {
    expect(await slugs(`'{TIDE,kelp,astoria}'`)).toEqual(['one'])
    expect(await slugs(`'{tide,drone}'`)).toEqual(['one', 'three'])
    expect(await slugs(`'{tide,nothing}'`)).toEqual([])
  })

  it.each([
    [`with_status => 'draft'`, ['two']],
    [`with_status => 'archived'`, ['three']],
    [`of_client => '${CLIENT}'`, ['one']],
    [`of_industry => '${INDUSTRY}'`, ['one', 'three']],
    [`with_service => 'Drone Video'`, ['one', 'three']],
    [`in_state => 'Oregon'`, ['one', 'three']],
    [`in_state => 'Oregon', in_city => 'Astoria'`, ['one']],
    [`with_placement => true`, ['one']],
    [`with_placement => false`, ['two', 'three']],
    [`without => 'thumbnail'`, ['two']],
    [`without => 'film'`, ['two', 'three']],
    [`without => 'goal'`, ['two', 'three']],
    [`without => 'ratio'`, ['two']],
    [`without => 'industry'`, ['two']],
    [`without => 'place'`, ['two']],
    [`without => 'captions'`, ['one', 'two', 'three']],
  ])('is narrowed by %s', async (filter, expected) => {
    expect(await slugs(`'{zz-tide}', ${filter}`)).toEqual(expected)
  })

  it.each([
    [`sort_by => 'title', descending => false`, ['one', 'three', 'two']],
    [`sort_by => 'changed'`, ['three', 'two', 'one']],
    [`sort_by => 'place', descending => false`, ['three', 'one', 'two']],
    [`sort_by => 'service', descending => false`, ['one', 'three', 'two']],
    [`sort_by => 'id from public.profiles --'`, ['one', 'two', 'three']],
    [`max_rows => 1, skip_rows => 1`, ['two']],
    [`skip_rows => 3`, []],
  ])('is sorted and paged by %s', async (order, expected) => {
    expect(await slugs(`'{zz-tide}', ${order}`)).toEqual(expected)
  })

  it.each<[Person, number]>([
    ['graphic_designer', 3],
    ['project_manager', 3],
    ['owl', 1],
    ['member', 1],
  ])('shows a %s what they may read', async (person, count) => {
    expect(await search(database.asUser(person), `'{zz-tide}'`)).toHaveLength(count)
  })

  it('offers the services and places that videos have', async () => {
    const [row] = await database
      .asUser('admin')
      .query<{ choices: { services: string[]; states: string[]; cities: object[] } }>(
        'select public.list_video_choices() as choices',
      )
    expect(row?.choices.services).toContain('Drone Video')
    expect(row?.choices.states).toContain('Oregon')
    expect(row?.choices.cities).toContainEqual({ state: 'Oregon', city: 'Astoria' })
  })

  it('is not for visitors', async () => {
    for (const call of ['search_videos()', 'list_video_choices()']) {
      expect(await database.asAnon().attempt(`select public.${call}`)).toEqual({ refused: '42501' })
    }
  })
})

type Outcome = { video_id: string; outcome: string }
const outcomes = (rows: Outcome[]) => rows.map(({ outcome }) => outcome)

describe('the placement of many videos', () => {
  const SET = 'select * from public.set_videos_placement($1, $2)'
  const ids = [video(1), video(2), NOBODY]

  it('is told for each of them', async () => {
    expect(outcomes(await database.asUser('admin').query<Outcome>(SET, [ids, true]))).toEqual([
      'unchanged',
      'done',
      'refused',
    ])
    expect(outcomes(await database.asUser('admin').query<Outcome>(SET, [ids, false]))).toEqual([
      'done',
      'done',
      'refused',
    ])
  })

  it.each(['graphic_designer', 'project_manager', 'owl', 'member'] as const)(
    'is not for a %s to change',
    async (person) => {
      const rows = await database.asUser(person).query<Outcome>(SET, [[video(2)], true])
      expect(outcomes(rows)).toEqual(['refused'])
    },
  )

  it('is changed while mirroring only where changes are allowed', async () => {
    const reader = await database.asMirroring('super_admin', 'admin')
    expect(outcomes(await reader.query<Outcome>(SET, [[video(2)], true]))).toEqual(['refused'])
    const writer = await database.asMirroring('super_admin', 'admin', { allowChanges: true })
    expect(outcomes(await writer.query<Outcome>(SET, [[video(2)], true]))).toEqual(['done'])
  })
})

describe('an industry for many videos', () => {
  const ADD = 'select * from public.add_industry_to_videos($1, $2)'

  it('is added where it was missing, and told for each', async () => {
    const admin = database.asUser('admin')
    const ids = [video(1), video(2), NOBODY]
    expect(outcomes(await admin.query<Outcome>(ADD, [ids, INDUSTRY]))).toEqual([
      'unchanged',
      'done',
      'refused',
    ])
    expect(outcomes(await admin.query<Outcome>(ADD, [ids, INDUSTRY]))).toEqual([
      'unchanged',
      'unchanged',
      'refused',
    ])
    expect(await admin.attempt(ADD, [[video(1)], NOBODY])).toEqual({ refused: 'PT404' })
  })

  it('is for admins who may write', async () => {
    const reader = await database.asMirroring('super_admin', 'admin')
    expect(await reader.attempt(ADD, [[video(2)], INDUSTRY])).toEqual({ refused: 'PT403' })
    for (const person of ['graphic_designer', 'project_manager', 'owl', 'member'] as const) {
      expect(await database.asUser(person).attempt(ADD, [[video(2)], INDUSTRY])).toEqual({ refused: 'PT403' })
    }
  })
})

it('shows a super admin who looks as somebody else what that person may read', async () => {
  const asOwl = await database.asMirroring('super_admin', 'owl')
  expect(await search(asOwl, `'{zz-tide}'`)).toHaveLength(1)
})
