import { openDatabase } from './harness'
import type { Session } from './session'

const database = openDatabase()

const POUR = 'd0000000-0000-4000-8000-000000000002'
const CHANGE = 'select public.change_page_address($1, $2, $3, $4, $5)'
const UNDO = 'select kind, id, slug, is_changed from public.undo_page_address($1)'
const TEXT = 'See [the film](/videos/lakeshore-roasters-first-pour).'
const NEW_TEXT = 'See [the film](/videos/first-cup).'

type Rewrite = { kind: string; id: string; was: string; page_text: string }

const article = (title: string, status = 'published', text = '') =>
  database.value<string>(
    'insert into public.seo_blog_posts (title, status, blog_post) values ($1, $2, $3) returning id',
    [title, status, text],
  )
const change = (
  session: Session,
  [kind, id, slug, expected]: [string, string, string, string],
  rewrites: Rewrite[] = [],
) => session.attempt(CHANGE, [kind, id, slug, expected, JSON.stringify(rewrites)])
const find = (kind: string, slug: string) =>
  database.asAnon().value('select public.find_moved_page($1, $2)', [kind, slug])
const slugOf = (id: string) => database.value('select slug from public.seo_blog_posts where id = $1', [id])
const textOf = (id: string) =>
  database.value('select blog_post from public.seo_blog_posts where id = $1', [id])

describe('the address of an article', () => {
  it('follows the title of a draft, and stays once visitors have seen it', async () => {
    const id = await article('First words', 'draft')
    const admin = database.asUser('admin')
    await admin.query(`update public.seo_blog_posts set title = 'Better words' where id = $1`, [id])
    expect(await slugOf(id)).toBe('better-words')
    await database
      .asServiceRole()
      .query(`update public.seo_blog_posts set status = 'published' where id = $1`, [id])
    await admin.query(
      `update public.seo_blog_posts set title = 'Best words', status = 'draft' where id = $1`,
      [id],
    )
    expect(await slugOf(id)).toBe('better-words')
  })

  it('does not follow the title when somebody has typed another', async () => {
    const id = await article('First words', 'draft')
    await database.run(`update public.seo_blog_posts set slug = 'typed' where id = '${id}'`)
    await database.run(`update public.seo_blog_posts set title = 'Other' where id = '${id}'`)
    expect(await slugOf(id)).toBe('typed')
  })

  it('is not given by staff to a second article, not even by the title of a draft', async () => {
    await article('Twin')
    const other = await article('Other', 'draft')
    const admin = database.asUser('admin')
    expect(await change(admin, ['article', other, 'twin', 'other'])).toEqual({ refused: '23505' })
    expect(
      await admin.attempt(`update public.seo_blog_posts set title = 'Twin!' where id = $1`, [other]),
    ).toEqual({ refused: '23505' })
  })

  it('leads on after A to B to C and after A to B to A, in one step', async () => {
    const id = await article('Alpha')
    const admin = database.asUser('admin')
    await change(admin, ['article', id, 'beta', 'alpha'])
    await change(admin, ['article', id, 'gamma', 'beta'])
    expect([await find('article', 'alpha'), await find('article', 'beta')]).toEqual(['gamma', 'gamma'])
    await change(admin, ['article', id, 'alpha', 'gamma'])
    expect(await find('article', 'alpha')).toBeNull()
    expect([await find('article', 'beta'), await find('article', 'gamma')]).toEqual(['alpha', 'alpha'])
  })

  it('leads to the last of two old articles that shared it, and not to a page that visitors cannot see', async () => {
    const [older, newer] = [await article('Twin'), await article('Twin!')]
    const admin = database.asUser('admin')
    await change(admin, ['article', older, 'elder', 'twin'])
    await change(admin, ['article', newer, 'younger', 'twin'])
    expect(await find('article', 'twin')).toBe('younger')
    await database.run(`update public.seo_blog_posts set status = 'draft' where id = '${newer}'`)
    expect(await find('article', 'twin')).toBeNull()
  })
})

describe('the address of a place page', () => {
  const detroit = () =>
    database.value<string>(`select id from public.service_geo_pages where slug = 'detroit-mi'`)

  it('leads on', async () => {
    expect(
      await change(database.asUser('admin'), ['place', await detroit(), 'motor-city-mi', 'detroit-mi']),
    ).toHaveProperty('count')
    expect(await find('place', 'detroit-mi')).toBe('motor-city-mi')
  })

  it('is refused when it does not end in the state, and for a whole state', async () => {
    const admin = database.asUser('admin')
    expect(await change(admin, ['place', await detroit(), 'motor-city', 'detroit-mi'])).toEqual({
      refused: 'PT422',
    })
    const state = await database.value<string>(
      `select id from public.service_geo_pages where slug = 'michigan'`,
    )
    expect(await change(admin, ['place', state, 'the-mitten', 'michigan'])).toEqual({ refused: 'PT422' })
  })
})

