import { isSameParagraph, splitParagraphs } from './paragraphs'
import { diffSequences } from './sequence-diff'

export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string }

const WORDS = /\s+|[^\s]+/g

const wordsOf = (text: string): string[] => text.match(WORDS) ?? []

function addPart(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  if (text === '') return
  const last = parts.at(-1)
  if (last?.kind === kind) last.text += text
  else parts.push({ kind, text })
}

function addDiff(
  parts: DiffPart[],
  before: readonly string[],
  after: readonly string[],
  options: {
    isSame?: (one: string, other: string) => boolean
    replace: (removed: string, added: string) => void
  },
): void {
  const changes = diffSequences(before, after, options.isSame)
  let at = 0
  for (const { from, to, added } of changes) {
    addPart(parts, 'same', before.slice(at, from).join(''))
    options.replace(before.slice(from, to).join(''), added.join(''))
    at = to
  }
  addPart(parts, 'same', before.slice(at).join(''))
}

/** Marks words. First finds the changed paragraphs, so that a long article takes no time. */
export function diffWords(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = []
  addDiff(parts, splitParagraphs(before), splitParagraphs(after), {
    isSame: isSameParagraph,
    replace: (removed, added) =>
      addDiff(parts, wordsOf(removed), wordsOf(added), {
        replace: (old, now) => {
          addPart(parts, 'removed', old)
          addPart(parts, 'added', now)
        },
      }),
  })
  return parts
}
