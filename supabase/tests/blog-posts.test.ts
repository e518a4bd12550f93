import { openDatabase } from './harness'

const database = openDatabase()

const add = (title: string) =>
  database.value<string>('insert into public.seo_blog_posts (title) values ($1) returning slug', [title])

it.each([
  ['How to Brief a Video Crew', 'how-to-brief-a-video-crew'],
  ["What's in a Day Rate?", 'whats-in-a-day-rate'],
  ['B-Roll, Explained', 'broll-explained'],
  ['Light & Sound', 'light-sound'],
  ['  Room   to\tbreathe\r\n', 'room-to-breathe'],
  ['\u00a0No\u00a0break \u00a0', 'no-break'],
  ['16:9 or 9:16', '169-or-916'],
  ['-- dash –', 'dash'],
  ['under_score [bracket] back\\slash', 'underscore-bracket-backslash'],
  ['Café İstanbul ſtraße \u212a Ⅻ ４', 'caf-stanbul-trae'],
  ['emoji 🎬 and\u2003em\u200bspaces\u3000', 'emoji-andemspaces'],
  ['ÀÉÎ mixed WITH ascii I and i', 'mixed-with-ascii-i-and-i'],
])('%j lives at %j', async (title, slug) => {
  expect(await add(title)).toBe(slug)
})

it('rejects a title with an empty slug', async () => {
  await expect(add('¿…?')).rejects.toMatchObject({ code: '23514' })
})

it('changes the slug of a draft with the title, and lets the server give two posts one', async () => {
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
