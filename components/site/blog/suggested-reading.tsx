import type { PostCard } from '@/lib/blog/post'
import { longDay } from '@/lib/time/long-date'
import { PostLink } from './post-link'
import { PostPicture } from './post-picture'

/** Beside the text it follows the reader by itself, 128 px below the window's edge, until the text ends. */
export function SuggestedReading({ posts }: { posts: readonly PostCard[] }) {
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
