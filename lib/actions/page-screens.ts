import { staffPaths } from '@/lib/portal/staff-paths'
import type { PageKind } from '@/lib/seo/page-kinds'

/** Where staff edit a page. */
export const PAGE_SCREENS: Record<PageKind, (id: string) => string> = {
  video: staffPaths.video,
  place: staffPaths.placePage,
  article: staffPaths.article,
}
