import { existsSync } from 'node:fs'
import path from 'node:path'
import { formatPrice, PACKAGES } from '@/lib/content/packages'
import { paths } from '@/lib/paths'
import { openDatabase } from './harness'

type Post = {
  slug: string
  status: string
  dont_feature: boolean
  blog_post: string
  featured_image: string
  alt_text: string
  preview_text: string
  meta_title: string
  meta_description: string
  focus_keyword: string
  seo_topic_cluster: string
  created_at: Date
}

const database = openDatabase()

const MEDIA = path.join(__dirname, '../../demo/media')
const FIXED_PAGES = [paths.videos(), paths.getStarted(), `${paths.home()}#packages`]

let posts: Post[]
beforeEach(async () => {
  posts = await database.sql<Post>(
    'select * from public.seo_blog_posts where featured_image is not null order by slug',
  )
})

/** What somebody reads as prose: no code, no addresses, no table rules. */
const countWords = (markdown: string) =>
  markdown
    .replace(/^```.*?^```/gms, '')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[A-Za-z0-9]/.test(word)).length

const linksOf = ({ blog_post }: Post) =>
  Array.from(blog_post.matchAll(/\]\(([^)\s]+)\)/g), ([, address = '']) => address)

async function listAddresses(): Promise<Set<string>> {
  const slugs = async (statement: string) =>
    (await database.sql<{ slug: string }>(statement)).map(({ slug }) => slug)
  return new Set([
    ...FIXED_PAGES,
    ...(await slugs('select slug from public.videos where not draft and not archived')).map(paths.video),
    ...(await slugs(`select slug from public.service_geo_pages where status = 'published'`)).map(paths.place),
    ...posts.filter(({ status }) => status === 'published').map(({ slug }) => `${paths.blog()}/${slug}`),
  ])
}

it('are enough for a blog: published ones in six clusters, one that no list shows and one that is scheduled', () => {
  expect(posts.filter(({ status }) => status === 'published').length).toBeGreaterThanOrEqual(26)
  expect(new Set(posts.map((post) => post.seo_topic_cluster)).size).toBe(6)
  expect(posts.filter((post) => post.dont_feature)).toHaveLength(1)
  expect(posts.filter(({ status }) => status === 'scheduled')).toHaveLength(1)
})

it('have an address of their own each, under which their picture is kept too', () => {
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length)
  const pictures = posts.map((post) => post.featured_image)
  expect(pictures).toEqual(posts.map(({ slug }) => `blog/${slug}.webp`))
  expect(pictures.filter((picture) => !existsSync(path.join(MEDIA, picture)))).toEqual([])
})

it('run to between 600 and 1200 words', () => {
  const lengths = posts.map(({ slug, blog_post }) => ({ slug, words: countWords(blog_post) }))
  expect(lengths.filter(({ words }) => words < 600 || words > 1200)).toEqual([])
})

it('say what lists, search results and screen readers need, no longer than these show', () => {
  const LIMITS = {
    preview_text: 200,
    meta_title: 60,
    meta_description: 155,
    focus_keyword: 60,
    alt_text: 200,
  }
  for (const post of posts) {
    for (const [column, limit] of Object.entries(LIMITS) as [keyof typeof LIMITS, number][]) {
      const size = post[column].length
      expect([post.slug, column, size > 0 && size <= limit]).toEqual([post.slug, column, true])
    }
  }
  expect(new Set(posts.map((post) => post.meta_title)).size).toBe(posts.length)
})

it('lead to pages that exist, and to two to five of them', async () => {
  const addresses = await listAddresses()
  for (const post of posts) {
    const links = linksOf(post)
    expect([post.slug, links.filter((link) => !addresses.has(link))]).toEqual([post.slug, []])
    expect([post.slug, links.length >= 2 && links.length <= 5]).toEqual([post.slug, true])
  }
})

it('name no price but those that the packages start at, and all of these in one table', () => {
  const prices = PACKAGES.map((item) => formatPrice(item.startingPrice))
  for (const { slug, blog_post } of posts) {
    const named = blog_post.match(/\$[\d,]*\d/g) ?? []
    expect([slug, named.filter((price) => !prices.includes(price))]).toEqual([slug, []])
  }
  const table = posts.find(({ slug }) => slug === 'what-moves-the-price-of-a-business-video')?.blog_post
  for (const { title, startingPrice } of PACKAGES) {
    expect(table).toMatch(new RegExp(`^\\| ${title} +\\| \\${formatPrice(startingPrice)} +\\|`, 'm'))
  }
})
