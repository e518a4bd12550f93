import { cx } from 'class-variance-authority'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { renderMarkdown } from '@/components/site/markdown'
import { ShareButtons } from '@/components/site/share-buttons'
import { TableOfContents } from '@/components/site/table-of-contents'
import { Container } from '@/components/ui/container'
import { isLong, readingMinutes, type Post, type PostCard } from '@/lib/blog/post'
import { paths } from '@/lib/paths'
import type { Crumb } from '@/lib/seo/breadcrumbs'
import { longDay } from '@/lib/time/in-zone'
import styles from './article.module.css'
import { BackToList } from './back-to-list'
import { PostLink } from './post-link'
import { PostPicture } from './post-picture'

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
    <Container className={cx('pt-28 pb-20 nav:pt-36 nav:pb-28', styles.article)}>
      <article>
        <ArticleHeader post={post} crumbs={crumbs} readingTime={readingMinutes(words)} />
        <div
          className={cx(
            styles.columns,
            'mt-12 grid gap-x-12 gap-y-10 nav:mt-16 lg:grid-cols-[minmax(0,1fr)_18rem]',
            hasContents && 'home:grid-cols-[13rem_minmax(0,1fr)_18rem]',
          )}
        >
          {hasContents && <TableOfContents title="In this article" headings={headings} />}
          <div className="min-w-0 lg:col-start-1 home:col-start-auto">
            {content}
            <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 border-t pt-4 print:hidden">
              <BackToList />
              <ShareButtons title={post.title} path={paths.post(post.slug)} />
            </div>
          </div>
          <div className="lg:col-start-2 lg:row-start-1 lg:row-end-3 home:col-start-auto home:row-auto">
            <SuggestedReading posts={suggested} />
          </div>
        </div>
      </article>
    </Container>
  )
}

type ArticleHeaderProps = {
  post: Post
  crumbs: readonly Crumb[]
  readingTime: number
}

function ArticleHeader({ post, crumbs, readingTime }: ArticleHeaderProps) {
  return (
    <header>
      <div className="print:hidden">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <div className="mt-8 grid items-end gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div>
          <h1 className="type-title">{post.title}</h1>
          {post.preview && <p className="mt-6 type-lede text-muted-foreground">{post.preview}</p>}
          <p className="mt-8 flex flex-wrap gap-x-6 gap-y-1 border-t pt-4 text-sm text-muted-foreground">
            <time dateTime={post.createdAt}>{longDay(post.createdAt)}</time>
            <span>{readingTime} min read</span>
            {post.topic && <span>{post.topic}</span>}
          </p>
        </div>
        {post.picture && (
          <PostPicture
            src={post.picture}
            focus={post.focus}
            alt={post.pictureAlt}
            sizes="(min-width: 1283px) 576px, (min-width: 1024px) 45vw, 92vw"
            preload
          />
        )}
      </div>
    </header>
  )
}

function SuggestedReading({ posts }: { posts: readonly PostCard[] }) {
  if (posts.length === 0) return null
  return (
    <aside aria-labelledby="suggested-reading" className="h-fit lg:sticky lg:top-32 print:hidden">
      <h2 id="suggested-reading" className="border-b pb-3 type-heading">
        Suggested Reading
      </h2>
      <ul className="grid gap-x-5 gap-y-7 pt-5 sm:grid-cols-2 lg:h-[500px] lg:grid-cols-1 lg:overflow-y-auto lg:overscroll-contain lg:pr-4">
        {posts.map((post) => (
          <li key={post.id} className="group relative">
            <PostPicture
              src={post.picture}
              focus={post.focus}
              sizes="(min-width: 1024px) 18rem, (min-width: 640px) 45vw, 90vw"
            />
            <h3 className="mt-3 leading-snug font-medium">
              <PostLink
                slug={post.slug}
                className="decoration-primary decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {post.title}
              </PostLink>
            </h3>
            <time dateTime={post.createdAt} className="mt-1 block text-sm text-muted-foreground">
              {longDay(post.createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </aside>
  )
}
