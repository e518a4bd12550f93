import { BLOCKING_CHECKS } from '@/lib/catalogue/video-checklist'
import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()

const POUR = 'd0000000-0000-4000-8000-000000000002'
const DRAFT = 'd0000000-0000-4000-8000-0000000000aa'
const FOOD = 'b0000000-0000-4000-8000-000000000001'
const NOBODY = 'd0000000-0000-4000-8000-00000000ffff'

const OTHERS = ['project_manager', 'graphic_designer', 'owl', 'member'] as const satisfies Person[]

const CHANGE = 'select * from public.change_publication($1, $2)'

const addDraft = () =>
  database.run(`
    insert into public.videos
      (id, slug, name_on_website, video_thumbnail, aspect_ratio, vimeo_video_id)
    values ('${DRAFT}', 'night-bread', 'Night Bread', 'night-bread.webp', 'standard', '123456');
    insert into public.video_industries values ('${DRAFT}', '${FOOD}');`)

const statusOf = async (id: string) => {
  const [row] = await database.sql<{ draft: boolean; archived: boolean }>(
    'select draft, archived from public.videos where id = $1',
    [id],
  )
  return row
}

describe('publishing', () => {
  beforeEach(addDraft)

  it('needs a name, a film, a thumbnail, a shape and an industry', async () => {
    await database.run(`
      update public.videos
      set name_on_website = ' ', video_thumbnail = null, aspect_ratio = null, vimeo_video_id = null
      where id = '${DRAFT}';
      delete from public.video_industries where video_id = '${DRAFT}';`)
    const admin = database.asUser('admin')
    expect(await admin.query(CHANGE, [[DRAFT], 'publish'])).toEqual([
      // An address is never missing: the column must have one.
      { video_id: DRAFT, gaps: BLOCKING_CHECKS.filter((check) => check !== 'slug') },
    ])
    expect(await statusOf(DRAFT)).toEqual({ draft: true, archived: false })
    expect(await admin.attempt('update public.videos set draft = false where id = $1', [DRAFT])).toEqual({
      refused: 'PT422',
    })
    expect(await admin.attempt(`insert into public.videos (slug, draft) values ('at-once', false)`)).toEqual({
      refused: 'PT422',
    })
  })

  it('goes back and forth, and leaves out what a step does not change', async () => {
    const admin = database.asUser('admin')
    const step = async (name: string) => {
      const rows = await admin.query(CHANGE, [[DRAFT, NOBODY], name])
      return [rows.length, await statusOf(DRAFT)]
    }
    expect(await step('restore')).toEqual([0, { draft: true, archived: false }])
    expect(await step('publish')).toEqual([1, { draft: false, archived: false }])
    expect(await step('publish')).toEqual([0, { draft: false, archived: false }])
    expect(await step('unpublish')).toEqual([1, { draft: true, archived: false }])
    expect(await step('archive')).toEqual([1, { draft: true, archived: true }])
    expect(await step('unpublish')).toEqual([0, { draft: true, archived: true }])
    expect(await step('publish')).toEqual([1, { draft: false, archived: false }])
    expect(await step('archive')).toEqual([1, { draft: false, archived: true }])
    expect(await step('restore')).toEqual([1, { draft: true, archived: false }])
  })

  it('notes when visitors first saw a video, for good', async () => {
    const publishedAt = () => database.value('select published_at from public.videos where id = $1', [DRAFT])
    expect(await publishedAt()).toBeNull()
    const admin = database.asUser('admin')
    await admin.query(CHANGE, [[DRAFT], 'publish'])
    const first = await publishedAt()
    expect(first).not.toBeNull()
    await admin.query(`update public.videos set draft = true, published_at = null where id = '${DRAFT}'`)
    expect(await publishedAt()).toEqual(first)
  })

  it('keeps what a published video needs', async () => {
    const admin = database.asUser('admin')
    await admin.query(CHANGE, [[DRAFT], 'publish'])
    const change = (columns: string) =>
      admin.attempt(`update public.videos set ${columns} where id = '${DRAFT}'`)
    expect(await change(`video_thumbnail = null`)).toEqual({ refused: 'PT422' })
    expect(await change(`city = 'Flint', state = 'Michigan'`)).toEqual({ count: 1 })
    expect(await admin.attempt('delete from public.video_industries where video_id = $1', [DRAFT])).toEqual({
      refused: 'PT422',
    })
    await admin.query(CHANGE, [[DRAFT], 'unpublish'])
    expect(await admin.attempt('delete from public.video_industries where video_id = $1', [DRAFT])).toEqual({
      count: 1,
    })
  })

  it('lets staff edit films that were published before there was a checklist', async () => {
    await database.run(`update public.videos set video_thumbnail = null where id = '${POUR}'`)
    const admin = database.asUser('admin')
    const change = (columns: string) =>
      admin.attempt(`update public.videos set ${columns} where id = '${POUR}'`)
    expect(await change(`city = 'Flint'`)).toEqual({ count: 1 })
    expect(await change('aspect_ratio = null')).toEqual({ refused: 'PT422' })
  })

  it('lets an industry be deleted, though a film then lacks one', async () => {
    const superAdmin = database.asUser('super_admin')
    expect(await superAdmin.attempt('delete from public.industries where id = $1', [FOOD])).toEqual({
      count: 1,
    })
  })

  it('is not asked of the server itself', async () => {
    const server = database.asServiceRole()
    expect(
      await server.attempt(`insert into public.videos (slug, draft) values ('by-the-server', false)`),
    ).toEqual({ count: 1 })
  })

  it('can be asked beforehand, by those who may publish', async () => {
    const GAPS = 'select * from public.list_video_gaps($1)'
    await database.run(`
      update public.videos set vimeo_video_id = null, film_file = '${DRAFT}/original', aspect_ratio = null
      where id = '${DRAFT}'`)
    expect(await database.asUser('admin').query(GAPS, [[DRAFT, POUR, NOBODY]])).toEqual([
      { video_id: DRAFT, gaps: ['film', 'ratio'] },
    ])
    expect(await database.asUser('project_manager').attempt(GAPS, [[DRAFT]])).toEqual({ refused: 'PT403' })
    const looking = await database.asMirroring('super_admin', 'admin')
    expect(await looking.attempt(GAPS, [[DRAFT]])).toEqual({ refused: 'PT403' })
  })

  it('knows no other step', async () => {
    expect(await database.asUser('admin').attempt(CHANGE, [[DRAFT], 'burn'])).toEqual({ refused: 'PT422' })
  })

  it.each(OTHERS)('is not for a %s', async (person) => {
    expect(await database.asUser(person).attempt(CHANGE, [[DRAFT], 'publish'])).toEqual({ refused: 'PT403' })
  })

  it('is not for visitors, nor for mirroring that only looks', async () => {
    expect(await database.asAnon().attempt(CHANGE, [[DRAFT], 'publish'])).toEqual({ refused: '42501' })
    const looking = await database.asMirroring('super_admin', 'admin')
    expect(await looking.attempt(CHANGE, [[DRAFT], 'publish'])).toEqual({ refused: 'PT403' })
    const working = await database.asMirroring('super_admin', 'admin', { allowChanges: true })
    expect(await working.attempt(CHANGE, [[DRAFT], 'publish'])).toEqual({ count: 1 })
  })
})

