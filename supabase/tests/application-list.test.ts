import { openDatabase } from './harness'
import type { Person } from './people'
import { readBothWays } from './read-both-ways'

const database = openDatabase()

/** Five applications, the first one is the newest. Two name gear, one of it a camera that waits for a decision. */
beforeEach(() =>
  database.run(`
    delete from public.videographer_applications;
    insert into public.cameras (name, model, status) values ('Bolex H16', 'H16', 'pending');
    insert into public.videographer_applications
      (first_name, last_name, email, phone, street, city, state, zip_code, about, gear, status, created_at)
    select made.first, made.last, lower(made.last) || '@example.com', made.phone, '1 Loom St', made.city, made.state,
      made.zip, made.about, made.gear, made.status, now() - made.age * interval '1 day'
    from (values
      ('Inez', 'One', '+1 231 555 0148', 'Flint', 'MI', '48502', 'I film looms.', 'A Dolly', 'new', 1),
      ('Ada', 'Two', '7', 'Detroit', 'Michigan', '48226', 'Documentaries.', null, 'approved', 2),
      ('Ben', 'Three', '7', 'Toledo', 'oh', '43604', 'More looms.', null, 'held', 3),
      ('Cai', 'Four', '7', 'Akron', 'Ohio', '44304', '100% boats_', null, 'new', 4),
      ('Dee', 'Five', '7', 'Boise', 'ID', '83702', 'Spam.', null, 'spam', 5)
    ) as made (first, last, phone, city, state, zip, about, gear, status, age);
    insert into public.videographer_application_cameras (application_id, camera_id)
    select application.id, camera.id from public.videographer_applications as application, public.cameras as camera
    where application.last_name = 'One' and camera.name in ('Bolex H16', 'ARRI ALEXA 35')
      or application.last_name = 'Two' and camera.name = 'ARRI ALEXA 35'`),
)

type Found = { last_name: string; cameras: string[]; total: number }

const search = (parameters: string, who: Person = 'admin') =>
  database.asUser(who).query<Found>(`select * from public.search_applications(${parameters})`)
const names = async (parameters: string) => (await search(parameters)).map(({ last_name: name }) => name)

it.each([
  ['', ['One', 'Two', 'Three', 'Four', 'Five']],
  [`words => '{looms}'`, ['One', 'Three']],
  [`words => '{Looms,FLINT,0148}'`, ['One']],
  [`words => '{dolly}'`, ['One']],
  [`words => '{48226}'`, ['Two']],
  [`words => '{o''hara}'`, []],
  [`with_status => 'new'`, ['One', 'Four']],
  [`in_states => '{mi,michigan}'`, ['One', 'Two']],
  [`in_states => '{oh,ohio}', with_status => 'held'`, ['Three']],
  [`with_gear => 'suggested'`, ['One']],
  [`max_rows => 2, skip_rows => 1`, ['Two', 'Three']],
  [`words => '{looms}', max_rows => 1, skip_rows => 1`, ['Three']],
])('search_applications(%s) finds %j', async (parameters, expected) => {
  expect(await names(parameters)).toEqual(expected)
})

it.each([
  [`'created', descending => false`, ['Five', 'Four', 'Three', 'Two', 'One']],
  [`'name', descending => false`, ['Five', 'Four', 'One', 'Three', 'Two']],
  [`'place', descending => false`, ['Five', 'One', 'Two', 'Three', 'Four']],
  [`'status', descending => false`, ['Three']],
  [`'status'`, ['Five', 'Two']],
  [`'id from public.profiles --'`, ['One']],
])('sorted by %s, %j come first', async (order, expected) => {
  const found = await names(`sort_by => ${order}`)
  expect(found).toHaveLength(5)
  expect(found.slice(0, expected.length)).toEqual(expected)
})

it('counts what it finds on all pages, and names the cameras', async () => {
  expect((await search(`max_rows => 2`)).map(({ total }) => total)).toEqual([5, 5])
  const [first] = await search(`words => '{looms}', max_rows => 1`)
  expect(first).toMatchObject({ total: 2, cameras: ['ARRI ALEXA 35', 'Bolex H16'] })
})

it.each(['owl', 'project_manager', 'graphic_designer', 'member'] as const)(
  'shows nothing to a %s',
  async (who) => {
    expect(await search('', who)).toEqual([])
  },
)

it('tells how many have each status, as the list does, and what gear was suggested', async () => {
  type Overview = { counts: Record<string, number>; suggestions: { kind: string; name: string }[] }
  const overview = await database.asUser('admin').value<Overview>('select public.get_application_overview()')
  expect(overview).toMatchObject({
    counts: { new: 2, held: 1, approved: 1, spam: 1 },
  })
  expect(overview?.suggestions).toContainEqual(expect.objectContaining({ kind: 'camera', name: 'Bolex H16' }))
  const kinds = overview?.suggestions.map(({ kind }) => kind)
  expect(kinds).toEqual(kinds?.toSorted())
  for (const [status, count] of Object.entries(overview?.counts ?? {})) {
    expect([status, await names(`with_status => '${status}'`)]).toMatchObject([status, { length: count }])
  }
  expect(await database.asUser('owl').value('select public.get_application_overview()')).toEqual({
    counts: {},
    suggestions: [],
  })
  for (const call of ['get_application_overview()', 'search_applications()']) {
    expect(await database.asAnon().attempt(`select * from public.${call}`)).toEqual({ refused: '42501' })
  }
})

it('leaves the searched words out of the log', async () => {
  await database
    .asUser('admin')
    .query(`update public.videographer_applications set status = 'approved' where last_name = 'One'`)
  expect(
    await database.sql(
      `select changed_columns from private.audit_log where table_name = 'videographer_applications' and action = 'update'`,
    ),
  ).toEqual([{ changed_columns: ['status'] }])
})

it.each(['created', 'name', 'place', 'status', 'changed'])(
  'is read to its end by key, sorted by %s, up and down',
  async (sort) => {
    for (const descending of [true, false]) {
      const order = `sort_by => '${sort}', descending => ${descending}`
      const { whole, byKey } = await readBothWays(database.asUser('admin'), 'search_applications', order)
      expect([descending, byKey]).toEqual([descending, whole])
      expect(whole).toHaveLength(5)
    }
  },
)
