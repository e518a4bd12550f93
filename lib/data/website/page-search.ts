import 'server-only'
import { DataError } from '@/lib/errors'
import { searchWords } from '@/lib/data/query/lists'
import { paths } from '@/lib/paths'
import { createSessionClient } from '@/lib/supabase/server'
import { displayTitle } from '@/lib/video/labels'

type FoundPage = { path: string; title: string; kind: string }

/** Of each kind. */
const LIMIT = 6

const FIXED: readonly FoundPage[] = [
  { path: paths.home(), title: 'Home', kind: 'Page' },
  { path: paths.packages(), title: 'Packages', kind: 'Part of the home page' },
  { path: paths.videos(), title: 'Our work: all videos', kind: 'Page' },
  { path: paths.videographersNearMe(), title: 'Videographers near me', kind: 'Page' },
  { path: paths.hiringVideographers(), title: 'Hiring videographers', kind: 'Page' },
  { path: paths.getStarted(), title: 'Get started', kind: 'Page' },
  { path: paths.blog(), title: 'Blog: field notes', kind: 'Page' },
  { path: paths.privacyPolicy(), title: 'Privacy policy', kind: 'Page' },
]

/** Published pages whose title has all words, best known first. */
export async function searchSitePages(text: string): Promise<FoundPage[]> {
  const words = searchWords(text)
  const fixed = FIXED.filter(({ title }) =>
    words.every((word) => title.toLowerCase().includes(word.toLowerCase())),
  )
  if (words.length === 0) return fixed
  const client = await createSessionClient()
  // One filter, because the embedded stack applies only the last one per column.
  const every = (column: string) => `and(${words.map((word) => `${column}.ilike.%${word}%`).join(',')})`
  const [posts, places, videos] = await Promise.all([
    client
      .from('seo_blog_posts')
      .select('slug, title')
      .eq('status', 'published')
      .or(every('title'))
      .order('created_at', { ascending: false })
      .limit(LIMIT),
    client
      .from('service_geo_pages')
      .select('slug, city, state')
      .eq('status', 'published')
      .or(`${every('slug')},${every('title')}`)
      .order('slug')
      .limit(LIMIT),
    client
      .from('videos')
      .select('slug, name_on_website, name_internal')
      .eq('draft', false)
      .eq('archived', false)
      .or(every('name_on_website'))
      .order('created_on', { ascending: false })
      .limit(LIMIT),
  ])
  const error = posts.error ?? places.error ?? videos.error
  if (error || !posts.data || !places.data || !videos.data)
    throw new DataError('pageSearch.searchSitePages', { cause: error })
  return [
    ...fixed,
    ...posts.data.map(({ slug, title }) => ({ path: paths.post(slug), title, kind: 'Article' })),
    ...places.data.map(({ slug, city, state }) => ({
      path: paths.place(slug),
      title: city ? `${city}, ${state}` : state,
      kind: 'Place',
    })),
    ...videos.data.map((row) => ({ path: paths.video(row.slug), title: displayTitle(row), kind: 'Video' })),
  ]
}
