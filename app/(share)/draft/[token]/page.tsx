import type { Metadata } from 'next'
import { Article } from '@/components/site/blog/article'
import { PlaceView } from '@/components/site/place/place-view'
import { Container } from '@/components/ui/container'
import { countWords, type Post } from '@/lib/blog/post'
import { openPagePreview } from '@/lib/data/privileged/page-previews'
import { toGeoPage } from '@/lib/data/website/geo-pages'
import { getPlaceSurroundings } from '@/lib/data/website/place-surroundings'
import { listSuggestedPosts, toPost } from '@/lib/data/website/posts'
import { env } from '@/lib/env'
import type { GeoPage } from '@/lib/geo/types'
import { HOME } from '@/lib/seo/breadcrumbs'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Preview' }

/** What visitors will see, with the components of the public page. */
export default async function DraftPage({ params }: PageProps<'/draft/[token]'>) {
  const { token } = await params
  const preview = await openPagePreview(token)
  if (!preview) return <LinkEnded />
  return (
    <>
      <p role="note" className="border-b bg-card px-4 py-3 text-center text-sm">
        A preview.{' '}
        {preview.page.status === 'published' ? 'Visitors see this page.' : 'Visitors do not see it yet.'}
      </p>
      {preview.kind === 'article' ? (
        <DraftArticle post={toPost(preview.page)} />
      ) : (
        <DraftPlace page={toGeoPage(preview.page)} />
      )}
    </>
  )
}

const DraftArticle = async ({ post }: { post: Post }) => (
  <Article
    post={post}
    words={countWords(post.body)}
    suggested={await listSuggestedPosts(post)}
    crumbs={[HOME, { name: 'Blog' }, { name: post.title }]}
  />
)

const DraftPlace = async ({ page }: { page: GeoPage }) => (
  <PlaceView page={page} surroundings={await getPlaceSurroundings(page)} />
)

const LinkEnded = () => (
  <Container className="grid gap-6 py-20 nav:py-32">
    <h1 className="type-title">This link no longer works</h1>
    <p className="max-w-xl type-lede text-muted-foreground">
      Preview links work for seven days and can be revoked. Ask the person who sent it for a new one, or write
      to{' '}
      <a href={`mailto:${env.CONTACT_EMAIL}`} className="underline underline-offset-4">
        {env.CONTACT_EMAIL}
      </a>
      .
    </p>
  </Container>
)
