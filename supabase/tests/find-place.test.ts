import { openDatabase } from './harness'

const database = openDatabase()

type Found = {
  page: { slug: string; city: string | null } | null
  moved: string | null
  cities: { city: string; state: string; slug: string }[]
}

const add = (slug: string, city: string, state: string, status = 'published') =>
  database.value<string>(
    'insert into public.service_geo_pages (title, slug, city, state, status) values ($1, $1, $2, $3, $4) returning id',
    [slug, city, state, status],
  )
const find = (slug: string) =>
  database
    .asAnon()
    .value<Found | null>('select public.find_place($1, $2)', [
      slug,
      [`${slug}-nv`, `${slug}-oh`, `${slug}-tx`],
    ])

describe('an address of a place', () => {
  it('is a page, and then nothing else is looked for', async () => {
    await add('testville-oh', 'Testville', 'Ohio')
    expect(await find('testville-oh')).toMatchObject({
      page: { slug: 'testville-oh', city: 'Testville' },
      moved: null,
      cities: [],
    })
  })

  it('is an old address, before it is a name', async () => {
    const id = await add('oldtown-nv', 'Oldtown', 'Nevada')
    await database
      .asUser('admin')
      .query(`update public.service_geo_pages set city = 'Newtown', slug = 'newtown-nv' where id = $1`, [id])
    expect(await find('oldtown-nv')).toEqual({ page: null, moved: 'newtown-nv', cities: [] })
  })

  it('is the name of several cities, in the order of their states', async () => {
    await add('testville-tx', 'Testville', 'Texas')
    await add('testville-nv', 'Testville', 'Nevada')
    expect((await find('testville'))?.cities.map(({ slug }) => slug)).toEqual([
      'testville-nv',
      'testville-tx',
    ])
  })

  it('means nothing while its pages are drafts', async () => {
    await add('testville-nv', 'Testville', 'Nevada', 'draft')
    expect(await find('testville-nv')).toBeNull()
    expect(await find('testville')).toBeNull()
    expect(await find('no-such-place')).toBeNull()
  })
})
