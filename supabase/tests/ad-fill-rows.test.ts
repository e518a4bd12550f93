import { hashOf, lineOf, openFillDesk } from './ad-fill-desk'
import { OTHER_GROUP, OWN_GROUP } from './ad-template-desk'
import { openDatabase } from './harness'

const database = openDatabase()
const desk = openFillDesk(database)
const { manager, designer, create, save, run, finish, prepare, fillOf } = desk

const LINES = [1, 2, 3].map((number) => lineOf(number))

describe('rows', () => {
  it('stay as they are while it runs', async () => {
    const { id } = await prepare(LINES)
    await run(id)
    const changes = [
      () => save(id, LINES),
      () => manager().query(`select public.remove_ad_fill_rows($1, '{1}')`, [id]),
      () => manager().query('select public.delete_ad_fill($1)', [id]),
    ]
    for (const change of changes) await expect(change()).rejects.toMatchObject({ code: 'PT409' })
  })

  it('are 2,000 at most', async () => {
    const { id } = await prepare([])
    await save(
      id,
      Array.from({ length: 2000 }, (_, index) => lineOf(index + 1)),
    )
    await expect(save(id, [lineOf(2001)])).rejects.toMatchObject({ code: 'PT422' })
  })

  it('can be removed with their fill, and their ads stay', async () => {
    const { id } = await prepare(LINES)
    await run(id)
    await finish(id)
    const before = await database.value('select count(*)::int from public.ad_drawings')
    await manager().query('select public.delete_ad_fill($1)', [id])
    expect(await database.value('select count(*)::int from public.ad_drawings')).toBe(before)
    expect(
      await database.value('select count(*)::int from public.ad_fill_rows where fill_id = $1', [id]),
    ).toBe(0)
  })
})

describe('rights', () => {
  it('designers fill the groups that they are assigned to', async () => {
    const { version } = await desk.createPublished()
    const id = await create({ version, caller: designer() })
    await save(id, LINES, designer())
    expect(await fillOf(id, designer())).toMatchObject({ counts: { unchecked: 3 } })
    await expect(create({ version, group: OTHER_GROUP, caller: designer() })).rejects.toMatchObject({
      code: 'PT403',
    })
    const other = await create({ version, group: OTHER_GROUP })
    await expect(save(other, LINES, designer())).rejects.toMatchObject({ code: 'PT403' })
    expect(await fillOf(other, designer())).toBeUndefined()
    expect(await designer().attempt('select from public.ad_fills where id = $1', [other])).toEqual({
      count: 0,
    })
  })

  it('a template of another client, or without the format, does not fit', async () => {
    const { version } = await desk.createPublished(OTHER_GROUP)
    await expect(create({ version })).rejects.toMatchObject({ code: 'PT422' })
    const general = await desk.createPublished()
    await expect(create({ version: general.version, formats: ['story'] })).rejects.toMatchObject({
      code: 'PT422',
    })
  })

  it('who only looks as somebody else fills nothing', async () => {
    const { version } = await desk.createPublished()
    const looking = await database.asMirroring('super_admin', 'project_manager')
    await expect(create({ version, caller: looking })).rejects.toMatchObject({ code: 'PT403' })
  })
})

it('one ad is drawn without a fill, and its file must be read by the server and in the folder of its group', async () => {
  const { version } = await desk.createPublished()
  const adId = 'e3000000-0000-4000-8000-00000000abcd'
  const pathOf = (folder: string, hash: string) => `${folder}/alone-${hash.slice(0, 8)}.png`
  const read = (folder: string, hash: string) =>
    desk
      .worker()
      .query(`select public.note_checked_file($1, 'static', 'image/png', 1, $2)`, [
        pathOf(folder, hash),
        hash,
      ])
  const drawn = (folder: string, hash: string) =>
    designer().query('select public.record_drawn_ad($1, $2, $3)', [
      ...[OWN_GROUP, version],
      JSON.stringify({
        ...{
          adId,
          title: 'Alone',
          format: 'preview',
          texts: {},
          pictures: {},
          hash,
          motionHash: null,
          motion: null,
        },
        static: {
          path: pathOf(folder, hash),
          type: 'image/png',
          bytes: 1,
          sha256: hash,
          fileName: 'a.png',
        },
      }),
    ])
  await expect(drawn(OWN_GROUP, hashOf('a'))).rejects.toMatchObject({ code: 'PT422' })
  await read(OWN_GROUP, hashOf('a'))
  await drawn(OWN_GROUP, hashOf('a'))
  await drawn(OWN_GROUP, hashOf('a'))
  await read(OTHER_GROUP, hashOf('b'))
  await expect(drawn(OTHER_GROUP, hashOf('b'))).rejects.toMatchObject({ code: 'PT422' })
  expect(await database.sql('select kind from public.ad_files where ad_id = $1', [adId])).toEqual([
    { kind: 'static' },
  ])
  expect(await designer().query('select template from public.ad_list where id = $1', [adId])).toEqual([
    { template: 'Two columns' },
  ])
})
