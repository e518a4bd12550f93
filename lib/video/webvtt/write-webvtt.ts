import { toCueText } from './cue-text'
import { byTime, formatTime, type Cue } from './cue'

const toName = (id: string) => toCueText(id).replace(/\s+/g, ' ')

/** Reading it back gives the same cues, in the order of their times. */
export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.toSorted(byTime).map(({ id, start, end, text, settings }) => {
    const timing = `${formatTime(start)} --> ${formatTime(end)}${settings && ` ${settings}`}`
    return [toName(id), timing, toCueText(text)].filter(Boolean).join('\n')
  })
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}
