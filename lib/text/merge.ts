import { isSameParagraph, joinParagraphs, splitParagraphs } from './paragraphs'
import { diffSequences, type Change } from './sequence-diff'

/** Two drafts changed the same paragraph. A text is empty where that draft removed the paragraph. */
export type Clash = { base: string; mine: string; theirs: string }

export type MergePart = string | Clash

export type Choice = 'mine' | 'theirs' | 'both'

type Hunk = Change<string> & { isMine: boolean }

/** As many paragraphs as before: each one is a change of its own. */
const splitEven = (change: Change<string>): Change<string>[] =>
  change.to - change.from === change.added.length
    ? change.added.map((text, index) => ({
        from: change.from + index,
        to: change.from + index + 1,
        added: [text],
      }))
    : [change]

const hunksOf = (base: readonly string[], draft: string, isMine: boolean): Hunk[] =>
  diffSequences(base, splitParagraphs(draft), isSameParagraph)
    .flatMap(splitEven)
    .map((change) => ({ ...change, isMine }))

/** Two insertions at one place concern the same paragraph, too. */
const meets = (one: Hunk, other: { from: number; to: number }): boolean =>
  one.from < other.to && other.from < one.to
    ? true
    : one.from === other.from && (one.from === one.to) === (other.from === other.to)

/** What the range of the base says in a draft that has these hunks. */
function applyTo(base: readonly string[], from: number, to: number, hunks: readonly Hunk[]): string {
  const result: string[] = []
  let at = from
  for (const hunk of hunks) {
    result.push(...base.slice(at, hunk.from), ...hunk.added)
    at = hunk.to
  }
  return joinParagraphs([...result, ...base.slice(at, to)])
}

/** Merges two drafts of one text. What only one of them changed is taken as it is. */
export function mergeTexts(base: string, mine: string, theirs: string): MergePart[] {
  if (mine === theirs || theirs === base) return [mine]
  if (mine === base) return [theirs]
  const old = splitParagraphs(base)
  const hunks = [...hunksOf(old, mine, true), ...hunksOf(old, theirs, false)].toSorted(
    (one, other) => one.from - other.from || one.to - other.to,
  )
  const parts: MergePart[] = []
  let at = 0
  for (let index = 0; index < hunks.length;) {
    const first = hunks[index] as Hunk
    const group = { from: first.from, to: first.to }
    const members = [first]
    index += 1
    for (let next = hunks[index]; next && meets(next, group); next = hunks[index]) {
      group.to = Math.max(group.to, next.to)
      members.push(next)
      index += 1
    }
    parts.push(...old.slice(at, group.from))
    const [ours, others] = [members.filter(({ isMine }) => isMine), members.filter(({ isMine }) => !isMine)]
    const minePart = applyTo(old, group.from, group.to, ours)
    const theirPart = applyTo(old, group.from, group.to, others)
    if (others.length === 0 || minePart.trimEnd() === theirPart.trimEnd()) parts.push(minePart)
    else if (ours.length === 0) parts.push(theirPart)
    else parts.push({ base: old.slice(group.from, group.to).join(''), mine: minePart, theirs: theirPart })
    at = group.to
  }
  return [...parts, ...old.slice(at)].filter((part) => part !== '')
}

export const clashesOf = (parts: readonly MergePart[]): Clash[] =>
  parts.filter((part) => typeof part !== 'string')

/** `choices` in the order of the clashes. Null while one is missing. */
export function settleMerge(parts: readonly MergePart[], choices: readonly Choice[]): string | null {
  let next = 0
  const chosen = parts.flatMap((part): (string | null)[] => {
    if (typeof part === 'string') return [part]
    const choice = choices[next]
    next += 1
    if (choice === undefined) return [null]
    return choice === 'both' ? [part.theirs, part.mine] : [part[choice]]
  })
  const isSettled = (texts: (string | null)[]): texts is string[] => !texts.includes(null)
  return isSettled(chosen) ? joinParagraphs(chosen.filter((text) => text !== '')) : null
}
