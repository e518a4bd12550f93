import type { FieldErrors, FormValues } from '@/lib/forms/form-state'
import type { CompanyHours } from './types'

/** As in ISO 8601: the first is 1. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** What a form calls the bounds of a span; spans of a day count from 0. */
export const hoursField = (bound: 'opens' | 'closes', weekday: number, span: number) =>
  `${bound}-${weekday}-${span}`

type ReadHours = { hours: CompanyHours[]; errors: FieldErrors }

/** Calls start and end on the grid of half hours; a day ends before midnight. */
const HALF_HOUR = /^([01]\d|2[0-3]):[03]0$/
const OFF_GRID = 'Choose a full or a half hour'

/** The wrong field of a span and what is wrong with it; null for a good one. `earliest` is when the span before it ends. */
function findMistake(opens: string, closes: string, earliest: string): ['opens' | 'closes', string] | null {
  if (!opens) return ['opens', 'When does it begin?']
  if (!closes) return ['closes', 'When does it end?']
  if (!HALF_HOUR.test(opens)) return ['opens', OFF_GRID]
  if (!HALF_HOUR.test(closes)) return ['closes', OFF_GRID]
  if (closes <= opens) return ['closes', 'Must be later than the beginning']
  if (opens < earliest) return ['opens', 'Must not begin before the first hours end']
  return null
}

function readDay(weekday: number, values: FormValues): ReadHours {
  const day: ReadHours = { hours: [], errors: {} }
  for (let span = 0; hoursField('opens', weekday, span) in values; span += 1) {
    const opens = values[hoursField('opens', weekday, span)] ?? ''
    const closes = values[hoursField('closes', weekday, span)] ?? ''
    if (!opens && !closes) continue
    const mistake = findMistake(opens, closes, day.hours.at(-1)?.closes ?? '')
    if (mistake) day.errors[hoursField(mistake[0], weekday, span)] = mistake[1]
    else day.hours.push({ weekday, opens, closes })
  }
  return day
}

/** The week as the form has it, times as in '09:00'. A span without times is none, a day without spans is closed. */
export function readHours(values: FormValues): ReadHours {
  const days = WEEKDAYS.map((_, index) => readDay(index + 1, values))
  return {
    hours: days.flatMap(({ hours }) => hours),
    errors: Object.assign({}, ...days.map(({ errors }) => errors)) as FieldErrors,
  }
}

/** What the form of these hours begins with: `spans` of every day, and as many more as a day already has. */
export function writeHours(hours: readonly CompanyHours[], spans: number): FormValues {
  const fields = WEEKDAYS.flatMap((_, index) => {
    const weekday = index + 1
    const known = hours.filter((span) => span.weekday === weekday)
    return Array.from({ length: Math.max(spans, known.length) }, (__, span) => [
      [hoursField('opens', weekday, span), known[span]?.opens.slice(0, 5) ?? ''],
      [hoursField('closes', weekday, span), known[span]?.closes.slice(0, 5) ?? ''],
    ])
  })
  return Object.fromEntries(fields.flat()) as FormValues
}
