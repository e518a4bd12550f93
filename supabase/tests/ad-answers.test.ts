import { randomUUID } from 'node:crypto'
import { openDatabase } from './harness'

const database = openDatabase()

const GROUP = 'e2000000-0000-4000-8000-000000000001'
const CLOSED = 'e2000000-0000-4000-8000-000000000005'
const AD = 'e3000000-0000-4000-8000-000000000101'
const OTHER = 'e3000000-0000-4000-8000-000000000102'
const DANA = { author_name: 'Dana', email: 'dana@example.com' }

const say = (payload: object = {}, address: string = randomUUID(), ad = AD) =>
  database
    .asServiceRole()
    .value<string>('select public.submit_ad_comment($1, $2, $3, $4, $5)', [
      GROUP,
      ad,
      JSON.stringify({ ...DANA, body: 'Darker, please.', ...payload }),
      randomUUID(),
      address,
    ])

type Hashes = { static_sha256: string | null; motion_sha256: string | null }

const hashesOf = async (ad: string) => {
  const [row] = await database.sql<Hashes>(
    `select picture.sha256 as static_sha256, film.sha256 as motion_sha256
    from public.ads as ad
    left join public.ad_files as picture on picture.path = ad.static_ad_url
    left join public.ad_files as film on film.path = ad.motion_ad_url
    where ad.id = $1`,
    [ad],
  )
  if (!row) throw new Error('The ad is not in the seeds')
  return row
}

const approveAll = (ads: object[], group = GROUP, address = 'office') =>
  database
    .asServiceRole()
    .value<string[]>('select public.approve_ads($1, $2, $3, $4)', [
      group,
      JSON.stringify(ads),
      JSON.stringify(DANA),
      address,
    ])

type Shown = {
  adId: string
  wantsChanges: boolean
  commentCount: number
  motion: { version: number; answered: number }
  approval: { isCurrent: boolean; isPictureCurrent: boolean; isFilmCurrent: boolean } | null
  comments: {
    number: number
    body: string
    wantsChanges: boolean
    film: object | null
    point: object | null
  }[]
}

const shown = async (page = 1, ad = AD) => {
  const all = await database
    .asAnon()
    .value<Shown[]>('select public.ad_group_feedback($1, $2, $3)', [GROUP, ad, page])
  return all?.find(({ adId }) => adId === ad)
}

const useOtherFilm = () =>
  database.run(`
    insert into public.ad_files (path, ad_id, kind, content_type, bytes, sha256)
      values ('${GROUP}/second.mp4', '${AD}', 'motion', 'video/mp4', 1, repeat('a', 64));
    update public.ads set motion_ad_url = '${GROUP}/second.mp4' where id = '${AD}'`)

describe('a mark', () => {
  it('belongs to the file that it was made on', async () => {
    const { static_sha256, motion_sha256 } = await hashesOf(AD)
    await say({
      film_ms: 4_200,
      film_sha256: motion_sha256,
      point_x: 250,
      point_y: 700,
      picture_sha256: static_sha256,
    })
    const mark = { film: { ms: 4_200, isCurrent: true }, point: { x: 250, y: 700, isCurrent: true } }
    expect((await shown())?.comments).toMatchObject([{ number: 1, ...mark }])
    await useOtherFilm()
    expect((await shown())?.comments).toMatchObject([
      { film: { isCurrent: false }, point: { isCurrent: true } },
    ])
    expect(
      await database.asUser('graphic_designer').query('select * from public.list_ad_comments($1)', [AD]),
    ).toMatchObject([
      { film_ms: 4_200, is_film_current: false, point_x: 250, is_picture_current: true, email: null },
    ])
  })

  it.each([
    ['of a file that the ad has not', { film_ms: 1, film_sha256: 'b'.repeat(64) }],
    ['of no file', { film_ms: 1 }],
    ['with half a point', { point_x: 1, picture_sha256: 'own' }],
    ['outside of the picture', { point_x: 1001, point_y: 1, picture_sha256: 'own' }],
  ])('is refused %s', async (_, payload: Record<string, unknown>) => {
    const { static_sha256 } = await hashesOf(AD)
    const own = 'picture_sha256' in payload && { picture_sha256: static_sha256 }
    await expect(say({ ...payload, ...own })).rejects.toMatchObject({ code: 'PT422' })
  })
})

describe('a request for changes', () => {
  it('is shown until it is settled, and counts for the version that answers it', async () => {
    const id = await say({ wants_changes: true })
    expect(await shown()).toMatchObject({ wantsChanges: true, comments: [{ wantsChanges: true }] })
    await database.asUser('project_manager').query('select public.resolve_ad_comment($1, true)', [id])
    expect(await shown()).toMatchObject({ wantsChanges: false })
    await useOtherFilm()
    expect((await shown())?.motion).toMatchObject({ version: 2, answered: 1 })
  })

  it('gives way to a later approval, and is what homes quote first', async () => {
    await say({ body: 'Nice.' })
    await say({ body: 'Without the circle.', wants_changes: true })
    const home = await database
      .asUser('project_manager')
      .value<{ toAnswer: { rows: object[] } }>('select public.get_manager_home()')
    expect(home?.toAnswer.rows).toContainEqual(
      expect.objectContaining({ id: AD, words: 'Without the circle.', wantsChanges: true }),
    )
    await database.run(
      `update public.ad_comments set created_at = now() - interval '1 minute' where ad_id = '${AD}'`,
    )
    await approveAll([{ ad_id: AD, ...(await hashesOf(AD)) }])
    expect(await shown()).toMatchObject({ wantsChanges: false, approval: { isCurrent: true } })
    await useOtherFilm()
    expect((await shown())?.approval).toMatchObject({
      isCurrent: false,
      isPictureCurrent: true,
      isFilmCurrent: false,
    })
  })
})

