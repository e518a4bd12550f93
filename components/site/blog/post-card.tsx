import type { PostCard as PostCardData } from '@/lib/blog/post'
import { longDay } from '@/lib/time/long-date'
import { PostLink } from './post-link'
import { PostPicture } from './post-picture'

const SIZES = '(min-width: 1283px) 288px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 90vw'

export function PostCard({ post }: { post: PostCardData }) {
  return (
    <article className="group relative flex h-full flex-col border-t pt-4">
      <PostPicture src={post.picture} sizes={SIZES} className="order-first" />
      <time dateTime={post.createdAt} className="mt-4 type-slate text-muted-foreground">
        {longDay(post.createdAt)}
      </time>
      <h2 className="mt-2 type-heading">
        <PostLink
          slug={post.slug}
          className="decoration-primary decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {post.title}
        </PostLink>
      </h2>
      {post.preview && <p className="mt-2 text-muted-foreground">{post.preview}</p>}
    </article>
  )
}
