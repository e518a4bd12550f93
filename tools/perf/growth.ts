import { printNote, step } from '../../supabase/local/printout.ts'
import { Refusal } from '../../supabase/local/refusal.ts'
import { startProduction } from '../../supabase/local/serve-production.ts'
import type { Settings } from '../../supabase/local/settings.ts'
import { stopChildren } from '../../supabase/local/child.ts'
import { startCluster } from '../../supabase/tests/postgres/cluster.ts'
import { findPostgres } from '../../supabase/tests/postgres/find-postgres.ts'
import { repeatMissed } from './repeat-missed.ts'
import { type ResponseTimes, timeRequests } from './requests.ts'
import { growthColumns, LARGEST, SMALLEST, type GrowthFigures } from './bars.ts'
import { DYNAMIC_PAGES } from './dynamic-pages.ts'
import { fillLists } from './large-lists.ts'
import { startNewStack } from './new-stack.ts'
import { signIn } from './sign-in.ts'
import { formatTable } from './table.ts'
import { judge, type Verdict } from './verdicts.ts'

const REQUESTS = 20
/** The bar is for the largest size. Of the other one only medians count, for the growth. */
const REQUESTS_WITHOUT_BAR = 7

/** A seeded database without a running stack. */
async function prepare(settings: Settings): Promise<void> {
  const stack = await startNewStack(settings)
  await stack.child.stop()
}

/** @param rows of each list */
async function timePages(
  settings: Settings,
  names: readonly string[],
  rows: number,
): Promise<Map<string, ResponseTimes>> {
  const pages = DYNAMIC_PAGES.filter(({ name }) => names.includes(name))
  const cookies = new Map<string, string>()
  for (const email of new Set(pages.flatMap(({ email }) => email ?? []))) {
    cookies.set(email, await signIn(settings, email))
  }
  const times = new Map<string, ResponseTimes>()
  for (const { name, email, address } of pages) {
    const answers = await timeRequests(settings.siteUrl + address(rows), {
      headers: { cookie: (email && cookies.get(email)) ?? '' },
      requests: rows === LARGEST ? REQUESTS : REQUESTS_WITHOUT_BAR,
    })
    times.set(name, answers)
  }
  if (times.size < pages.length) throw new Error('Two dynamic pages have the same name.')
  return times
}

async function serveLists(settings: Settings, filled: number, rows: number): Promise<void> {
  await stopChildren()
  await step(
    'Lists',
    () => fillLists(settings, filled + 1, rows),
    () => `${rows} rows each`,
  )
  await startProduction(settings, () => 'seeds')
}

async function measureGrowth(settings: Settings, database: string): Promise<Verdict[]> {
  await prepare(settings)
  const time = (names: readonly string[], rows: number) =>
    step(
      'Dynamic',
      () => timePages(settings, names, rows),
      ({ size }) => `${size} pages, ${rows} rows on ${database}`,
    )
  const names = DYNAMIC_PAGES.map(({ name }) => name)
  await serveLists(settings, 0, SMALLEST)
  const before = await time(names, SMALLEST)
  await serveLists(settings, SMALLEST, LARGEST)
  const columns = growthColumns(database)
  const pages = await repeatMissed(columns, names, async (some) => {
    const after = await time(some, LARGEST)
    const answersOf = (page: string) =>
      new Map([
        [SMALLEST, before.get(page)],
        [LARGEST, after.get(page)],
      ])
    return some.map((page): GrowthFigures => ({ page, answers: answersOf(page) }))
  })
  console.log(`\nDynamic pages, by rows of their lists, on ${database}\n${formatTable(columns, pages)}\n`)
  return judge(columns, pages)
}

/** Null without PostgreSQL; then only the embedded database is measured. */
function findServer(): string | null {
  try {
    return findPostgres()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    printNote('Left out', error.message)
    return null
  }
}

/** Reports the time of dynamic pages and how it grows with the number of rows. */
export async function reportGrowth(settings: Settings): Promise<Verdict[]> {
  // Many rows are older than they may become: the server would remove them.
  process.env.JOBS_ELSEWHERE = '1'
  const verdicts = await measureGrowth({ ...settings, databaseUrl: null }, 'PGlite')
  const programs = findServer()
  if (!programs) return verdicts
  const cluster = await startCluster(programs)
  const server = { ...settings, databaseUrl: cluster.ownerAddress('postgres') }
  return [...verdicts, ...(await measureGrowth(server, 'PostgreSQL'))]
}
