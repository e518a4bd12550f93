import { loadavg } from 'node:os'
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
import { reportPages } from './pages.ts'
import { readPerfSettings } from './settings.ts'
import { reportStored } from './stored-pages.ts'
import { formatSummary } from './summary.ts'
import { reportThrottled } from './throttled-pages.ts'
import type { Verdict } from './verdicts.ts'

type Options = { seconds: number }
type Report = (settings: Settings, options: Options) => Promise<Verdict[]>

/** The last five reports delete the database. */
const REPORTS: Record<string, Report> = {
  pages: reportPages,
  throttled: reportThrottled,
  films: reportTaps,
  cached: reportCached,
  proxy: reportStored,
  load: (settings, { seconds }) => reportLoad(settings, seconds),
  polls: reportPolls,
  everything: (settings, { seconds }) => reportEverything(settings, seconds),
  day: (settings, { seconds }) => reportDay(settings, seconds),
  fills: reportFills,
  dynamic: reportGrowth,
}

const SECONDS = '300'
/** Load average above which the figures describe the machine rather than the site. */
const BUSY = 1

/** Runs all reports, or those named as in `npm run perf -- load --seconds=20`. */
function readArguments(): Options & { names: string[] } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: 'string', default: SECONDS } },
  })
  const known = Object.keys(REPORTS)
  const unknown = positionals.find((name) => !known.includes(name))
  if (unknown) throw new Refusal(`There is no report '${unknown}': ${known.join(', ')}.`)
  const seconds = Number(values.seconds)
  if (!Number.isInteger(seconds) || seconds < 10) throw new Refusal('--seconds is a whole number from 10 on.')
  return { names: known.filter((name) => positionals.length === 0 || positionals.includes(name)), seconds }
}

await runCommand(async () => {
  const { names, seconds } = readArguments()
  const settings = { ...readPerfSettings(process.env), databaseUrl: null }
  printTitle('What the pages cost')
  const [load = 0] = loadavg()
  if (load > BUSY) {
    printNote(
      'Warning',
      `the machine is busy (load average ${load.toFixed(1)}): figures will be worse than they are`,
    )
  }
  await resetInstance(settings.dataDir)
  await startProduction(settings, () => 'seeds')

  const verdicts: Verdict[] = []
  for (const name of names) verdicts.push(...((await REPORTS[name]?.(settings, { seconds })) ?? []))
  console.log(`${formatSummary(verdicts)}\n`)
  const missed = verdicts.filter(({ isHeld }) => !isHeld).length
  if (missed > 0) throw new Refusal(`${missed} of ${verdicts.length} bars are missed.`)
})
