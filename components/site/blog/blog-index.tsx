import { Container } from '@/components/ui/container'
import type { PostCard } from '@/lib/blog/post'
import { PageLinks } from './page-links'
import { PostList } from './post-list'

type Props = {
  posts: PostCard[]
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
