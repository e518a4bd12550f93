import { request as requests } from '@playwright/test'
import { serveSite, siteEnv } from '../../../supabase/local/next-process.ts'
import { step } from '../../../supabase/local/printout.ts'
import type { Settings } from '../../../supabase/local/settings.ts'
import { FORM_COLUMNS, STAFF_COLUMNS, VISIT_COLUMNS, WORK_COLUMNS } from './bars.ts'
import { startNewStack } from '../new-stack.ts'
import { formatTable } from '../table.ts'
import { judge, type Verdict } from '../verdicts.ts'
import { countForms, sendForms } from './forms.ts'
import { openRecords } from './records.ts'
import { clickScreens } from './staff.ts'
import { visitPages } from './visits.ts'
import { keepWorking, prepareWork } from './work.ts'

const VISITS_PER_SECOND = 50
const FORMS_PER_SECOND = 5
const TIMEOUT_MS = 45_000

/** Visitors, staff, forms, films and a thousand ads at the same time. It begins with a new database. */
export async function reportEverything(settings: Settings, seconds: number): Promise<Verdict[]> {
  const { siteUrl } = settings
  const stack = await startNewStack(settings)
  const site = await serveSite('start', settings, siteEnv(settings, stack, 'production'))
  const request = await requests.newContext({ timeout: TIMEOUT_MS })
  const records = await openRecords(settings)
  const prepared = await prepareWork(stack)
  const [visits, staff, sent, work] = await step(
    'Everything',
    () =>
      Promise.all([
        visitPages(siteUrl, { perSecond: VISITS_PER_SECOND, seconds }),
        clickScreens(settings, seconds),
        sendForms(request, siteUrl, { perSecond: FORMS_PER_SECOND, seconds }),
        keepWorking(prepared, site.process.pid ?? 0, seconds),
      ]),
    () => 'visitors, staff, people who write, films and ads',
  )
  const forms = [await countForms(sent, records)]
  await request.dispose()
  await site.stop()
  await stack.child.stop()

  console.log(`\nPublic pages with everything on\n${formatTable(VISIT_COLUMNS, [visits])}`)
  console.log(`\nStaff meanwhile\n${formatTable(STAFF_COLUMNS, [staff])}`)
  for (const failure of new Set([...visits.failures, ...staff.failures])) console.log(`  ${failure}`)
  console.log(`\nForms meanwhile\n${formatTable(FORM_COLUMNS, forms)}`)
  console.log(`\nWork meanwhile\n${formatTable(WORK_COLUMNS, [work])}\n`)
  return [
    ...judge(VISIT_COLUMNS, [visits]),
    ...judge(STAFF_COLUMNS, [staff]),
    ...judge(FORM_COLUMNS, forms),
    ...judge(WORK_COLUMNS, [work]),
  ]
}
