import { randomUUID } from 'node:crypto'
import { openDatabase } from './harness'
import type { Session } from './session'

const database = openDatabase()

const OPEN = 'e2000000-0000-4000-8000-000000000001'
const OTHER = 'e2000000-0000-4000-8000-000000000002'
const EXPIRED = 'e2000000-0000-4000-8000-000000000004'
const CLOSED = 'e2000000-0000-4000-8000-000000000005'
const AD = 'e3000000-0000-4000-8000-000000000101'
const AD_OF_OTHER = 'e3000000-0000-4000-8000-000000000201'
const DANA = { author_name: 'Dana', email: 'dana@example.com' }

type Target = { group?: string; ad?: string; session?: Session }
type Comment = Target & { key?: string; body?: string; address?: string; doubtful?: boolean }

const comment = ({ group = OPEN, ad = AD, session, ...rest }: Comment = {}) =>
  (session ?? database.asServiceRole()).value<string>(
    'select public.submit_ad_comment($1, $2, $3, $4, $5, $6)',
    [
      group,
      ad,
      JSON.stringify({ ...DANA, body: rest.body ?? 'Darker, please.' }),
      rest.key ?? randomUUID(),
      rest.address ?? 'office',
      rest.doubtful ?? false,
    ],
  )

const hashOf = (column: string, ad = AD) =>
  database.value<string | null>(
    `select (
      select file.sha256 from public.ads as ad join public.ad_files as file on file.path = ad.${column} where ad.id = $1
    )`,
    [ad],
  )

async function approve({ group = OPEN, ad = AD, session }: Target = {}, seen: object = {}) {
  const files = {
    static_sha256: await hashOf('static_ad_url', ad),
    motion_sha256: await hashOf('motion_ad_url', ad),
  }
  const payload = JSON.stringify({ ...DANA, ...files, ...seen })
  return (session ?? database.asServiceRole()).query('select public.approve_ad($1, $2, $3, $4)', [
    group,
    ad,
    payload,
    'office',
  ])
}

const useOtherPicture = () =>
  database.run(`
    insert into public.ad_files (path, ad_id, kind, content_type, bytes, sha256)
      values ('${OPEN}/second.png', '${AD}', 'static', 'image/png', 1, repeat('a', 64));
    update public.ads set static_ad_url = '${OPEN}/second.png' where id = '${AD}'`)

type Feedback = {
  adId: string
  static: { version: number } | null
  approval: { name: string; isCurrent: boolean } | null
  comments: { name: string; body: string; isResolved: boolean }[]
}[]

const feedback = (group = OPEN) =>
  database.asAnon().value<Feedback>('select public.ad_group_feedback($1)', [group])
const aboutAd = async () => (await feedback())?.find(({ adId }) => adId === AD)
const letters = () =>
  database.sql<{ kind: string; recipient: string | null; payload: object }>(
    'select kind, recipient, payload from public.outbox_messages',
  )
/** Of the ads that are tried here; the seeds have one of another. */
const approvals = () =>
  database.sql<{ id: string }>('select * from public.ad_approvals where ad_id = any ($1)', [
    [AD, AD_OF_OTHER],
  ])

describe('a comment', () => {
  it('is shown to everyone with the link, without the e-mail address', async () => {
    await comment()
    expect((await aboutAd())?.comments).toMatchObject([
      { name: 'Dana', body: 'Darker, please.', isResolved: false },
    ])
    expect(JSON.stringify(await feedback())).not.toContain('dana@example.com')
  })

  it('is mailed to the managers of the group, and to the staff address when there are none', async () => {
    await comment()
    expect(await letters()).toMatchObject([
      { kind: 'ad_comment_notice', recipient: 'manager@fieldlight.example', payload: { ...DANA, ad_id: AD } },
    ])
    await database.run('delete from public.outbox_messages; delete from public.ad_group_assignments')
    await comment({ body: 'Once more.' })
    expect(await letters()).toMatchObject([{ recipient: null }])
  })

  it('is stored once when it is sent several times', async () => {
    const key = randomUUID()
    const first = await comment({ key })
    expect(await Promise.all([comment({ key }), comment({ key })])).toEqual([first, first])
    expect(await letters()).toHaveLength(1)
  })

  it.each([
    ['in a closed preview', { group: CLOSED }],
    ['in an expired preview', { group: EXPIRED }],
    ['on an ad of another group', { ad: AD_OF_OTHER }],
    ['on an ad that is none', { ad: randomUUID() }],
  ])('is refused %s', async (_, target) => {
    await expect(comment(target)).rejects.toMatchObject({ code: 'PT404' })
    await expect(approve(target, { static_sha256: null })).rejects.toMatchObject({ code: 'PT404' })
  })

  it('is refused when it is empty, without quoting it', async () => {
    await expect(comment({ body: '' })).rejects.toMatchObject({
      code: 'PT422',
      message: 'The comment is incomplete or too long',
    })
  })

  it('is refused after thirty of an address in ten minutes', async () => {
    for (let i = 0; i < 30; i += 1) await comment()
    await expect(comment()).rejects.toMatchObject({ code: 'PT429' })
    await expect(approve()).rejects.toMatchObject({ code: 'PT429' })
    await comment({ address: 'home' })
  })

  it('takes its mail along when it is deleted', async () => {
    await comment()
    await database.asUser('super_admin').query('delete from public.ad_comments')
    expect(await letters()).toEqual([])
  })
})

