import { openDatabase } from './harness'

const database = openDatabase()

const GROUP = 'e2000000-0000-4000-8000-000000000001'
const AD = 'e3000000-0000-4000-8000-000000000101'
/** Its group is approved: the demo designer no longer works on it. */
const OTHERS_GROUP = 'e2000000-0000-4000-8000-000000000002'
const OTHERS_AD = 'e3000000-0000-4000-8000-000000000201'

type Version = { path: string; kind: string; file_name: string | null; uploader: string | null }

const note = (path: string, kind = 'static', type = 'image/png') =>
  database
    .asServiceRole()
    .attempt(`select public.note_checked_file('${path}', '${kind}', '${type}', 1, repeat('0', 64))`)

const add = (ad: string, path: string) => `select public.add_ad_file('${ad}', '${path}', 'Poster.png')`

const list = (ad = AD) => database.sql<Version>('select * from public.list_ad_files($1)', [ad])
const inUse = (column: 'static_ad_url' | 'motion_ad_url') =>
  database.value<string>(`select ${column} from public.ads where id = '${AD}'`)

describe('a file that was uploaded', () => {
  it('becomes the current file, and the earlier one stays as a version', async () => {
    const before = await inUse('static_ad_url')
    const film = await inUse('motion_ad_url')
    const designer = database.asUser('graphic_designer')
    await note(`${GROUP}/new.png`)
    expect(await designer.attempt(add(AD, `${GROUP}/new.png`))).toEqual({ count: 1 })
    expect(await inUse('static_ad_url')).toBe(`${GROUP}/new.png`)
    expect(await inUse('motion_ad_url')).toBe(film)
    const versions = await database
      .asUser('project_manager')
      .query<Version>(`select * from public.list_ad_files('${AD}') where kind = 'static'`)
    expect(versions.map(({ path }) => path)).toEqual([`${GROUP}/new.png`, before])
    expect(versions.map(({ file_name: name }) => name)).toEqual(['Poster.png', null])
    expect(versions[0]?.uploader).toMatch(/\w+ \w+/)
    expect(versions[1]?.uploader).toBeNull()
  })

  it('is recorded once', async () => {
    const manager = database.asUser('project_manager')
    await note(`${GROUP}/new.png`)
    expect(await manager.attempt(add(AD, `${GROUP}/new.png`))).toEqual({ count: 1 })
    await note(`${GROUP}/new.png`)
    expect(await manager.attempt(add(AD, `${GROUP}/new.png`))).toEqual({ refused: 'PT409' })
    expect(await manager.attempt(add(OTHERS_AD, `${OTHERS_GROUP}/hear-the-road-static.jpg`))).toEqual({
      refused: 'PT409',
    })
  })

  it.each([
    ['an ad of a group that is not theirs', add(OTHERS_AD, `${OTHERS_GROUP}/mine.png`)],
    ['the folder of another group', add(AD, `${OTHERS_GROUP}/mine.png`)],
    ['an ad that is not there', add('e3000000-0000-4000-8000-00000000ffff', `${GROUP}/mine.png`)],
  ])('is not recorded by a designer for %s', async (_where, statement) => {
    await note(`${OTHERS_GROUP}/mine.png`)
    await note(`${GROUP}/mine.png`)
    expect(await database.asUser('graphic_designer').attempt(statement)).toEqual({ refused: 'PT403' })
  })

  it.each([
    ['somebody without a role', () => database.asUser('member')],
    ['an owl', () => database.asUser('owl')],
    ['a super admin who only looks', () => database.asMirroring('super_admin', 'project_manager')],
  ])('is not recorded by %s', async (_who, open) => {
    await note(`${GROUP}/mine.png`)
    expect(await (await open()).attempt(add(AD, `${GROUP}/mine.png`))).toEqual({ refused: 'PT403' })
  })

  it('must have a type that its kind allows', async () => {
    const admin = database.asUser('admin')
    for (const [name, type] of [
      ['page.html', 'text/html'],
      ['film.mp4', 'video/mp4'],
    ] as const) {
      await note(`${GROUP}/${name}`, 'static', type)
      expect(await admin.attempt(add(AD, `${GROUP}/${name}`))).toEqual({ refused: '23514' })
    }
  })

  it('is what the server has read, whoever records it', async () => {
    const file = `${GROUP}/invented.png`
    const insert = `insert into public.ad_files (path, ad_id, kind, content_type, bytes, sha256)
      values ('${file}', '${AD}', 'static', 'image/png', 1, repeat('a', 64))`
    await database.grantAsSupabaseLiteDoes()
    for (const person of ['graphic_designer', 'project_manager', 'super_admin'] as const) {
      const session = database.asUser(person)
      expect(await session.attempt(insert)).toEqual({ refused: '42501' })
      expect(await session.attempt(add(AD, file))).toEqual({ refused: 'PT422' })
      const reading = `select public.note_checked_file('${file}', 'static', 'image/png', 1, repeat('a', 64))`
      expect(await session.attempt(reading)).toEqual({ refused: '42501' })
    }
  })

  it('counts as read for a day, and once', async () => {
    const designer = database.asUser('graphic_designer')
    await note(`${GROUP}/late.png`)
    await database.run(`update private.checked_files set checked_at = now() - interval '25 hours'`)
    await note(`${GROUP}/other.png`)
    expect(await designer.attempt(add(AD, `${GROUP}/late.png`))).toEqual({ refused: 'PT422' })
    expect(await designer.attempt(add(AD, `${GROUP}/other.png`))).toEqual({ count: 1 })
    expect(await database.sql('select from private.checked_files')).toEqual([])
  })

  it.each(['recorded', 'read'])('keeps its bytes once it is %s, for every role', async (state) => {
    const path = `${GROUP}/kept.png`
    await database.run(
      `insert into storage.objects (bucket_id, name, version) values ('ads', '${path}', '1'), ('ads', '${GROUP}/free.png', '1')`,
    )
    await note(path)
    if (state === 'recorded') await database.asUser('project_manager').query(add(AD, path))
    const replace = (name: string) => `update storage.objects set version = '2' where name = '${name}'`
    await database.run(
      `grant usage on schema storage to service_role, authenticated;
      grant all on storage.objects to service_role, authenticated`,
    )
    const server = database.asServiceRole()
    expect(await server.attempt(replace(path))).toEqual({ refused: 'PT409' })
    expect(await server.attempt(replace(`${GROUP}/free.png`))).toEqual({ count: 1 })
    expect(
      await server.attempt(`update storage.objects set last_accessed_at = now() where name = '${path}'`),
    ).toEqual({ count: 1 })
    const remove = (name: string) => `delete from storage.objects where name = '${name}'`
    const boss = database.asUser('super_admin')
    expect(await boss.attempt(remove(path))).toEqual({ count: 0 })
    expect(await boss.attempt(remove(`${GROUP}/free.png`))).toEqual({ count: 1 })
  })
})

