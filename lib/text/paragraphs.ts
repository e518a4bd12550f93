/** Before a line that follows an empty one. */
const BOUNDARY = /(?<=\n[ \t]*\r?\n)(?![ \t]*(?:\r?\n|$))/

/** Each with the empty lines behind it: joined, they are the text again. */
export const splitParagraphs = (text: string): string[] => (text === '' ? [] : text.split(BOUNDARY))

/** Empty lines behind a paragraph do not make it another one. */
export const isSameParagraph = (one: string, other: string): boolean => one.trimEnd() === other.trimEnd()

const ENDS_EMPTY = /\n[ \t]*\r?\n[ \t]*$/

/** Adds the empty line between paragraphs that come from different texts. */
export function joinParagraphs(paragraphs: readonly string[]): string {
  const newline = paragraphs.some((paragraph) => paragraph.includes('\r\n')) ? '\r\n' : '\n'
  return paragraphs
    .map((paragraph, index) =>
      index === paragraphs.length - 1 || ENDS_EMPTY.test(paragraph)
        ? paragraph
        : paragraph.trimEnd() + newline + newline,
    )
    .join('')
}
