/** The parts of a list that people type or paste, each once. */
export const splitList = (text: string, separator: RegExp): string[] => [
  ...new Set(
    text
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]

/** Numbers of sites stand in lines, or between tabs, commas or semicolons. */
export const splitSiteNumbers = (text: string): string[] => splitList(text, /[\n\r\t,;]+/)
