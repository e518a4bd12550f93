import { randomUUID } from 'node:crypto'
import { documentOf, openTemplateDesk, OTHER_GROUP, OWN_GROUP } from './ad-template-desk'
import { openDatabase } from './harness'
import type { Session } from './session'

const database = openDatabase()
const { manager, designer, clientOf, create, save, publish, versionId, createPublished } =
  openTemplateDesk(database)

const draftOf = (id: string) =>
  database.sql('select document, version from public.ad_template_drafts where template_id = $1', [id])
const listed = (id: string) => manager().query('select * from public.ad_template_list where id = $1', [id])

describe('a draft', () => {
  it('is saved from the version that was seen, and a second writer is told', async () => {
    const id = await create()
    expect(await save(id, 1, documentOf('#111111'))).toBe(2)
    await expect(save(id, 1, documentOf('#222222'))).rejects.toMatchObject({ code: 'PT409' })
    expect(await draftOf(id)).toEqual([{ document: documentOf('#111111'), version: 2 }])
  })

  it('that is sent again, because the answer got lost, is saved once', async () => {
    const id = await create()
    expect(await save(id, 1, documentOf('#111111'))).toBe(2)
    expect(await save(id, 1, documentOf('#111111'))).toBe(2)
  })

  it('moves the time of change, and is no entry of the history', async () => {
    const id = await create()
    await database.sql(`update public.ad_templates set updated_at = '2026-01-01' where id = $1`, [id])
    await save(id, 1, documentOf('#111111', ['story']))
    expect(await listed(id)).toMatchObject([{ formats: ['story'], version_number: null, ads: 0 }])
    expect(
      await database.sql(
        `select action from private.audit_log where table_name = 'ad_templates' and row_key ->> 'id' = $1`,
        [id],
      ),
    ).toEqual([{ action: 'insert' }])
  })

  it.each([{}, { formats: [], layers: [] }, { formats: ['preview'], layers: 'none' }])(
    'cannot be %j',
    async (document) => {
      const id = await create()
      await expect(save(id, 1, document)).rejects.toMatchObject({ code: '23514' })
    },
  )
})

describe('a version', () => {
  it('is the draft as it was, with the next number', async () => {
    const id = await create()
    expect(await publish(id, 1)).toBe(1)
    await save(id, 1, documentOf('#111111', ['story']))
    expect(await listed(id)).toMatchObject([{ version_number: 1, formats: ['preview', 'square'] }])
    expect(await publish(id, 2)).toBe(2)
    expect(await listed(id)).toMatchObject([{ version_number: 2, formats: ['story'] }])
    expect(
      await manager().query('select number, note, ads from public.list_ad_template_versions($1)', [id]),
    ).toEqual([
      { number: 2, note: 'Larger price', ads: 0 },
      { number: 1, note: 'Larger price', ads: 0 },
    ])
  })

  it('of an unchanged draft is the one that is there', async () => {
    const { id } = await createPublished()
    expect(await publish(id, 1)).toBe(1)
    await expect(publish(id, 7)).rejects.toMatchObject({ code: 'PT409' })
  })

  it('never changes, whoever tries', async () => {
    const { version } = await createPublished()
    await expect(
      database.sql(`update public.ad_template_versions set note = 'Other' where id = $1`, [version]),
    ).rejects.toMatchObject({ code: 'PT409' })
  })

  it('that an ad has keeps its template', async () => {
    const { id, version } = await createPublished()
    await database.sql(
      `insert into public.ad_drawings (ad_id, template_id, version_id, format, texts, pictures, hash)
      select id, $1, $2, 'preview', '{}', '{}', repeat('0', 64) from public.ads limit 1`,
      [id, version],
    )
    const remove = (caller: Session) => caller.attempt('delete from public.ad_templates where id = $1', [id])
    expect(await remove(database.asUser('admin'))).toEqual({ refused: '23503' })
    await database.sql('delete from public.ad_drawings where template_id = $1', [id])
    expect(await remove(manager())).toEqual({ count: 0 })
    expect(await remove(database.asUser('admin'))).toEqual({ count: 1 })
  })
})

