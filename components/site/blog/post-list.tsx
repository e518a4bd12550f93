import type { PostCard as PostCardData } from '@/lib/blog/post'
import { PostCard } from './post-card'
import { ShuffledList } from './shuffled-list'

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
