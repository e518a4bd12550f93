import { printNote, step } from '../../supabase/local/printout.ts'
import { Refusal } from '../../supabase/local/refusal.ts'
import { startProduction } from '../../supabase/local/serve-production.ts'
import type { Settings } from '../../supabase/local/settings.ts'
import { stopChildren } from '../../supabase/local/child.ts'
import { startCluster } from '../../supabase/tests/postgres/cluster.ts'
import { findPostgres } from '../../supabase/tests/postgres/find-postgres.ts'
import { timeRequests } from './requests.ts'
import { growthColumns, LARGEST, SIZES, type GrowthFigures } from './bars.ts'
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

async function measurePages(
  settings: Settings,
  pages: readonly GrowthFigures[],
  rows: number,
): Promise<void> {
  const emails = new Set(DYNAMIC_PAGES.flatMap(({ email }) => email ?? []))
  const cookies = new Map<string, string>()
  for (const email of emails) cookies.set(email, await signIn(settings, email))
  for (const [at, { email, address }] of DYNAMIC_PAGES.entries()) {
    const cookie = (email && cookies.get(email)) ?? ''
    const answers = await timeRequests(settings.siteUrl + address(rows), {
      headers: { cookie },
      requests: rows === LARGEST ? REQUESTS : REQUESTS_WITHOUT_BAR,
    })
    pages[at]?.answers.set(rows, answers)
  }
}

async function measureGrowth(settings: Settings, database: string): Promise<Verdict[]> {
  await prepare(settings)
  const pages: GrowthFigures[] = DYNAMIC_PAGES.map(({ name }) => ({ page: name, answers: new Map() }))
  let filled = 0
  for (const rows of SIZES) {
    await stopChildren()
    await step(
      'Lists',
      () => fillLists(settings, filled + 1, rows),
      () => `${rows} rows each`,
    )
    filled = rows
    await startProduction(settings, () => 'seeds')
    await step(
      'Dynamic',
      () => measurePages(settings, pages, rows),
      () => `${pages.length} pages, ${rows} rows on ${database}`,
    )
  }
  const columns = growthColumns(database)
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
