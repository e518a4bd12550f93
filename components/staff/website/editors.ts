import type { Finding, OverviewTable } from '@/lib/catalogue/website-overview'
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
    case 'path_redirects':
      return staffPaths.redirect(id)
    case 'industries':
      return staffPaths.industry(id)
    case 'home_slots':
      return staffPaths.homePage()
    case 'slug_redirects':
      return null
  }
}

const CHECK = 'check-'

const checkOf = (kind: Finding['kind']) =>
  kind.startsWith(CHECK)
    ? staffPaths.searchHealth(new URLSearchParams({ kind: kind.slice(CHECK.length) }))
    : null

/** Where all findings of a kind are listed; null where three examples are all that is shown. */
export const listOf = (kind: Finding['kind']): string | null =>
  kind === 'missing-address' ? staffPaths.missingAddresses() : checkOf(kind)

/** Where staff repair what an example shows. */
export function repairOf(kind: Finding['kind'], { table, id, label }: Finding['examples'][number]): string {
  if (kind === 'missing-address') return staffPaths.newRedirect(label)
  return (table && editorOf(table, id)) ?? checkOf(kind) ?? staffPaths.website()
}