describe('the history of a video', () => {
  const HISTORY = `select table_name, action, id from public.list_record_history('videos', $1)`
  type Entry = { table_name: string; action: string; id: number }

  it('includes its clients and industries', async () => {
    await addDraft()
    const admin = database.asUser('admin')
    await admin.query('delete from public.video_industries where video_id = $1', [DRAFT])
    await admin.query(`update public.videos set city = 'Flint' where id = $1`, [DRAFT])
    expect(await admin.query<Entry>(HISTORY, [DRAFT])).toMatchObject([
      { table_name: 'videos', action: 'update' },
      { table_name: 'video_industries', action: 'delete' },
    ])
  })

  it('gives a deleted video its links back', async () => {
    await addDraft()
    const admin = database.asUser('admin')
    await admin.query('delete from public.videos where id = $1', [DRAFT])
    const entries = await admin.query<Entry>(HISTORY, [DRAFT])
    const deletion = entries.find(({ table_name }) => table_name === 'videos')
    expect(deletion).toMatchObject({ action: 'delete' })
    const UNDO = 'select public.undo_change($1)'
    expect(await database.asUser('project_manager').attempt(UNDO, [deletion?.id])).toEqual({
      refused: 'PT403',
    })
    expect(await admin.value(UNDO, [deletion?.id])).toMatchObject({ outcome: 'done' })
    expect(
      await database.sql('select industry_id from public.video_industries where video_id = $1', [DRAFT]),
    ).toEqual([{ industry_id: FOOD }])
    expect(await admin.value(UNDO, [deletion?.id])).toMatchObject({ outcome: 'same' })
  })
})
