import { parseArgs } from 'node:util'
import { runCommand } from '../../supabase/local/command.ts'
import { printNote, printTitle } from '../../supabase/local/printout.ts'
import { Refusal } from '../../supabase/local/refusal.ts'
import { resetInstance } from '../../supabase/local/instance.ts'
import { startProduction } from '../../supabase/local/serve-production.ts'
import type { Settings } from '../../supabase/local/settings.ts'
import { reportCached } from './cached-pages.ts'
import { reportFills } from './fills.ts'
import { reportTaps } from './film-taps.ts'
import { reportGrowth } from './growth.ts'
import { reportDay } from './day/day.ts'
import { reportEverything } from './load/everything.ts'
import { reportLoad } from './load/load.ts'
import { reportPolls } from './load/polls.ts'
import { readMachine, warningsOf } from './machine.ts'
import { reportPages } from './pages.ts'
import { readPerfSettings } from './settings.ts'
import { reportStored } from './stored-pages.ts'
import { formatSummary } from './summary.ts'
import { reportThrottled } from './throttled-pages.ts'
import type { Verdict } from './verdicts.ts'

/** Undefined: each report takes the time that its bars are for. */
type Options = { seconds?: number }
type Report = (settings: Settings, options: Options) => Promise<Verdict[]>

const LOAD_SECONDS = 300
const DAY_SECONDS = 600

/** The last five reports delete the database. */
const REPORTS: Record<string, Report> = {
  pages: reportPages,
  throttled: reportThrottled,
  films: reportTaps,
  cached: reportCached,
  proxy: reportStored,
  load: (settings, { seconds = LOAD_SECONDS }) => reportLoad(settings, seconds),
  polls: reportPolls,
  everything: (settings, { seconds = LOAD_SECONDS }) => reportEverything(settings, seconds),
  day: (settings, { seconds = DAY_SECONDS }) => reportDay(settings, seconds),
  fills: reportFills,
  dynamic: reportGrowth,
}

/** Runs all reports, or those named as in `npm run perf -- load --seconds=20`. */
function readArguments(): Options & { names: string[] } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: 'string' } },
  })
  const known = Object.keys(REPORTS)
  const unknown = positionals.find((name) => !known.includes(name))
  if (unknown) throw new Refusal(`There is no report '${unknown}': ${known.join(', ')}.`)
  const names = known.filter((name) => positionals.length === 0 || positionals.includes(name))
  if (values.seconds === undefined) return { names }
  const seconds = Number(values.seconds)
  if (!Number.isInteger(seconds) || seconds < 10) throw new Refusal('--seconds is a whole number from 10 on.')
  return { names, seconds }
}

await runCommand(async () => {
  const { names, ...options } = readArguments()
  const settings = { ...readPerfSettings(process.env), databaseUrl: null }
  printTitle('What the pages cost')
  for (const warning of warningsOf(readMachine())) printNote('Warning', warning)
  await resetInstance(settings.dataDir)
  await startProduction(settings, () => 'seeds')

  const verdicts: Verdict[] = []
  for (const name of names) verdicts.push(...((await REPORTS[name]?.(settings, options)) ?? []))
  console.log(`${formatSummary(verdicts)}\n`)
  const missed = verdicts.filter(({ isHeld }) => !isHeld).length
  if (missed > 0) throw new Refusal(`${missed} of ${verdicts.length} bars are missed.`)
})
