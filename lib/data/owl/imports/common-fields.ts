import { optionalDay, optionalText } from '@/lib/schemas/text-rules'
import type { ImportField } from './collection'

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** '11/30/2026', as American spreadsheets write days, as '2026-11-30'. Anything else stays. */
export function tidyDay(text: string): string {
  const [, month = '', day = '', year = ''] = SLASHED.exec(text) ?? []
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The first and the last day of something that runs for a while. */
export const DAY_FIELDS = {
  firstOn: {
    label: 'First day',
    names: ['from', 'since', 'start', 'startdate', 'firston'],
    schema: optionalDay,
    tidy: tidyDay,
    isRequired: true,
  },
  lastOn: {
    label: 'Last day',
    names: ['to', 'until', 'end', 'enddate', 'laston'],
    schema: optionalDay,
    tidy: tidyDay,
  },
} satisfies Record<string, ImportField>

export const GROUP_FIELD = {
  label: 'Site group',
  names: ['group', 'parentgroup', 'company', 'chain'],
  schema: optionalText({ label: 'Site group', max: 120 }),
  unknown: 'No site group has this name',
  isRequired: true,
} satisfies ImportField
