import { request as requests } from '@playwright/test'
import { step } from '../../../supabase/local/printout.ts'
import type { Settings } from '../../../supabase/local/settings.ts'
import { BOOKING_COLUMNS, FORM_COLUMNS, VISIT_COLUMNS } from './bars.ts'
import { formatTable } from '../table.ts'
import { judge, type Verdict } from '../verdicts.ts'
import { raceForSlots } from './bookings.ts'
import { countForms, sendForms } from './forms.ts'
import { openRecords } from './records.ts'
import { visitPages } from './visits.ts'

const VISITS_PER_SECOND = 50
const FORMS_PER_SECOND = 5
const RUSH = { perSecond: 20, seconds: 30 }

const TIMEOUT_MS = 45_000

/**
 * Visits and forms at the same time, then at a higher rate; at the end ten people want the same slot.
 *
 * @param seconds of visits and forms before the higher rate
 */
export async function reportLoad(settings: Settings, seconds: number): Promise<Verdict[]> {
  const { siteUrl } = settings
  const request = await requests.newContext({ timeout: TIMEOUT_MS })
  const records = await openRecords(settings)
  const rush = { ...RUSH, seconds: Math.min(RUSH.seconds, seconds) }

  const write = async () => [
    await sendForms(request, siteUrl, { perSecond: FORMS_PER_SECOND, seconds }),
    await sendForms(request, siteUrl, rush),
  ]
  const [visits, sent] = await step(
    'Load',
    () =>
      Promise.all([
        visitPages(siteUrl, { perSecond: VISITS_PER_SECOND, seconds: seconds + rush.seconds }),
        write(),
      ]),
    () => 'visitors, and people who write',
  )
  const forms = await Promise.all(sent.map((sendings) => countForms(sendings, records)))
  const callPaths = sent.flatMap(({ sendings }) => sendings.flatMap(({ callPath }) => callPath ?? []))
  const bookings = await raceForSlots(request, siteUrl, callPaths, records)
  await request.dispose()

  console.log('\nPublic pages under load')
  console.log(formatTable(VISIT_COLUMNS, [visits]))
  for (const failure of new Set(visits.failures)) console.log(`  ${failure}`)
  console.log(`\nForms meanwhile\n${formatTable(FORM_COLUMNS, forms)}`)
  console.log(`\nTen who want one half hour at once\n${formatTable(BOOKING_COLUMNS, bookings)}\n`)
  return [
    ...judge(VISIT_COLUMNS, [visits]),
    ...judge(FORM_COLUMNS, forms),
    ...judge(BOOKING_COLUMNS, bookings),
  ]
}
