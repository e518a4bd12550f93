import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'
import { Container } from '@/components/ui/container'
import { pageNumbers } from '@/lib/blog/page-numbers'
import type { PostCard as PostCardData } from '@/lib/blog/post'
import { paths } from '@/lib/paths'
import { longDay } from '@/lib/time/in-zone'
import { PHONE_SIZE } from '@/lib/video/picture-sources'
import { PostLink } from './post-link'
import { PostPicture } from './post-picture'
import { ShuffledList } from './shuffled-list'
import styles from './blog-index.module.css'

type Props = {
  posts: PostCardData[]
  /** From 1. */
  page: number
  last: number
}

export function BlogIndex({ posts, page, last }: Props) {
  return (
    <Container className="pt-28 pb-20 nav:pt-40 nav:pb-28">
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <h1 className="type-display">
          Field Notes{page > 1 && <span className="text-muted-foreground"> {page}</span>}
        </h1>
        <p className="type-lede text-muted-foreground">
          Planning, paying for, filming and using video for a business, by the people who make it.
        </p>
      </div>
      <div className="mt-12 nav:mt-16">
        <PostList posts={posts} />
      </div>
      <PageLinks page={page} last={last} />
    </Container>
  )
}

const SIZES = `(min-width: 1283px) 288px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, ${PHONE_SIZE}`

function PostCard({ post }: { post: PostCardData }) {
  return (
    <article className={styles.card}>
      <PostPicture src={post.picture} focus={post.focus} sizes={SIZES} />
      <time dateTime={post.createdAt} className={`type-slate ${styles.date}`}>
        {longDay(post.createdAt)}
      </time>
      <h2 className={`type-heading ${styles.title}`}>
        <PostLink slug={post.slug} className={styles.link}>
          {post.title}
        </PostLink>
      </h2>
      {post.preview && <p className={styles.preview}>{post.preview}</p>}
    </article>
  )
}

export function PostList({ posts }: { posts: PostCardData[] }) {
  if (posts.length === 0) return <p className="type-lede">No blog posts available at this time.</p>
  return (
    <ShuffledList className="grid gap-x-5 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 home:grid-cols-4">
      {posts.map((post) => (
        <div key={post.id} role="listitem">
          <PostCard post={post} />
        </div>
      ))}
    </ShuffledList>
  )
}

type PageLinksProps = { page: number; last: number }

function PageLinks({ page, last }: PageLinksProps) {
  if (last < 2) return null
  return (
    <nav aria-label="Pages" className="mt-16 flex flex-wrap items-center gap-2 border-t pt-6">
      {page > 1 && <Step page={page - 1} text="Newer" rel="prev" />}
      <ul className="flex flex-wrap gap-1">
        {pageNumbers(page, last).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true" className="grid size-11 place-items-center text-muted-foreground">
                …
              </span>
            ) : (
              <Link
                href={paths.blog({ page: number })}
                prefetch={false}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className="grid size-11 place-items-center rounded-md tabular-nums hover:bg-secondary aria-[current]:border aria-[current]:border-primary"
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < last && <Step page={page + 1} text="Older" rel="next" />}
    </nav>
  )
}

function Step({ page, text, rel }: { page: number; text: string; rel: string }) {
  return (
    <Link
      href={paths.blog({ page })}
      prefetch={false}
      rel={rel}
      className={buttonVariants({ variant: 'ghost' })}
    >
      {text}
    </Link>
  )
}
