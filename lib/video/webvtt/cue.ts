/** Times are milliseconds from the start of the film. */
export type Cue = {
  /** Empty without one. */
  id: string
  start: number
  end: number
  /** May have several lines and WebVTT tags. */
  text: string
  /** Where the text stands, as in 'line:0 align:start'. Empty: at the bottom. */
  settings: string
}

const TIME = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)(?:[.,](\d{1,3}))?$/

/** Reads '01:02:03.400', '2:03,4' and '0:03'. Null for anything else. */
export function parseTime(text: string): number | null {
  const match = TIME.exec(text.trim())
  if (!match) return null
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match
  return (
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
  )
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** As in '00:03.400', or '01:02:03.400' from an hour on. */
export function formatTime(time: number): string {
  const ms = Math.max(0, Math.round(time))
  const hours = Math.floor(ms / 3_600_000)
  const minutes = Math.floor(ms / 60_000) % 60
  const rest = `${pad(minutes)}:${pad(Math.floor(ms / 1000) % 60)}.${pad(ms % 1000, 3)}`
  return hours > 0 ? `${pad(hours)}:${rest}` : rest
}

export const byTime = (one: Cue, other: Cue) => one.start - other.start || one.end - other.end
