import { optionalDay, optionalText } from '@/lib/schemas/text-rules'
import type { ImportField } from './collection'
import { tidyDay } from './tidy'

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