describe('one act', () => {
  const STEP: [string, string, string, string] = ['video', POUR, 'first-cup', 'lakeshore-roasters-first-pour']
  const md5 = (text: string) => database.value<string>('select md5($1)', [text])
  const rewriteOf = async (id: string): Promise<Rewrite> => ({
    kind: 'article',
    id,
    was: await md5(TEXT),
    page_text: NEW_TEXT,
  })
  const changeWith = async (id: string) =>
    database.asUser('admin').value<string>(CHANGE, [...STEP, JSON.stringify([await rewriteOf(id)])])

  it('changes the address and the links, and one call undoes both', async () => {
    const id = await article('With a link', 'draft', TEXT)
    const changeId = await changeWith(id)
    expect(await textOf(id)).toBe(NEW_TEXT)
    expect(await find('video', 'lakeshore-roasters-first-pour')).toBe('first-cup')
    const admin = database.asUser('admin')
    expect(await admin.query(UNDO, [changeId])).toEqual([
      { kind: 'article', id, slug: 'with-a-link', is_changed: false },
    ])
    expect(await textOf(id)).toBe(TEXT)
    expect(await find('video', 'lakeshore-roasters-first-pour')).toBeNull()
    expect(await find('video', 'first-cup')).toBe('lakeshore-roasters-first-pour')
    expect(await admin.attempt(UNDO, [changeId])).toEqual({ refused: 'PT404' })
  })

  it('changes nothing when a text is another one meanwhile', async () => {
    const id = await article('With a link', 'draft', `${TEXT} And more.`)
    expect(await change(database.asUser('admin'), STEP, [await rewriteOf(id)])).toEqual({ refused: 'PT409' })
    expect(await database.value('select slug from public.videos where id = $1', [POUR])).toBe(STEP[3])
  })

  it('undoes nothing when somebody has changed a text since, and names it', async () => {
    const id = await article('With a link', 'draft', TEXT)
    const changeId = await changeWith(id)
    await database.run(`update public.seo_blog_posts set blog_post = 'New' where id = '${id}'`)
    expect(await database.asUser('admin').query(UNDO, [changeId])).toMatchObject([{ id, is_changed: true }])
    expect(await textOf(id)).toBe('New')
    expect(await find('video', STEP[3])).toBe('first-cup')
  })

  it('undoes nothing once the page has moved on', async () => {
    const id = await article('With a link', 'draft', TEXT)
    const changeId = await changeWith(id)
    await change(database.asUser('admin'), ['video', POUR, 'second-cup', 'first-cup'])
    expect(await database.asUser('admin').attempt(UNDO, [changeId])).toEqual({ refused: 'PT409' })
    const listed = await database
      .asUser('admin')
      .query(`select new_slug, texts, can_undo from public.list_address_changes('video', $1)`, [POUR])
    expect(listed).toEqual([
      { new_slug: 'second-cup', texts: 0, can_undo: true },
      { new_slug: 'first-cup', texts: 1, can_undo: false },
    ])
  })

  it.each([
    ['another slug than the one that was seen', ['video', POUR, 'first-cup', 'seen'], 'PT409'],
    ['the same slug', ['video', POUR, STEP[3], STEP[3]], 'PT422'],
    ['an odd slug', ['video', POUR, 'First Cup', STEP[3]], 'PT422'],
    ['the slug of the industry pages', ['video', POUR, 'industry', STEP[3]], 'PT422'],
    ['another kind', ['client', POUR, 'first-cup', STEP[3]], 'PT422'],
    ['no page', ['video', 'd0000000-0000-4000-8000-0000000000ff', 'first-cup', STEP[3]], 'PT404'],
  ] as const)('is refused for %s', async (_, [kind, id, slug, expected], refused) => {
    expect(await change(database.asUser('admin'), [kind, id, slug, expected])).toEqual({ refused })
  })

  it.each(['graphic_designer', 'project_manager', 'owl'] as const)('is refused for %s', async (person) => {
    expect(await change(database.asUser(person), STEP)).toEqual({ refused: 'PT403' })
    expect(await database.asUser(person).attempt(UNDO, [1])).toEqual({ refused: 'PT403' })
    expect(
      await database.asUser(person).attempt(`select public.list_address_changes('video', $1)`, [POUR]),
    ).toEqual({ refused: 'PT403' })
  })

  it('is refused in a mirrored session that may only read', async () => {
    expect(await change(await database.asMirroring('super_admin', 'admin'), STEP)).toEqual({
      refused: 'PT403',
    })
    const writing = await database.asMirroring('super_admin', 'admin', { allowChanges: true })
    expect(await change(writing, STEP)).toHaveProperty('count')
  })

  it('reads texts as whoever asks', async () => {
    await article('With a link', 'draft', TEXT)
    const LIST = `select slug from public.list_texts_naming('/videos/lakeshore-roasters-first-pour')`
    expect(await database.asUser('admin').query(LIST)).toContainEqual({ slug: 'with-a-link' })
    expect(await database.asUser('owl').query(LIST)).toEqual([])
  })
})
