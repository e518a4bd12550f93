import type { ClockTime } from './sun-day.ts'

const DAY = 24 * 60

function parts(time: ClockTime): { text: string; half: 'am' | 'pm' } {
  const minutes = ((Math.round(time) % DAY) + DAY) % DAY
  const hour = Math.floor(minutes / 60)
  return {
    text: `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`,
    half: hour < 12 ? 'am' : 'pm',
  }
}

/** '5:07 am'. */
export function clock(time: ClockTime): string {
  const { text, half } = parts(time)
  return `${text} ${half}`
}

/** A call time: earlier or later than `time`, on a full five minutes before it. */
export const callAt = (time: ClockTime, minutes: number): string =>
  clock(Math.floor((time + minutes) / 5) * 5)

/** '7:58–8:41 am'. */
export function clockSpan(from: ClockTime, to: ClockTime): string {
  const [start, end] = [parts(from), parts(to)]
  return `${start.half === end.half ? start.text : clock(from)}–${end.text} ${end.half}`
}

/** '14:58'. */
export function hoursAndMinutes(minutes: number): string {
  const rounded = Math.round(minutes)
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`
}

/** '9 hours and 5 minutes', for sentences. */
export function hoursInWords(minutes: number): string {
  const rounded = Math.round(minutes)
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60]
  return rest === 0 ? `${hours} hours` : `${hours} hours and ${rest} ${rest === 1 ? 'minute' : 'minutes'}`
}
