import type { SearchFinding } from '@/lib/data/website/search-findings'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'

export type Editor = { href: string; label: string }

const PLACES = paths.place('')
const INDUSTRIES = paths.industry('')
const BLOG = paths.blog()

/** Where staff change what a page shows. Null for what only the program changes, such as the privacy policy. */
export function editorOfPage({ page, path }: Pick<SearchFinding, 'page' | 'path'>): Editor | null {
  switch (page?.kind) {
    case 'video':
      return { href: staffPaths.video(page.id), label: 'Edit the video' }
    case 'article':
      return { href: staffPaths.article(page.id), label: 'Edit the article' }
    case 'place':
      return { href: staffPaths.placePage(page.id), label: 'Edit the place page' }
    case undefined:
      break
  }
  if (path === paths.home()) return { href: staffPaths.homePage(), label: 'Edit the home page films' }
  if (path.startsWith(INDUSTRIES)) return { href: staffPaths.industries(), label: 'Edit the industries' }
  if (path.startsWith(paths.videos()))
    return { href: staffPaths.videoGallery(), label: 'Open the video gallery' }
  if (path.startsWith(PLACES)) return { href: staffPaths.placePages(), label: 'Open the place pages' }
  if (path.startsWith(BLOG)) return { href: staffPaths.articles(), label: 'Open the articles' }
  return null
}

/** A link to a page that is missing can also be repaired at its target. */
export function redirectFor({ kind, subject }: Pick<SearchFinding, 'kind' | 'subject'>): string | null {
  return kind === 'broken-link' && subject.startsWith('/') ? staffPaths.newRedirect(subject) : null
}
