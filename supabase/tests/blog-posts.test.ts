import { slugOfTitle } from '@/lib/blog/slug'
import { openDatabase } from './harness'

const database = openDatabase()

const add = (title: string) =>
  database.value<string>('insert into public.seo_blog_posts (title) values ($1) returning slug', [title])

it.each([
  "What's in a Day Rate?",
  'Light & Sound',
  '  Room   to\tbreathe\r\n',
  '\u00a0No\u00a0break \u00a0',
  'under_score [bracket] back\\slash',
  'Café İstanbul ſtraße \u212a Ⅻ ４',
  'emoji 🎬 and\u2003em\u200bspaces\u3000',
  'ÀÉÎ mixed WITH ascii I and i',
])('gives %j the slug that the site looks for', async (title) => {
  expect(await add(title)).toBe(slugOfTitle(title))
})

it('refuses a title that leaves no address', async () => {
  await expect(add('¿…?')).rejects.toMatchObject({ code: '23514' })
})

it('lets a renamed post move, and two posts share an address', async () => {
  const slug = await add('Twin')
  await add('Twin!')
  expect(
    await database.value('select count(*)::int from public.seo_blog_posts where slug = $1', [slug]),
  ).toBe(2)
  expect(
    await database.value(
      `update public.seo_blog_posts set title = 'Only' where title = 'Twin' returning slug`,
    ),
  ).toBe('only')
})

it('keeps a body of one megabyte and refuses a larger one', async () => {
  const fill = (bytes: number) =>
    database.sql(`insert into public.seo_blog_posts (title, blog_post) values ('Long', repeat('x', $1))`, [
      bytes,
    ])
  await fill(1024 * 1024)
  await expect(fill(1024 * 1024 + 1)).rejects.toMatchObject({ code: '23514' })
})
