const WITHOUT_TEXT = /!\[\s*\]\(\s*<?([^)\s>]+)/g

/** Pictures of a Markdown text that say nothing to people who cannot see them, each once. */
export const unnamedPictures = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(WITHOUT_TEXT)].flatMap(([, source]) => source ?? [])),
]
