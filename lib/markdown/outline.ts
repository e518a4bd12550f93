export type OutlineEntry = {
  level: number
  text: string
  /** Counted from 1. */
  line: number
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*[ \t]*$/

/** The headings of a draft while it is written. The renderer finds those of a page. */
export function outlineOf(markdown: string): OutlineEntry[] {
  const found: OutlineEntry[] = []
  let fence: string | null = null
  for (const [index, line] of markdown.split(/\r\n?|\n/).entries()) {
    const [, mark] = FENCE.exec(line) ?? []
    if (fence) {
      if (mark?.startsWith(fence)) fence = null
    } else if (mark) fence = mark
    else {
      const [, marks, text] = HEADING.exec(line) ?? []
      if (marks && text) found.push({ level: marks.length, text, line: index + 1 })
    }
  }
  return found
}
