import { setTimeout as pause } from 'node:timers/promises'
import { serveSite, siteEnv } from '../../../supabase/local/next-process.ts'
import { step } from '../../../supabase/local/printout.ts'
import type { Settings } from '../../../supabase/local/settings.ts'
import { MEMORY_COLUMNS, SERVER_MEMORY_COLUMNS, TRAFFIC_COLUMNS } from '../load/bars.ts'
import { sendSteadily } from '../load/send-steadily.ts'
import { startNewStack } from '../new-stack.ts'
import { residentBytes } from '../processes.ts'
import { formatTable } from '../table.ts'
import { judge, type Verdict } from '../verdicts.ts'
import { tenthsOf } from './tenths.ts'
import { gatherTraffic, type Traffic } from './traffic.ts'

const SAMPLE_MS = 1_000

/** Resident bytes in each tenth of the run. */
export type MemoryFigures = { page: string; tenths: number[] }
export type TrafficFigures = { page: string; sent: number; failures: string[] }

async function send({ name, perSecond, act }: Traffic, seconds: number): Promise<TrafficFigures> {
  const outcomes = await sendSteadily({ perSecond, seconds }, (turn) =>
    act(turn).then(
      () => null,
      (error: unknown) => (error as Error).message,
    ),
  )
  return { page: name, sent: outcomes.length, failures: outcomes.filter((outcome) => outcome !== null) }
}

/**
 * What comes in a day, in minutes: of strangers' addresses as many as they like, forms, sign-ins, edits and uploads. A server may
 * fill its caches in the first tenth, and not grow after it.
 */
export async function reportDay(settings: Settings, seconds: number): Promise<Verdict[]> {
  const { siteUrl } = settings
  const stack = await startNewStack(settings)
  const site = await serveSite('start', settings, siteEnv(settings, stack, 'production'))
  const traffic = await gatherTraffic(stack, siteUrl)
  const pids = { server: site.process.pid ?? 0, database: stack.child.process.pid ?? 0 }
  const samples = { server: [] as number[], database: [] as number[] }
  let isOver = false
  async function sample(): Promise<void> {
    while (!isOver) {
      samples.server.push(await residentBytes(pids.server))
      samples.database.push(await residentBytes(pids.database))
      await pause(SAMPLE_MS)
    }
  }
  const [sent] = await step(
    'A day',
    () =>
      Promise.all([
        Promise.all(traffic.map((kind) => send(kind, seconds))).finally(() => {
          isOver = true
        }),
        sample(),
      ]),
    () => `in ${seconds} s`,
  )
  await site.stop()
  await stack.child.stop()

  const memory = Object.entries(samples).map(([page, bytes]) => ({ page, tenths: tenthsOf(bytes) }))
  console.log(`\nWhat came\n${formatTable(TRAFFIC_COLUMNS, sent)}`)
  for (const failure of new Set(sent.flatMap(({ failures }) => failures))) console.log(`  ${failure}`)
  console.log(`\nMemory in each tenth of the run\n${formatTable(MEMORY_COLUMNS, memory)}\n`)
  const server = memory.filter(({ page }) => page === 'server')
  return [
    ...judge(TRAFFIC_COLUMNS, sent),
    ...judge(MEMORY_COLUMNS, memory),
    ...judge(SERVER_MEMORY_COLUMNS, server),
  ]
}
