import type { TimelineQuery } from '@/lib/owl/deals/timeline'
import { owlPaths } from '@/lib/portal/owl-paths'

/** The address of the timeline with some changes. A change of anything but the page begins with the first page. */
export function hrefOf(query: TimelineQuery, changes: Partial<TimelineQuery>): string {
  const { group, product, zoom, rowsBy, since, page } = { ...query, page: 1, ...changes }
  return owlPaths.dealTimeline({
    ...(group && { group }),
    ...(product && { product }),
    ...(zoom !== 'month' && { zoom }),
    ...(rowsBy !== 'product' && { by: rowsBy }),
    from: since,
    ...(page > 1 && { page: String(page) }),
  })
}
