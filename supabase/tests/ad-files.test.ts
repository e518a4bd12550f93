import { openDatabase } from './harness'

const database = openDatabase()

const GROUP = 'e2000000-0000-4000-8000-000000000001'
const AD = 'e3000000-0000-4000-8000-000000000101'
/** Its group is approved: the demo designer no longer works on it. */
const OTHERS_GROUP = 'e2000000-0000-4000-8000-000000000002'
const OTHERS_AD = 'e3000000-0000-4000-8000-000000000201'

type Version = { path: string; kind: string; file_name: string | null; uploader: string | null }

const add = (ad: string, path: string, kind = 'static', type = 'image/png') =>
  `select public.add_ad_file('${ad}', '${path}', '${kind}', '${type}', 1, repeat('0', 64), 'Poster.png')`

const list = (ad = AD) => database.sql<Version>('select * from public.list_ad_files($1)', [ad])
const inUse = (column: 'static_ad_url' | 'motion_ad_url') =>
  database.value<string>(`select ${column} from public.ads where id = '${AD}'`)

describe('a file that was uploaded', () => {
  it('becomes the current file, and the earlier one stays as a version', async () => {
    const before = await inUse('static_ad_url')
    const film = await inUse('motion_ad_url')
    const designer = database.asUser('graphic_designer')
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
    expect(await manager.attempt(add(AD, `${GROUP}/new.png`))).toEqual({ count: 1 })
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
    expect(await database.asUser('graphic_designer').attempt(statement)).toEqual({ refused: 'PT403' })
  })

  it.each([
    ['somebody without a role', () => database.asUser('member')],
    ['an owl', () => database.asUser('owl')],
    ['a super admin who only looks', () => database.asMirroring('super_admin', 'project_manager')],
  ])('is not recorded by %s', async (_who, open) => {
    expect(await (await open()).attempt(add(AD, `${GROUP}/mine.png`))).toEqual({ refused: 'PT403' })
  })

  it('must have a type that its kind allows', async () => {
    const admin = database.asUser('admin')
    expect(await admin.attempt(add(AD, `${GROUP}/page.html`, 'static', 'text/html'))).toEqual({
      refused: '23514',
    })
    expect(await admin.attempt(add(AD, `${GROUP}/film.mp4`, 'static', 'video/mp4'))).toEqual({
      refused: '23514',
    })
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
