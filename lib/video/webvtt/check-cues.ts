import type { Cue } from './cue'
import { plainText } from './cue-text'

/** Characters per second. Above it viewers read and do not look. */
export const MAX_READING_SPEED = 20
const MAX_LINE = 42
const MAX_LINES = 2
const MIN_MS = 700
const MAX_MS = 7000

export type CueIssue = { index: number; text: string; isBlocking: boolean }

export function readingSpeed({ start, end, text }: Cue): number {
  const characters = plainText(text).replaceAll('\n', ' ').length
  return end > start ? (characters * 1000) / (end - start) : 0
}

type Kind = 'captions' | 'chapters'

function blockingIssue({ start, end, text }: Cue): string | null {
  if (end <= start) return 'It ends before it starts.'
  return plainText(text) === '' ? 'It has no text.' : null
}

function* warningsOf(cue: Cue, kind: Kind, filmMs: number | null): Generator<string> {
  if (filmMs !== null && cue.start >= filmMs) yield 'It starts after the end of the film.'
  else if (filmMs !== null && cue.end > filmMs + 500) yield 'It ends after the end of the film.'
  if (kind === 'chapters') return
  const speed = readingSpeed(cue)
  if (speed > MAX_READING_SPEED) yield `It is too fast to read: ${Math.round(speed)} characters per second.`
  const length = cue.end - cue.start
  if (length < MIN_MS) yield 'It is shown for less than 0.7 seconds.'
  if (length > MAX_MS) yield 'It is shown for more than 7 seconds.'
  const lines = plainText(cue.text).split('\n')
  if (lines.length > MAX_LINES) yield 'It has more than two lines.'
  if (lines.some((line) => line.length > MAX_LINE)) yield `A line has more than ${MAX_LINE} characters.`
}

type Film = { kind: Kind; filmMs: number | null }

/** `filmMs` is the length of the film, null when unknown. Blocking issues make a cue useless, so it cannot be saved. */
export function checkCues(cues: readonly Cue[], { kind, filmMs }: Film): CueIssue[] {
  return cues.flatMap((cue, index): CueIssue[] => {
    const blocking = blockingIssue(cue)
    if (blocking !== null) return [{ index, text: blocking, isBlocking: true }]
    const issues = [...warningsOf(cue, kind, filmMs)]
    const previous = cues[index - 1]
    if (previous && cue.start < previous.start) issues.unshift('It starts before the one above it.')
    else if (previous && cue.start < previous.end) issues.unshift('It starts before the one above it ends.')
    return issues.map((text) => ({ index, text, isBlocking: false }))
  })
}