describe('an approval', () => {
  it('holds for the files that were approved, and again once they are back in use', async () => {
    await approve()
    expect((await aboutAd())?.approval).toMatchObject({ name: 'Dana', isCurrent: true })
    const before = await database.value<string>('select static_ad_url from public.ads where id = $1', [AD])
    await useOtherPicture()
    expect(await aboutAd()).toMatchObject({ approval: { isCurrent: false }, static: { version: 2 } })
    await database.run(`update public.ads set static_ad_url = '${before}' where id = '${AD}'`)
    expect(await aboutAd()).toMatchObject({ approval: { isCurrent: true }, static: { version: 1 } })
  })

  it('is refused for files that are not in use', async () => {
    await expect(approve({}, { static_sha256: 'b'.repeat(64) })).rejects.toMatchObject({ code: 'PT409' })
    await expect(approve({}, { motion_sha256: null })).rejects.toMatchObject({ code: 'PT409' })
    expect(await approvals()).toEqual([])
  })

  it('is stored and mailed once for the same files', async () => {
    await approve()
    await approve()
    expect(await approvals()).toHaveLength(1)
    expect(await letters()).toMatchObject([{ kind: 'ad_approved_notice' }])
  })

  it('can be given again after the staff reopened it', async () => {
    await approve()
    const [first] = await approvals()
    const reopen = () =>
      database.asUser('project_manager').value<boolean>('select public.reopen_ad_approval($1)', [first?.id])
    expect(await reopen()).toBe(true)
    expect(await reopen()).toBe(false)
    expect((await aboutAd())?.approval).toBeNull()
    await approve()
    expect((await aboutAd())?.approval).toMatchObject({ isCurrent: true })
  })

  it('is listed with the address for managers, and without it for designers', async () => {
    await approve()
    const list = (person: 'project_manager' | 'graphic_designer' | 'owl') =>
      database.asUser(person).query('select * from public.list_ad_approvals($1)', [[AD]])
    expect(await list('project_manager')).toMatchObject([{ email: DANA.email, is_current: true }])
    expect(await list('graphic_designer')).toMatchObject([{ email: null, is_current: true }])
    expect(await list('owl')).toEqual([])
  })
})

describe('the staff', () => {
  const resolve = (session: Session, id: string | null, resolved = true) =>
    session.value<boolean>('select public.resolve_ad_comment($1, $2)', [id, resolved])

  it('resolves a comment, and takes that back', async () => {
    const id = await comment()
    expect(await resolve(database.asUser('project_manager'), id)).toBe(true)
    expect((await aboutAd())?.comments).toMatchObject([{ isResolved: true }])
    expect(await resolve(database.asUser('admin'), id)).toBe(false)
    expect(await resolve(database.asUser('admin'), id, false)).toBe(true)
  })

  it.each(['graphic_designer', 'owl', 'member'] as const)(
    'has no %s settle what clients said',
    async (who) => {
      const id = await comment()
      await expect(resolve(database.asUser(who), id)).rejects.toMatchObject({ code: 'PT403' })
      const reopening = database.asUser(who).query('select public.reopen_ad_approval($1)', [id])
      await expect(reopening).rejects.toMatchObject({ code: 'PT403' })
    },
  )

  it('settles nothing in a mirrored session that may only look', async () => {
    const id = await comment()
    const session = await database.asMirroring('super_admin', 'admin')
    await expect(resolve(session, id)).rejects.toMatchObject({ code: 'PT403' })
  })
})

describe('the count of opened previews', () => {
  const open = (group: string, session = database.asServiceRole()) =>
    session.query('select public.count_preview_open($1, $2)', [group, 'office'])

  it('counts open previews alone', async () => {
    for (const group of [OPEN, OPEN, CLOSED, EXPIRED, randomUUID()]) await open(group)
    expect(await database.sql('select ad_group_id, opens from public.ad_preview_opens')).toEqual([
      { ad_group_id: OPEN, opens: 2 },
    ])
  })

  it('leaves the version of the group as it is', async () => {
    const version = () => database.value('select version from public.ad_groups where id = $1', [OPEN])
    const before = await version()
    await open(OPEN)
    expect(await version()).toBe(before)
  })

  it('rejects too many opens from one address', async () => {
    for (let i = 0; i < 30; i += 1) await open(OPEN)
    await expect(open(OPEN)).rejects.toMatchObject({ code: 'PT429' })
  })
})

it('does not count closed previews', async () => {
  expect(await feedback(OTHER)).not.toEqual([])
  for (const group of [CLOSED, EXPIRED, randomUUID()]) expect(await feedback(group)).toEqual([])
})

it('is written by the server alone', async () => {
  for (const session of [database.asAnon(), database.asUser('admin'), database.asUser('super_admin')]) {
    await expect(comment({ session })).rejects.toMatchObject({ code: '42501' })
    await expect(approve({ session })).rejects.toMatchObject({ code: '42501' })
    const opening = session.query('select public.count_preview_open($1, $2)', [OPEN, 'office'])
    await expect(opening).rejects.toMatchObject({ code: '42501' })
  }
})