describe('rights', () => {
  it('designers make and change templates of their clients, and see the others', async () => {
    const id = await create(OWN_GROUP, designer())
    expect(await save(id, 1, documentOf('#111111'), designer())).toBe(2)
    expect(await publish(id, 2, designer())).toBe(1)
    for (const group of [null, OTHER_GROUP]) {
      await expect(create(group, designer())).rejects.toMatchObject({ code: 'PT403' })
      const other = await create(group)
      await expect(save(other, 1, documentOf('#111111'), designer())).rejects.toMatchObject({ code: 'PT403' })
      await expect(publish(other, 1, designer())).rejects.toMatchObject({ code: 'PT403' })
      expect(await designer().attempt('select from public.ad_templates where id = $1', [other])).toEqual({
        count: 1,
      })
      expect(
        await designer().attempt(`update public.ad_templates set name = 'Mine' where id = $1`, [other]),
      ).toEqual({ count: 0 })
      expect(await designer().value('select public.may_change_ad_template($1)', [other])).toBe(false)
    }
    expect(
      await designer().attempt('update public.ad_templates set parent_group_id = $2 where id = $1', [
        id,
        await clientOf(OTHER_GROUP),
      ]),
    ).toEqual({ refused: '42501' })
  })

  it('designers choose among the clients of their groups', async () => {
    const names = async (caller: Session) =>
      (await caller.query<{ id: string }>('select id from public.list_template_clients()')).map(
        ({ id }) => id,
      )
    const own = await names(designer())
    expect(own).toContain(await clientOf(OWN_GROUP))
    expect(own).not.toContain(await clientOf(OTHER_GROUP))
    expect(await names(manager())).toContain(await clientOf(OTHER_GROUP))
    expect(await names(database.asUser('owl'))).toEqual([])
  })

  it('mirroring changes nothing unless changes are allowed', async () => {
    const id = await create()
    const looking = await database.asMirroring('super_admin', 'project_manager')
    await expect(save(id, 1, documentOf('#111111'), looking)).rejects.toMatchObject({ code: 'PT403' })
    const changing = await database.asMirroring('super_admin', 'project_manager', { allowChanges: true })
    expect(await save(id, 1, documentOf('#111111'), changing)).toBe(2)
  })

  it.each(['owl', 'member'] as const)('somebody else (%s) neither sees nor changes one', async (person) => {
    const { id } = await createPublished()
    const caller = database.asUser(person)
    for (const table of ['ad_templates', 'ad_template_drafts', 'ad_template_versions', 'ad_template_list'])
      expect(await caller.attempt(`select from public.${table}`)).toEqual({ count: 0 })
    expect(await caller.query('select * from public.list_ad_template_versions($1)', [id])).toEqual([])
    await expect(create(null, caller)).rejects.toMatchObject({ code: 'PT403' })
    await expect(
      caller.query('select * from public.note_ad_template_editor($1, gen_random_uuid())', [id]),
    ).rejects.toMatchObject({ code: 'PT403' })
  })
})

it('the same form sent twice makes one template', async () => {
  const id = await create()
  await manager().query('select public.create_ad_template($1, $2, $3, null, $4)', [
    ...[id, 'Again', '', JSON.stringify(documentOf('#ffffff'))],
  ])
  expect(await database.sql('select name from public.ad_templates where id = $1', [id])).toEqual([
    { name: 'Two columns' },
  ])
})

it('people who edit the same template hear of each other for 30 seconds', async () => {
  const id = await create(OWN_GROUP)
  const tabs = { manager: randomUUID(), designer: randomUUID() }
  const note = (caller: Session, tab: string) =>
    caller.query('select * from public.note_ad_template_editor($1, $2)', [id, tab])
  expect(await note(manager(), tabs.manager)).toEqual([])
  const [other] = await note(designer(), tabs.designer)
  expect(other).toMatchObject({ is_self: false })
  expect((await note(manager(), randomUUID())).map(({ is_self: isSelf }) => isSelf).toSorted()).toEqual([
    false,
    true,
  ])

  await database.run(`update private.ad_template_editors set seen_at = now() - interval '31 seconds'`)
  expect(await note(manager(), tabs.manager)).toEqual([])
  await note(designer(), tabs.designer)
  await designer().query('select public.leave_ad_template_editor($1, $2)', [id, tabs.designer])
  expect(await note(manager(), tabs.manager)).toEqual([])
})

it('a version of a deleted colleague stays', async () => {
  const id = await create(OWN_GROUP, designer())
  await publish(id, 1, designer())
  await database.run(
    `update public.ad_template_versions set created_by = null where id = '${await versionId(id, 1)}'`,
  )
  expect(await manager().query('select author from public.list_ad_template_versions($1)', [id])).toEqual([
    { author: null },
  ])
})
