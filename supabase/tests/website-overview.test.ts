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
    examples: { table: string; label: string; detail: string | null }[]
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

  it('finds links that lead nowhere, once for each page', async () => {
    const text = 'word '.repeat(250)
    await place('zza-mt', {
      text: `${text}[a](/blog/zz-nothing) [b](/video-production-in/zzb-mt#map) [c](/get-started)`,
    })
    await place('zzb-mt', {
      text: `${text}[a](/video-production-in/ohio) [b](https://example.com/blog/nothing)`,
    })
    expect(await find('broken')).toMatchObject({
      total: 1,
      examples: [{ label: 'ZZA-MT, Montana', detail: '/blog/zz-nothing' }],
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
