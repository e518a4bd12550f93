import type { Cue } from './cue'
import { plainText, voiceOf } from './cue-text'

/** Milliseconds of silence that begin a new paragraph. */
const PAUSE = 2500
/** Characters after which the next end of a sentence ends the paragraph. */
const LONG = 350
/** Characters that a paragraph of text without sentences never passes by more than a cue. */
const TOO_LONG = 900

const ENDS_SENTENCE = /[.!?…]["'”’)\]]*$/

/** What is said, as text to read: one paragraph per speaker and thought. */
export function toTranscript(cues: readonly Cue[]): string[] {
  const paragraphs: string[] = []
  let current = ''
  let [voice, end]: [string | null, number] = [null, 0]
  for (const cue of cues) {
    const text = plainText(cue.text).replace(/\s+/g, ' ')
    if (text === '') continue
    const speaker = voiceOf(cue.text)
    const isOver =
      speaker !== voice ||
      cue.start - end > PAUSE ||
      current.length > TOO_LONG ||
      (current.length > LONG && ENDS_SENTENCE.test(current))
    if (current === '' || isOver) {
      if (current !== '') paragraphs.push(current)
      current = speaker !== null && speaker !== voice ? `${speaker}: ${text}` : text
    } else {
      current += ` ${text}`
    }
    voice = speaker
    end = cue.end
  }
  return current === '' ? paragraphs : [...paragraphs, current]
}

/** As many paragraphs as fit. A cue is short enough that the first one always does. */
export function openingOf(paragraphs: readonly string[], maxLength: number): string[] {
  let length = 0
  const end = paragraphs.findIndex((paragraph) => (length += paragraph.length) > maxLength)
  return paragraphs.slice(0, end < 0 ? undefined : end)
}