describe('new ads', () => {
  const create = `select public.create_ads($1, array['First', 'Second', 'Third']) as id`

  it('stand in the order of their titles, the first one on top', async () => {
    const ids = await database.asUser('graphic_designer').query<{ id: string }>(create, [GROUP])
    const rows = await database.sql<{ id: string; title: string }>(
      `select id, title from public.ads where ad_group_id = $1 order by created_at desc, id limit 3`,
      [GROUP],
    )
    expect(rows.map(({ title }) => title)).toEqual(['First', 'Second', 'Third'])
    expect(rows.map(({ id }) => id)).toEqual(ids.map(({ id }) => id))
  })

  it('are added by whoever works on the group', async () => {
    const attempt = async (person: 'graphic_designer' | 'owl' | 'admin', group: string) =>
      database.asUser(person).attempt(create, [group])
    expect(await attempt('graphic_designer', OTHERS_GROUP)).toEqual({ refused: 'PT403' })
    expect(await attempt('owl', GROUP)).toEqual({ refused: 'PT403' })
    expect(await attempt('admin', OTHERS_GROUP)).toEqual({ count: 3 })
    const looking = await database.asMirroring('super_admin', 'admin')
    expect(await looking.attempt(create, [GROUP])).toEqual({ refused: 'PT403' })
  })
})

describe('versions', () => {
  it.each([
    ['graphic_designer', 2],
    ['owl', 0],
    ['member', 0],
  ] as const)('are listed for %s: %i', async (who, count) => {
    const rows = await database.asUser(who).query(`select * from public.list_ad_files('${AD}')`)
    expect(rows).toHaveLength(count)
  })

  it('are not listed past the viewer', async () => {
    expect(await list()).toEqual([])
  })
})

describe('who may change an ad', () => {
  const may = async (session: ReturnType<typeof database.asUser>, ad: string) =>
    (await session.query<{ may: boolean }>(`select public.may_change_ad('${ad}') as may`))[0]?.may

  it('is known before the upload', async () => {
    for (const who of ['project_manager', 'admin', 'super_admin'] as const) {
      expect([who, await may(database.asUser(who), OTHERS_AD)]).toEqual([who, true])
    }
    expect(await may(database.asUser('graphic_designer'), AD)).toBe(true)
    expect(await may(database.asUser('graphic_designer'), OTHERS_AD)).toBe(false)
    expect(await may(database.asUser('owl'), AD)).toBe(false)
    expect(await may(await database.asMirroring('super_admin', 'admin'), AD)).toBe(false)
    expect(await may(database.asUser('admin'), 'e3000000-0000-4000-8000-00000000ffff')).toBe(false)
  })
})
