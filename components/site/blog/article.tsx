import { cx } from 'class-variance-authority'
import { renderMarkdown } from '@/components/site/markdown'
import { Container } from '@/components/ui/container'
import { isLong, type Post, type PostCard, readingMinutes } from '@/lib/blog/post'
import type { Crumb } from '@/lib/seo/breadcrumbs'
import { ArticleHeader } from './article-header'
import { SuggestedReading } from './suggested-reading'
import { TableOfContents } from '@/components/site/table-of-contents'

const MIN_HEADINGS = 3

type Props = {
  post: Post
  words: number
  suggested: readonly PostCard[]
  crumbs: readonly Crumb[]
}

export async function Article({ post, words, suggested, crumbs }: Props) {
  const { content, headings } = await renderMarkdown(post.body)
  const hasContents = isLong(words) && headings.length >= MIN_HEADINGS
  return (
    <Container className="pt-28 pb-20 nav:pt-36 nav:pb-28">
      <article>
        <ArticleHeader post={post} crumbs={crumbs} readingTime={readingMinutes(words)} />
        <div
          className={cx(
            'mt-12 grid gap-x-12 gap-y-10 nav:mt-16 lg:grid-cols-[minmax(0,1fr)_18rem]',
            hasContents && 'home:grid-cols-[13rem_minmax(0,1fr)_18rem]',
          )}
        >
          {hasContents && <TableOfContents title="In this article" headings={headings} />}
          <div className="min-w-0 lg:col-start-1 home:col-start-auto">{content}</div>
          <div className="lg:col-start-2 lg:row-start-1 lg:row-end-3 home:col-start-auto home:row-auto">
            <SuggestedReading posts={suggested} />
          </div>
        </div>
      </article>
    </Container>
  )
}
