/** What a list shows of a post. */
export type PostCard = {
  id: string
  slug: string
  title: string
  preview: string
  /** Path in public storage; null when there is no picture, or none that could be shown. */
  picture: string | null
  /** ISO 8601. */
  createdAt: string
}

export type Post = PostCard & {
  /** Markdown. */
  body: string
  /** What the picture shows. */
  pictureAlt: string
  topic: string | null
  focusKeyword: string | null
  metaTitle: string | null
  metaDescription: string | null
  /** ISO 8601. */
  updatedAt: string
}
