import type { FindingKind } from '@/lib/catalogue/website-overview'
import { openDatabase } from './harness'
import type { Person } from './people'
import type { Session } from './session'

const database = openDatabase()

type Overview = {
  counts: Record<'videos' | 'articles' | 'places', Record<string, number>>
  findings: {
    kind: FindingKind
    total: number
    examples: { table: string | null; label: string; detail: string | null }[]
  }[]
  changes: { table: string; action: string; label: string | null; columns: string[] }[]
}

const read = async (caller: Session = database.asUser('super_admin')) => {
  const [row] = await caller.query<{ overview: Overview }>('select public.get_website_overview() as overview')
  if (!row) throw new Error('No overview')
  return row.overview
}

const find = async (kind: FindingKind) => (await read()).findings.find((finding) => finding.kind === kind)

describe('the overview', () => {
  /** Nothing is public but what a test adds. */
  beforeEach(() =>
    database.run(`
    set local session_replication_role = replica;
    update public.videos set draft = true;
    update public.seo_blog_posts set status = 'draft', publish_at = null;
    update public.service_geo_pages set status = 'draft';
    delete from public.missing_addresses;
    set local session_replication_role = origin;`),
  )

  const place = (slug: string, columns: Record<string, string | null> = {}) =>
    database.sql(
      `insert into public.service_geo_pages (city, state, slug, title, status, meta_title, meta_description, written_content)
    values ($1, 'Montana', $2, 'T', 'published', $3, $4, $5)`,
      [
        slug.toUpperCase(),
        slug,
        columns.title ?? slug,
        columns.description === undefined ? 'Something' : columns.description,
        columns.text ?? 'word '.repeat(250),
      ],
    )

  it('counts what is published, scheduled and draft', async () => {
    await place('zza-mt')
    const { counts, findings } = await read()
    expect(counts.places.published).toBe(1)
    expect(counts.places.draft).toBe(
      (await database.value<number>('select count(*)::integer from public.service_geo_pages')) - 1,
    )
    expect(counts.articles).toMatchObject({ published: 0, scheduled: 0 })
    expect(counts.videos.published).toBe(0)
    expect(findings).toEqual([])
  })

  it('finds thin pages, but not those with a film from there', async () => {
    await place('zza-mt', { text: 'Thin.' })
    await place('zzb-mt', { text: 'Thin.' })
    await database.sql(
      `insert into public.videos (slug, name_on_website, video_file, city, state, website_placement, draft, archived)
    values ('zz-film', 'Film', 'a.mp4', 'ZZB-MT', 'Montana', 'featured-video', false, false)`,
    )
    expect(await find('thin')).toMatchObject({
      total: 1,
      examples: [{ table: 'service_geo_pages', label: 'ZZA-MT, Montana', detail: '1 words' }],
    })
  })

  it('tells what the last check found, but not what is ignored or fixed', async () => {
    await place('zza-mt')
    await database.run(`
      insert into public.search_findings (kind, path, subject, detail, page_kind, record_id)
      select 'broken-link', '/video-production-in/zza-mt', '/gone', '/gone answers 404', 'place', id
      from public.service_geo_pages where slug = 'zza-mt';
      insert into public.search_findings (kind, path, detail) values
        ('few-links', '/privacy-policy', 'No page links to it.'), ('few-links', '/lonely', 'No page links to it.');
      insert into public.search_findings (kind, path, detail, state, fixed_at) values ('alike', '/x', '90 %', 'fixed', now());
      insert into public.search_ignores (kind, path, reason) values ('few-links', '/lonely', 'Fine')`)
    expect(await find('check-broken-link')).toMatchObject({
      total: 1,
      examples: [{ table: 'service_geo_pages', label: 'ZZA-MT, Montana', detail: '/gone answers 404' }],
    })
    expect(await find('check-few-links')).toMatchObject({
      total: 1,
      examples: [{ table: null, label: '/privacy-policy' }],
    })
    expect(await find('check-alike')).toBeUndefined()
  })

  it('tells addresses that visitors keep asking for in vain', async () => {
    await database.run(`
      delete from public.missing_addresses;
      insert into public.missing_addresses values
        ('/about-us', current_date, 2), ('/about-us', current_date - 1, 2), ('/once', current_date, 1)`)
    expect(await find('missing-address')).toMatchObject({
      total: 1,
      examples: [{ table: null, label: '/about-us', detail: '4 times' }],
    })
  })

  it('finds titles that two pages have, and missing descriptions', async () => {
    await place('zza-mt', { title: 'The same' })
    await place('zzb-mt', { title: 'the Same', description: null })
    expect(await find('double')).toMatchObject({ total: 2 })
    expect(await find('no-description')).toMatchObject({ total: 1, examples: [{ label: 'ZZB-MT, Montana' }] })
  })

  it('gives at most three examples of each kind', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await place(`zz${name}-mt`, { text: 'Thin.' })
    const thin = await find('thin')
    expect(thin?.total).toBe(4)
    expect(thin?.examples).toHaveLength(3)
  })

  it('tells the last changes, also of what is gone', async () => {
    const admin = database.asUser('super_admin')
    await place('zza-mt')
    await admin.query(`update public.service_geo_pages set title = 'Other' where slug = 'zza-mt'`)
    await admin.query(`delete from public.service_geo_pages where slug = 'zza-mt'`)
    const [last, before] = (await read()).changes
    expect(last).toMatchObject({ table: 'service_geo_pages', action: 'delete', label: null })
    expect(before).toMatchObject({ action: 'update', columns: ['title'] })
    await admin.query(`insert into public.path_redirects (path, target) values ('/zz-old', '/videos')`)
    expect((await read()).changes[0]).toMatchObject({
      table: 'path_redirects',
      action: 'insert',
      label: '/zz-old',
    })
  })
})

it.each<Person>(['admin', 'project_manager', 'owl', 'graphic_designer', 'member'])(
  'refuses a %s',
  async (person) => {
    await expect(read(database.asUser(person))).rejects.toMatchObject({ code: 'PT403' })
  },
)

it('refuses a super admin who mirrors an admin, and visitors', async () => {
  const mirrored = await database.asMirroring('super_admin', 'admin')
  await expect(read(mirrored)).rejects.toMatchObject({ code: 'PT403' })
  await expect(read(database.asAnon())).rejects.toMatchObject({ code: '42501' })
})
