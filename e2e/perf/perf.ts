import { runCommand } from '../../supabase/local/command.ts'
import { printTitle, step } from '../../supabase/local/printout.ts'
import { Refusal } from '../../supabase/local/refusal.ts'
import { resetInstance } from '../../supabase/local/reset-instance.ts'
import { startProduction } from '../../supabase/local/serve-production.ts'
import { reportCached } from './cached-pages.ts'
import { reportAnswers } from './dynamic-pages.ts'
import { fillLists, LARGE } from './large-lists.ts'
import { reportLoads } from './loads.ts'
import { readPerfSettings } from './settings.ts'

const REPORTS = { loads: reportLoads, cached: reportCached, dynamic: reportAnswers }
type Name = keyof typeof REPORTS

/** All of them, or those that are named, as in `npm run perf -- dynamic`. */
function readNames(names: readonly string[]): Name[] {
  const unknown = names.find((name) => !Object.hasOwn(REPORTS, name))
  if (unknown) throw new Refusal(`There is no report '${unknown}': ${Object.keys(REPORTS).join(', ')}.`)
  return (names.length > 0 ? names : Object.keys(REPORTS)) as Name[]
}

await runCommand(async () => {
  const names = readNames(process.argv.slice(2))
  const settings = readPerfSettings(process.env)
  printTitle('What the pages cost')
  await resetInstance(settings.dataDir)
  if (names.includes('dynamic')) {
    await step(
      'Lists',
      () => fillLists(settings),
      () => `${LARGE.groups} ad groups and ads`,
    )
  }
  await startProduction(settings, () => 'seeds')

  let missed = 0
  for (const name of names) missed += await REPORTS[name](settings)
  if (missed > 0) throw new Refusal(`${missed} of the figures miss their bar.`)
})
