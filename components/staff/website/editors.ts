import type { OverviewTable } from '@/lib/catalogue/website-overview'
import { staffPaths } from '@/lib/portal/staff-paths'

/** Where staff change a record. Null for one without a page of its own. */
export function editorOf(table: OverviewTable, id: string): string | null {
  switch (table) {
    case 'videos':
      return staffPaths.video(id)
    case 'seo_blog_posts':
      return staffPaths.article(id)
    case 'service_geo_pages':
      return staffPaths.placePage(id)
    case 'slug_redirects':
      return null
  }
}
