import { Agent } from 'node:http'
import { serveSite, siteEnv } from '../../../supabase/local/next-process.ts'
import { step } from '../../../supabase/local/printout.ts'
import type { Settings } from '../../../supabase/local/settings.ts'
import { startNewStack } from '../new-stack.ts'
import { processorTime } from '../processes.ts'
import { repeatMissed } from '../repeat-missed.ts'
import { requestPage } from '../requests.ts'
import { signIn } from '../sign-in.ts'
import { formatTable } from '../table.ts'
import { judge, type Verdict } from '../verdicts.ts'
import { POLL_COLUMNS } from './bars.ts'

const POLL = '/dashboard/unread'
const PEOPLE = 100
/** Of a visible tab: see components/staff/shell/use-unread.ts. */
const SECONDS_BETWEEN = 30
/** Until then V8 compiles. */
const WARM_UP = 300
const REQUESTS = 600

export type PollFigures = {
  page: string
  /** Milliseconds of a processor for one request. */
  server: number
  database: number
  /** Of one core, for a hundred people with one visible tab each. */
  core: number
}

type Pids = { server: number; database: number }

/** One request after the other, so that nothing but polls takes the processor of the two. */
async function measurePolls(siteUrl: string, cookie: string, pids: Pids): Promise<PollFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const poll = async (count: number) => {
    for (let sent = 0; sent < count; sent += 1)
      await requestPage(siteUrl + POLL, agent, { headers: { cookie } })
  }
  const read = async () => [await processorTime(pids.server), await processorTime(pids.database)] as const
  await poll(WARM_UP)
  const before = await read()
  await poll(REQUESTS)
  const after = await read()
  agent.destroy()
  const [server, database] = [(after[0] - before[0]) / REQUESTS, (after[1] - before[1]) / REQUESTS]
  const perSecond = PEOPLE / SECONDS_BETWEEN
  return { page: POLL, server, database, core: (perSecond * (server + database)) / 1000 }
}

/** What it costs that a hundred people have a screen open and ask for what is new. It begins with a new database. */
export async function reportPolls(settings: Settings): Promise<Verdict[]> {
  const stack = await startNewStack(settings)
  const site = await serveSite('start', settings, siteEnv(settings, stack, 'production'))
  const cookie = await signIn(settings, 'manager@fieldlight.example')
  const pids = { server: site.process.pid ?? 0, database: stack.child.process.pid ?? 0 }
  const pages = await repeatMissed(POLL_COLUMNS, [POLL], async () => [
    await step(
      'Polls',
      () => measurePolls(settings.siteUrl, cookie, pids),
      () => `${REQUESTS} requests for what is unread`,
    ),
  ])
  await site.stop()
  await stack.child.stop()
  console.log(`\nA hundred people who poll\n${formatTable(POLL_COLUMNS, pages)}\n`)
  return judge(POLL_COLUMNS, pages)
}
