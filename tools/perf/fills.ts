import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../lib/supabase/database.types.ts'
import { step } from '../../supabase/local/printout.ts'
import type { Settings } from '../../supabase/local/settings.ts'
import type { Stack } from '../../supabase/local/start-stack.ts'
import { endWorker, startWorker } from '../../supabase/local/worker-process.ts'
import { countFiles, createAdFill, readFill } from '../servers/ad-fill.ts'
import { FILL_COLUMNS } from './bars.ts'
import { startNewStack } from './new-stack.ts'
import { median } from './percentile.ts'
import { residentBytes } from './processes.ts'
import { PASSWORD } from './sign-in.ts'
import { formatTable } from './table.ts'
import { judge, type Verdict } from './verdicts.ts'

type Client = SupabaseClient<Database>

export type FillFigures = {
  page: string
  /** Outcome of the run. */
  made: number
  bad: number
  checkTook: number
  runTook: number
  /** Resident bytes of the worker: of the second tenth of the run, and of its last one. */
  memoryEarly: number
  memoryLate: number
  /** Files that a second run of the same rows stores. */
  drawnAgain: number
}

const ROWS = 1000
const BAD_EVERY = 33

export const asManager = async ({ url, publishableKey }: Stack): Promise<Client> => {
  const client = createClient<Database>(url, publishableKey, { auth: { persistSession: false } })
  const { error } = await client.auth.signInWithPassword({
    email: 'manager@fieldlight.example',
    password: PASSWORD,
  })
  if (error) throw new Error('The manager cannot sign in', { cause: error })
  return client
}

/** Every 33rd row has a text that no box can show: 30 of 1,000. */
export const createFill = (manager: Client): Promise<string> =>
  createAdFill(manager, ROWS, (number) =>
    number % BAD_EVERY === 0 ? 'far too long '.repeat(30) : `At store ${number}. While supplies last.`,
  )

/** Milliseconds until the fill rests. */
async function untilAtRest(manager: Client, id: string, onWait?: () => Promise<void>): Promise<number> {
  const began = performance.now()
  for (;;) {
    const { status } = await readFill(manager, id)
    if (status !== 'checking' && status !== 'running') return performance.now() - began
    await onWait?.()
    await sleep(250)
  }
}

async function measureFill(manager: Client, workerPid: number): Promise<FillFigures> {
  const id = await createFill(manager)
  await manager.rpc('check_ad_fill', { checked_id: id }).throwOnError()
  const checkTook = await untilAtRest(manager, id)

  const memory: number[] = []
  await manager.rpc('run_ad_fill', { run_id: id }).throwOnError()
  const runTook = await untilAtRest(manager, id, async () => {
    memory.push(await residentBytes(workerPid))
  })
  const { counts } = await readFill(manager, id)

  const files = await countFiles(manager)
  await manager.rpc('run_ad_fill', { run_id: id }).throwOnError()
  await untilAtRest(manager, id)
  const tenth = Math.ceil(memory.length / 10)
  return {
    page: `${ROWS} rows`,
    made: counts.made ?? 0,
    bad: counts.bad ?? 0,
    checkTook,
    runTook,
    memoryEarly: median(memory.slice(tenth, 2 * tenth)),
    memoryLate: median(memory.slice(-tenth)),
    drawnAgain: (await countFiles(manager)) - files,
  }
}

/** Makes 1,000 ads of a template, 30 of which have a text that does not fit, with a worker of its own. */
export async function reportFills(settings: Settings): Promise<Verdict[]> {
  const { siteUrl } = settings
  const stack = await startNewStack(settings)
  const worker = await startWorker({
    ...process.env,
    SITE_URL: siteUrl,
    SUPABASE_URL: stack.url,
    SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
  })
  const figures = await step(
    'Fills',
    async () => measureFill(await asManager(stack), worker.pid as number),
    ({ runTook }) => `${ROWS} rows in ${(runTook / 1000).toFixed(0)} s`,
  ).finally(() => endWorker(worker, 'SIGTERM'))
  await stack.child.stop()
  console.log(`\nAds of a template\n${formatTable(FILL_COLUMNS, [figures])}\n`)
  return judge(FILL_COLUMNS, [figures])
}
