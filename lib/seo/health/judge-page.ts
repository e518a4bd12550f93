import type { PageFacts } from '@/lib/seo/crawl/read-page'
import { findDataProblems } from '@/lib/seo/crawl/structured-data'
import { searchResult } from '@/lib/text/search-result'
import type { FindingKind, NewFinding } from './finding-kinds'

/** In the main part. Films and lists need few words, but a page with fewer is empty. */
const MIN_WORDS_OF_ANY_PAGE = 30

export const isNoindex = ({ robots }: Pick<PageFacts, 'robots'>): boolean =>
  /\b(?:noindex|none)\b/i.test(robots ?? '')

/** What is wrong with a page by itself. A page that search engines are told to leave out needs no title for them. */
export function judgePage(path: string, page: PageFacts): NewFinding[] {
  const findings: NewFinding[] = []
  const add = (kind: FindingKind, detail: string, subject = '') =>
    findings.push({ kind, path, subject, detail })

  for (const { subject, detail } of findDataProblems(page.data)) add('structured-data', detail, subject)
  for (const picture of page.unnamed) add('no-alt', picture, picture)
  if (isNoindex(page)) return findings

  const title = page.title?.trim() ?? ''
  const description = page.description?.trim() ?? ''
  const shown = searchResult(title, description, 'desktop')
  if (title === '') add('no-title', 'The page has no title.')
  else if (shown.title.isCut) add('long-title', shown.title.shown)
  if (description === '') add('no-description', 'The page has no description.')
  else if (shown.description.isCut) add('long-description', shown.description.shown)
  if (page.words < MIN_WORDS_OF_ANY_PAGE) add('thin', `${page.words} words`)
  return findings
}
