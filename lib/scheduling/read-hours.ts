import type { FieldErrors, FormValues } from '@/lib/forms/form-state'
import type { CompanyHours } from './types'

/** In the order of ISO 8601, where Monday is 1. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export const hoursField = (bound: 'opens' | 'closes', weekday: number, span: number) =>
  `${bound}-${weekday}-${span}`

type ReadHours = { hours: CompanyHours[]; errors: FieldErrors }

/** Calls start and end at full and half hours; a day ends before midnight. */
const HALF_HOUR = /^([01]\d|2[0-3]):[03]0$/
const OFF_GRID = 'Choose a full or a half hour'

/** Null if valid. `earliest` is the end of the previous span. */
function findError(opens: string, closes: string, earliest: string): ['opens' | 'closes', string] | null {
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
    const error = findError(opens, closes, day.hours.at(-1)?.closes ?? '')
    if (error) day.errors[hoursField(error[0], weekday, span)] = error[1]
    else day.hours.push({ weekday, opens, closes })
  }
  return day
}

/** Times as in '09:00'. A span without times is ignored; a day without spans is closed. */
export function readHours(values: FormValues): ReadHours {
  const days = WEEKDAYS.map((_, index) => readDay(index + 1, values))
  return {
    hours: days.flatMap(({ hours }) => hours),
    errors: Object.assign({}, ...days.map(({ errors }) => errors)) as FieldErrors,
  }
}

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
