import { openDatabase } from './harness'

const database = openDatabase()

const add = (city: string | null, state: string, slug: string) =>
  database
    .asUser('admin')
    .query(`insert into public.service_geo_pages (city, state, slug, title) values ($1, $2, $3, 'A page')`, [
      city,
      state,
      slug,
    ])

it('gives a state the address that its name spells', async () => {
  await database.sql(`delete from public.service_geo_pages where slug = 'north-dakota'`)
  await add(null, 'North Dakota', 'north-dakota')
  await expect(add('', 'Ohio', 'buckeye')).rejects.toMatchObject({ code: '23514' })
})

it('rejects a city with the slug of a state', async () => {
  await add('Washington', 'Illinois', 'washington-il')
  await expect(add('Nevada', 'Missouri', 'nevada')).rejects.toMatchObject({ code: '23514' })
})

it('knows a place once, whichever way a page of a state says that it has no city', async () => {
  await expect(add('', 'Michigan', 'michigan')).rejects.toMatchObject({ code: '23505' })
  await expect(add('Detroit', 'Michigan', 'detroit-city-mi')).rejects.toMatchObject({ code: '23505' })
})

it('refuses abbreviated states, which no page would find', async () => {
  await expect(add('Flint', 'MI', 'flint-mi')).rejects.toMatchObject({ code: '23514' })
})
