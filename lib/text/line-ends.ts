import { diffSequences } from './sequence-diff'

const LINE = /[^\r\n]*(?:\r\n|\n|\r|$)/g
const END = /[\r\n]+$/

const linesOf = (text: string): string[] => (text.match(LINE) ?? []).filter((line) => line !== '')

const withoutEnd = (line: string): string => line.replace(END, '')

const isSameLine = (one: string, other: string): boolean => withoutEnd(one) === withoutEnd(other)

/**
 * Gives a text that came back from a form the line ends of the stored one. Browsers change all of them, and a save must not
 * change what nobody edited.
 */
export function restoreLineEnds(stored: string, posted: string): string {
  const plain = posted.replace(/\r\n?/g, '\n')
  if (!stored.includes('\r') || plain === stored) return plain
  if (plain === stored.replace(/\r\n?/g, '\n')) return stored
  const [before, after] = [linesOf(stored), linesOf(plain)]
  const usual = stored.includes('\r\n') ? '\r\n' : '\r'
  const ends: string[] = []
  let at = 0
  const keepTo = (line: number) => {
    for (; at < line; at += 1) ends.push(END.exec(before[at] ?? '')?.[0] ?? usual)
  }
  for (const { from, to, added } of diffSequences(before, after, isSameLine)) {
    keepTo(from)
    ends.push(...added.map(() => usual))
    at = to
  }
  keepTo(before.length)
  return after.map((line, index) => line.replace(END, () => ends[index] ?? usual)).join('')
}
