const LINK = /\[([^\]]+)\]\(\/video-production-in\/([a-z-]+)\)/g

/** Slugs of the places that a text links to, each once. */
export const linkedPlaces = (markdown: string): string[] => [
  ...new Set(Array.from(markdown.matchAll(LINK), ([, , slug]) => slug ?? '')),
]

/** Links to other places than `known` become plain text. */
export const keepLinksTo = (markdown: string, known: ReadonlySet<string>): string =>
  markdown.replaceAll(LINK, (link, text: string, slug: string) => (known.has(slug) ? link : text))
