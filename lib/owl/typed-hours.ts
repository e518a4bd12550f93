import type { FieldErrors, FormValues } from '@/lib/forms/form-state'
import { findOverlap, formatSpans, type SpecialDay, WEEKDAYS, type WeekSpan } from './hours'
import { readSpans } from './read-spans'

export type TypedHours = { weekHours: WeekSpan[] | null; specialDays: SpecialDay[] }

export const weekField = (weekday: number) => `weekday-${weekday}`
export const specialField = (part: 'day' | 'hours' | 'reason', row: number) => `special-${part}-${row}`

export const MAX_REASON = 80
/** Empty rows below the known special days. */
const SPARE_ROWS = 2

/** What the fields of the form say. */
export function writeHours({ weekHours, specialDays }: TypedHours): FormValues {
  const values: FormValues = {}
  for (const [weekday] of WEEKDAYS) {
    const spans = weekHours?.filter((span) => span.weekday === weekday)
    values[weekField(weekday)] = spans ? formatSpans(spans) : ''
  }
  for (let row = 0; row < specialDays.length + SPARE_ROWS; row += 1) {
    const special = specialDays[row]
    values[specialField('day', row)] = special?.day ?? ''
    values[specialField('hours', row)] = special ? formatSpans(special.spans) : ''
    values[specialField('reason', row)] = special?.reason ?? ''
  }
  return values
}

export function specialRows(values: FormValues): number[] {
  const rows: number[] = []
  while (specialField('day', rows.length) in values) rows.push(rows.length)
  return rows
}

function readWeek(values: FormValues, errors: FieldErrors): WeekSpan[] | null {
  const texts = WEEKDAYS.map(([weekday]) => (values[weekField(weekday)] ?? '').trim())
  if (texts.every((text) => text === '')) return null
  const week: WeekSpan[] = []
  for (const [index, [weekday]] of WEEKDAYS.entries()) {
    const read = readSpans(texts[index] ?? '')
    if ('error' in read) errors[weekField(weekday)] = read.error
    else week.push(...read.spans.map((span) => ({ weekday, ...span })))
  }
  if (week.length === 0 && Object.keys(errors).length === 0) {
    errors[weekField(1)] = 'A site that opens on no day has the status “Closed”. Leave all days empty here.'
  }
  const overlap = findOverlap(week)
  if (overlap) {
    const [earlier, later] = overlap
    const name = WEEKDAYS.find(([weekday]) => weekday === earlier.weekday)?.[1] ?? ''
    errors[weekField(later.weekday)] ??= `Overlaps the hours of ${name}`
  }
  return week
}

function readSpecialDay(values: FormValues, row: number, errors: FieldErrors): SpecialDay | null {
  const day = values[specialField('day', row)] ?? ''
  const hours = (values[specialField('hours', row)] ?? '').trim()
  const reason = (values[specialField('reason', row)] ?? '').replaceAll(/\s+/g, ' ').trim()
  if (day === '' && hours === '' && reason === '') return null
  if (!/^20\d\d-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) {
    errors[specialField('day', row)] = 'Choose the day'
  }
  if (reason.length > MAX_REASON) {
    errors[specialField('reason', row)] = `The reason can have at most ${MAX_REASON} characters`
  }
  const read = readSpans(hours)
  if ('error' in read) errors[specialField('hours', row)] = read.error
  return { day, reason: reason || null, spans: 'spans' in read ? read.spans : [] }
}

const DAY_MS = 86_400_000
const dayNumber = (day: string) => Date.parse(day) / DAY_MS

/** The row whose hours reach into those of another one. */
function findCollision(days: readonly SpecialDay[]): number {
  const minutes = (special: SpecialDay) =>
    special.spans.map(({ opens, closes }) => {
      const midnight = dayNumber(special.day) * 1440
      return [midnight + opens, midnight + closes] as const
    })
  return days.findIndex((special, index) =>
    days
      .slice(0, index)
      .flatMap(minutes)
      .some(([first, last]) => minutes(special).some(([from, to]) => from < last && first < to)),
  )
}

/** Reads what somebody typed. `errors` names the fields. Empty fields of a week in which others are typed mean closed. */
export function readTypedHours(values: FormValues): { hours: TypedHours; errors: FieldErrors } {
  const errors: FieldErrors = {}
  const weekHours = readWeek(values, errors)
  const rows = specialRows(values).flatMap((row) => {
    const special = readSpecialDay(values, row, errors)
    return special ? [{ row, special }] : []
  })
  const days = rows.map(({ special }) => special)
  for (const [index, { row, special }] of rows.entries()) {
    if (days.slice(0, index).some(({ day }) => day !== '' && day === special.day)) {
      errors[specialField('day', row)] ??= 'This day is listed twice'
    }
  }
  const collision = rows[findCollision(days)]
  if (collision) errors[specialField('hours', collision.row)] ??= 'Overlaps the hours of another special day'
  return { hours: { weekHours, specialDays: days }, errors }
}
