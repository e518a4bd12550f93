/** Minutes, seconds and parts of a second, as in '1:02.48', '0:12' or '12'. */
const TIME = /^(?:(\d{1,4}):)?(\d{1,4})(?:[.,](\d{1,3}))?$/

/** Milliseconds. Null for what is no time. */
export function parseFilmTime(text: string): number | null {
  const found = TIME.exec(text.trim())
  if (!found) return null
  const [, minutes = '0', seconds = '0', parts = ''] = found
  if (found[1] !== undefined && Number(seconds) > 59) return null
  return Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(parts.padEnd(3, '0'))
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** As in '0:12'. */
export function filmTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`
}

/** As in '0:12.48': names a frame. */
export const frameTime = (ms: number): string => `${filmTime(ms)}.${twoDigits(Math.floor((ms % 1000) / 10))}`
