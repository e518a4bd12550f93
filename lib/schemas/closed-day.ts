import * as z from 'zod/mini'
import { closedDayReason } from './closed-day-fields'
import { optionalText } from './text-rules'

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** `Date` would turn February 30 into March 2. */
const isDate = (day: string) => DATE.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day

/** `today` as in '2026-12-25', in the company's time zone. */
export const closedDaySchema = (today: string) =>
  z.object({
    day: z.string('Choose a day').check(
      z.refine(isDate, { error: 'Choose a day', abort: true }),
      z.refine((day) => day >= today, 'This day has passed'),
    ),
    reason: z.pipe(
      optionalText(closedDayReason),
      z.transform((reason: string) => reason || null),
    ),
  })
