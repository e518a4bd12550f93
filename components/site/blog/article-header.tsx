import { Breadcrumb } from '@/components/site/breadcrumb'
import type { Post } from '@/lib/blog/post'
import { longDay } from '@/lib/time/long-date'
import type { Crumb } from '@/lib/seo/breadcrumbs'
import { PostPicture } from './post-picture'

type Props = {
  post: Post
  crumbs: readonly Crumb[]
  /** Whole minutes. */
  readingTime: number
}

export function ArticleHeader({ post, crumbs, readingTime }: Props) {
  return (
    <header>
      <Breadcrumb crumbs={crumbs} />
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
            alt={post.pictureAlt}
            sizes="(min-width: 1283px) 576px, (min-width: 1024px) 45vw, 92vw"
            preload
          />
        )}
      </div>
    </header>
  )
}
