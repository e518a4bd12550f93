import { paths } from '@/lib/paths'

/** Pages whose address staff may change. */
export const PAGE_KINDS = ['video', 'place', 'article'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

const PATHS: Record<PageKind, (slug: string) => string> = {
  video: paths.video,
  place: paths.place,
  article: paths.post,
}

export const pathOfPage = (kind: PageKind, slug: string): string => PATHS[kind](slug)
