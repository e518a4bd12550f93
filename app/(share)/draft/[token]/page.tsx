import type { Metadata } from 'next'
import { Article } from '@/components/site/blog/article'
import { Container } from '@/components/ui/container'
import { countWords } from '@/lib/blog/post'
import { openPagePreview } from '@/lib/data/privileged/page-previews'
import { listSuggestedPosts, toPost } from '@/lib/data/website/posts'
import { env } from '@/lib/env'
import { HOME } from '@/lib/seo/breadcrumbs'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Preview' }

/** What visitors will see, with the components of the public page. */
export default async function DraftPage({ params }: PageProps<'/draft/[token]'>) {
  const { token } = await params
  const preview = await openPagePreview(token)
  if (preview?.kind !== 'article') return <LinkEnded />
  const post = toPost(preview.page)
  return (
    <>
      <p role="note" className="border-b bg-card px-4 py-3 text-center text-sm">
        A preview.{' '}
        {preview.page.status === 'published' ? 'Visitors see this page.' : 'Visitors do not see it yet.'}
      </p>
      <Article
        post={post}
        words={countWords(post.body)}
        suggested={await listSuggestedPosts(post)}
        crumbs={[HOME, { name: 'Blog' }, { name: post.title }]}
      />
    </>
  )
}

const LinkEnded = () => (
  <Container className="grid gap-6 py-20 nav:py-32">
    <h1 className="type-title">This link shows nothing any more</h1>
    <p className="max-w-xl type-lede text-muted-foreground">
      Preview links work for seven days, and can be taken back. Ask whoever sent it for a new one, or write to{' '}
      <a href={`mailto:${env.CONTACT_EMAIL}`} className="underline underline-offset-4">
        {env.CONTACT_EMAIL}
      </a>
      .
    </p>
  </Container>
)