describe('all ads that are left', () => {
  it('are approved but those with other files, which are named', async () => {
    const [first, second] = [await hashesOf(AD), await hashesOf(OTHER)]
    await useOtherFilm()
    const ads = [
      { ad_id: AD, ...first },
      { ad_id: OTHER, ...second },
    ]
    expect(await approveAll(ads)).toEqual([AD])
    expect(await shown()).toMatchObject({ approval: null })
    expect(await shown(1, OTHER)).toMatchObject({ approval: { isCurrent: true } })
    expect(await approveAll([{ ad_id: AD, ...(await hashesOf(AD)) }, ads[1] ?? {}])).toEqual([])
  })

  it('are refused after sixty in a group in an hour, from whichever addresses', async () => {
    const ads = [{ ad_id: AD, ...(await hashesOf(AD)) }]
    for (let n = 0; n < 60; n += 1) expect(await approveAll(ads, GROUP, `address ${n}`)).toEqual([])
    await expect(approveAll(ads, GROUP, 'address 60')).rejects.toMatchObject({ code: 'PT429' })
    const payload = JSON.stringify({ ...DANA, ...(await hashesOf(AD)) })
    const one = database
      .asServiceRole()
      .query('select public.approve_ad($1, $2, $3, $4)', [GROUP, AD, payload, 'address 61'])
    await expect(one).rejects.toMatchObject({ code: 'PT429' })
  })

  it('are refused in a closed preview, and for users', async () => {
    await expect(approveAll([], CLOSED)).rejects.toMatchObject({ code: 'PT404' })
    const call = "select public.approve_ads($1, '[]', '{}', 'office')"
    for (const session of [database.asAnon(), database.asUser('super_admin')])
      await expect(session.query(call, [GROUP])).rejects.toMatchObject({ code: '42501' })
  })
})

describe('many comments', () => {
  const fill = (count: number) =>
    database.run(`
      insert into public.ad_comments (ad_id, author_name, body, created_at)
      select '${AD}', 'Dana', 'No. ' || n, now() - interval '1 day' + n * interval '1 second'
      from generate_series(1, ${count}) as n`)

  it('are all there, page by page, with numbers that stay', async () => {
    await fill(45)
    const numbers = async (page: number) => (await shown(page))?.comments.map(({ number }) => number)
    expect(await numbers(1)).toEqual(Array.from({ length: 20 }, (_, index) => 26 + index))
    expect(await numbers(3)).toEqual([1, 2, 3, 4, 5])
    expect(await shown(4)).toMatchObject({ commentCount: 45, comments: [] })
    const staff = await database
      .asUser('project_manager')
      .query('select * from public.list_ad_comments($1)', [AD])
    expect(staff[0]).toMatchObject({ number: 45, total: 45, body: 'No. 45' })
  })

  it('are refused after sixty in a group in an hour, from whatever address', async () => {
    for (let i = 0; i < 60; i += 1) await say()
    await expect(say()).rejects.toMatchObject({ code: 'PT429' })
    await expect(say({}, randomUUID(), OTHER)).rejects.toMatchObject({ code: 'PT429' })
  })
})

describe('mail about feedback', () => {
  const letters = () =>
    database.sql<{ kind: string; payload: object; minutes: number }>(
      `select kind, payload, round(extract(epoch from next_attempt_at - now()) / 60)::integer as minutes
      from public.outbox_messages order by next_attempt_at`,
    )
  const goBy = (time: string) =>
    database.sql('update private.feedback_mails set next_at = next_at - $1::interval', [time])

  it('goes at once, and then is gathered for a quarter of an hour', async () => {
    await say()
    await say({ wants_changes: true })
    await say({}, randomUUID(), OTHER)
    await approveAll([{ ad_id: OTHER, ...(await hashesOf(OTHER)) }])
    expect(await letters()).toMatchObject([
      { kind: 'ad_comment_notice', minutes: 0 },
      { kind: 'ad_feedback_notice', minutes: 15, payload: { comments: 1, changes: 1, approvals: 1 } },
    ])
    expect(JSON.stringify((await letters())[1]?.payload)).not.toMatch(/Dana|Darker/)
  })

  it('does not count what its manager wants once a day or not at all', async () => {
    await say()
    await database.run(`
      insert into public.notification_settings (profile_id, kind, delivery)
      select id, 'ad_approval', 'nothing' from public.profiles`)
    await approveAll([{ ad_id: OTHER, ...(await hashesOf(OTHER)) }])
    await say()
    expect(await letters()).toMatchObject([
      { kind: 'ad_comment_notice' },
      { kind: 'ad_feedback_notice', payload: { comments: 1, approvals: 0 } },
    ])
  })

  it('is gathered anew once the gathered one is sent, and goes at once when it was quiet', async () => {
    await say()
    await say()
    await database.run("update public.outbox_messages set attempts = 1 where kind = 'ad_feedback_notice'")
    await goBy('15 minutes')
    await say()
    expect((await letters()).map(({ kind }) => kind).sort()).toEqual([
      'ad_comment_notice',
      'ad_feedback_notice',
      'ad_feedback_notice',
    ])
    await goBy('1 hour')
    await say()
    expect((await letters()).filter(({ kind }) => kind === 'ad_comment_notice')).toHaveLength(2)
  })

  it('of a flood is two letters, and goes with the group', async () => {
    for (let i = 0; i < 60; i += 1) await say()
    expect(await letters()).toHaveLength(2)
    await database.run(`delete from public.ad_groups where id = '${GROUP}'`)
    expect(await letters()).toEqual([])
  })
})
