import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { siteEnv } from '../../supabase/local/next-process.ts'
import { endWorker, startWorker } from '../../supabase/local/worker-process.ts'
import { openDatabase, type Server } from './films.ts'
import type { ChaosSite } from './site.ts'
import { openTap, type Tap } from './tap.ts'
import type { Begun } from './work.ts'

const POLL_MS = 250
const GIVE_UP_AFTER_MS = 240_000

type Crew = {
  folder: string
  start: (env?: Record<string, string>) => Promise<ChildProcess>
  tap: Tap
}

/** Lets `act` do the work with workers of its own, while the server does none. Its programs work in a folder that must be empty in the end. */
export async function withCrew<Result>(
  site: ChaosSite,
  act: (crew: Crew) => Promise<Result>,
): Promise<Result> {
  await site.stopServer()
  await site.startServer({ JOBS_ELSEWHERE: '1' })
  const folder = await mkdtemp(path.join(tmpdir(), 'chaos-workers-'))
  const tap = await openTap(site.stack().url)
  const env = { ...siteEnv(site.settings, site.stack(), 'production'), SMTP_URL: site.mail.url }
  try {
    return await act({
      folder,
      tap,
      start: (more) => startWorker({ ...env, SUPABASE_URL: tap.url, TMPDIR: folder, ...more }),
    })
  } finally {
    tap.stop()
    await rm(folder, { recursive: true })
    await site.stopServer()
    await site.startServer()
  }
}

type Lease = { id: string; token: number }

async function listLeases(database: Server): Promise<Lease[]> {
  const { data } = await database.from('jobs').select('id, token').eq('status', 'running').throwOnError()
  return data
}

/** Ends leases of killed workers without the wait, and without counting the attempts: there are more deaths than a job has. */
async function endLeases(database: Server, leases: readonly Lease[]): Promise<void> {
  for (const lease of leases) {
    await database
      .from('jobs')
      .update({ lease_until: new Date(0).toISOString(), attempts: 0 })
      .match({ ...lease, status: 'running' })
      .throwOnError()
  }
}

/**
 * Until the work is done and every job has said so.
 *
 * @param meanwhile called again and again
 */
async function untilOver(
  database: Server,
  work: Begun,
  meanwhile?: () => Promise<unknown>,
): Promise<boolean> {
  const isOver = async () => (await work.isOver()) && (await listLeases(database)).length === 0
  for (const end = performance.now() + GIVE_UP_AFTER_MS; performance.now() < end; await pause(POLL_MS)) {
    if (await isOver().catch(() => false)) return true
    await meanwhile?.()
  }
  return false
}

/** Waits for work that the site does. */
export async function listProblemsOf(
  site: ChaosSite,
  works: readonly (Begun | { omitted: string })[],
): Promise<string[]> {
  const database = openDatabase(site)
  const begun = works.flatMap((work) => ('omitted' in work ? [] : [work]))
  const problems: string[] = []
  for (const work of begun) {
    const isOver = await untilOver(database, work)
    problems.push(...(isOver ? await work.listProblems() : ['work of a worker did not come to an end']))
  }
  return problems
}

/**
 * Kills a worker before and after each kind of write that it does, and lets the next one go on.
 *
 * @returns the deaths, or null when the work did not come to an end
 */
export async function dieAtEveryStage(
  site: ChaosSite,
  { start, tap }: Crew,
  work: Begun,
  stages: RegExp,
): Promise<string[] | null> {
  const database = openDatabase(site)
  const deaths: string[] = []
  let lost: Lease[] = []
  for (;;) {
    const worker = await start()
    const died = new Promise<'died'>((resolve) => {
      tap.watch((stage, moment) => {
        const death = `${stage} (${moment})`
        if (worker.killed) return true
        if (!stages.test(stage) || deaths.includes(death)) return false
        deaths.push(death)
        worker.once('exit', () => resolve('died'))
        return worker.kill('SIGKILL')
      })
    })
    const ended = await Promise.race([died, untilOver(database, work, () => endLeases(database, lost))])
    if (ended !== 'died') {
      tap.watch(null)
      await endWorker(worker, 'SIGTERM')
      return ended ? deaths : null
    }
    lost = await listLeases(database)
    await endLeases(database, lost)
  }
}
