const TAG = /<(?:\/?(?:c|i|b|u|v|lang|ruby|rt)(?:[.\s][^<>]*)?|(?:\d{2,}:)?\d{2}:\d{2}\.\d{3})>/g
const VOICE = /<v(?:\.[^\s>]*)?\s+([^<>]+)>/

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
}

/** What a viewer reads, with its line breaks. */
export const plainText = (text: string): string =>
  text
    .replace(TAG, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim()

/** Who speaks, as the tag `<v Ada>` says; null without one. */
export const voiceOf = (text: string): string | null => VOICE.exec(text)?.[1]?.trim() || null

/** Makes any typed text valid in a cue: without empty lines and arrows, and with '<' only where a tag begins. */
export function toCueText(typed: string): string {
  const lines = typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const text = lines.join('\n').replaceAll('-->', '--&gt;')
  let result = ''
  let from = 0
  const escape = (part: string) => part.replaceAll('<', '&lt;')
  for (const { 0: tag, index } of text.matchAll(TAG)) {
    result += escape(text.slice(from, index)) + tag
    from = index + tag.length
  }
  return result + escape(text.slice(from))
}
