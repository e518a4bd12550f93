/** Characters. Our longest articles have a twentieth of it. */
const MAX_LENGTH = 200_000
/** Per block, the text between two empty lines: the parser's time grows with the square of their number. */
const MAX_MARKS = 400
/** Per line: a table is as wide in every row as in its first, so width times height must stay small. */
const MAX_CELLS = 60
const MAX_FOOTNOTES = 400

/** Quotes and lists inside each other, opened on one line or by indentation. Elements that deep exhaust the stack. */
const TOO_DEEP = /^(?:(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){20}|[ \t]{120})/m

function count(text: string, pattern: RegExp): number {
  let found = 0
  for (const _ of text.matchAll(pattern)) found += 1
  return found
}

/**
 * Whether Markdown is of a kind that people write. What is not could keep the server busy for minutes, or make a page of
 * gigabytes out of a megabyte, without one line of code in it.
 */
export function isWithinBounds(markdown: string): boolean {
  if (markdown.length > MAX_LENGTH || TOO_DEEP.test(markdown)) return false
  if (count(markdown, /\[\^/g) > MAX_FOOTNOTES) return false
  if (markdown.split('\n').some((line) => count(line, /\|/g) > MAX_CELLS)) return false
  return markdown
    .split(/\n[ \t]*\n/)
    .every((block) => count(block, /[*_~]/g) <= MAX_MARKS && count(block, /[[\]<]/g) <= MAX_MARKS)
}
