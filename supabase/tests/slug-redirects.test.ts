import { openDatabase } from './harness'

const database = openDatabase()

const POTS = 'd0000000-0000-4000-8000-000000000001'
const POUR = 'd0000000-0000-4000-8000-000000000002'
const DRAFT = 'd0000000-0000-4000-8000-0000000000aa'

describe('old addresses', () => {
  const FIND = `select public.find_moved_page($1, $2)`
  const find = (slug: string, kind = 'video') => database.asAnon().value(FIND, [kind, slug])
  const rename = (id: string, slug: string) =>
    database.asUser('admin').attempt('update public.videos set slug = $2 where id = $1', [id, slug])

  it('all lead to the newest one', async () => {
    await rename(POUR, 'first-cup')
    await rename(POUR, 'the-first-cup')
    expect(await find('lakeshore-roasters-first-pour')).toBe('the-first-cup')
    expect(await find('first-cup')).toBe('the-first-cup')
    expect(await find('the-first-cup')).toBeNull()
    expect(await find('never-was')).toBeNull()
  })

  it('come back to their own video, and the newer one then leads there', async () => {
    await rename(POUR, 'first-cup')
    await rename(POUR, 'lakeshore-roasters-first-pour')
    expect(await find('lakeshore-roasters-first-pour')).toBeNull()
    expect(await find('first-cup')).toBe('lakeshore-roasters-first-pour')
  })

  it('are not given to another video while their own is there', async () => {
    await rename(POUR, 'first-cup')
    expect(await rename(POTS, 'lakeshore-roasters-first-pour')).toEqual({ refused: '23505' })
    expect(
      await database
        .asUser('admin')
        .attempt(`insert into public.videos (slug) values ('lakeshore-roasters-first-pour')`),
    ).toEqual({ refused: '23505' })
    await database.run(`delete from public.videos where id = '${POUR}'`)
    expect(await rename(POTS, 'lakeshore-roasters-first-pour')).toEqual({ count: 1 })
  })

  it('are given to another video once somebody has freed them', async () => {
    await rename(POUR, 'first-cup')
    await database
      .asUser('admin')
      .query(`delete from public.slug_redirects where slug = 'lakeshore-roasters-first-pour'`)
    expect(await rename(POTS, 'lakeshore-roasters-first-pour')).toEqual({ count: 1 })
  })

  it('of a video that visitors have never seen are forgotten', async () => {
    await database.run(`insert into public.videos (id, slug) values ('${DRAFT}', 'night-bread')`)
    await rename(DRAFT, 'day-bread')
    expect(await database.sql('select * from public.slug_redirects where kind = $1', ['video'])).toEqual([])
  })

  it('lead nowhere while the video is not published', async () => {
    await rename(POUR, 'first-cup')
    await database.run(`update public.videos set draft = true where id = '${POUR}'`)
    expect(await find('lakeshore-roasters-first-pour')).toBeNull()
  })

  it('work for places and articles, too', async () => {
    await database.run(`
      insert into public.slug_redirects (kind, slug, target_id)
      select 'place', 'motor-city', id from public.service_geo_pages where slug = 'detroit-mi';
      insert into public.slug_redirects (kind, slug, target_id)
      select 'article', 'drones', id from public.seo_blog_posts where slug = 'what-a-drone-is-good-for' limit 1;`)
    expect(await find('motor-city', 'place')).toBe('detroit-mi')
    expect(await find('drones', 'article')).toBe('what-a-drone-is-good-for')
    expect(await find('motor-city', 'video')).toBeNull()
  })
})
