/** The most urgent first. `search_findings.kind` takes the same names in the same order. */
export const FINDINGS = {
  unreachable: {
    label: 'Page does not answer',
    advice:
      'Visitors and search engines come to an error. Publish the page again, or take it from the sitemap.',
  },
  'broken-link': {
    label: 'Broken link',
    advice: 'Change the link, or add a redirect from the address that is missing.',
  },
  'broken-picture': {
    label: 'Broken picture or film',
    advice: 'The file no longer exists. Upload it again or choose another one.',
  },
  contradiction: {
    label: 'Contradiction',
    advice: 'The page, robots.txt and the sitemap tell search engines different things.',
  },
  'structured-data': {
    label: 'Structured data',
    advice: 'Search engines show a plain link until the missing part is there.',
  },
  'no-title': { label: 'No title', advice: 'Write the title that search results show.' },
  'double-title': {
    label: 'Double title',
    advice: 'Search engines show one of the pages. Name what is special here.',
  },
  'no-alt': {
    label: 'Picture without text',
    advice: 'Describe the picture, for people who do not see it.',
  },
  thin: {
    label: 'Thin page',
    advice: 'Write more about it: search engines leave out pages that say little.',
  },
  alike: {
    label: 'Alike',
    advice: 'Write what only this page can say. Most of its words stand on another page.',
  },
  'no-description': { label: 'No description', advice: 'Write two sentences for the search result.' },
  'double-description': {
    label: 'Double description',
    advice: 'Two results say the same. Write what is special here.',
  },
  'long-title': { label: 'Title too long', advice: 'Search results cut it. Begin with what matters.' },
  'long-description': {
    label: 'Description too long',
    advice: 'Search results cut it. Begin with what matters.',
  },
  'few-links': {
    label: 'Few links to it',
    advice: 'Link to it from articles and places that have to do with it. It needs links from three pages.',
  },
} as const satisfies Record<string, { label: string; advice: string }>

export type FindingKind = keyof typeof FINDINGS
export const FINDING_KINDS = Object.keys(FINDINGS) as FindingKind[]

export const FINDING_KIND_LABELS = Object.fromEntries(
  Object.entries(FINDINGS).map(([kind, { label }]) => [kind, label]),
) as Record<FindingKind, string>

/** Below it a page counts as hard to find. */
export const LINKS_NEEDED = 3

/** One thing that a check found. Path, kind and subject tell it apart from the others. */
export type NewFinding = {
  kind: FindingKind
  path: string
  /** Empty where a page can have only one finding of the kind. */
  subject: string
  detail: string
}
