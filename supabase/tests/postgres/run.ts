import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { runCommand } from '../../local/command.ts'
import { Refusal } from '../../local/refusal.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { findPostgres } from './find-postgres.ts'
import { createProject, PROJECT } from './project.ts'

const TESTS = ['supabase/tests/', 'supabase/local/stack.test.ts', 'supabase/local/.*\\.postgres\\.test\\.ts']

async function run(command: string, args: string[], databases: Record<string, string>): Promise<void> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...databases } })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Refusal('Tests failed on PostgreSQL.')
}

async function runDatabaseTests(cluster: Cluster, asked: string[]): Promise<void> {
  await createProject(cluster)
  const files = asked.length > 0 ? asked : TESTS
  await run('jest', [...files, '--selectProjects', 'database', 'stack'], {
    TEST_DATABASE_URL: cluster.address('postgres', PROJECT),
    TEST_STACK_DATABASE_URL: cluster.ownerAddress('postgres'),
  })
}

/** Playwright starts the site, with the embedded gateway in front of the server's database. */
const runBrowserTests = (cluster: Cluster, asked: string[]) =>
  run('playwright', ['test', ...asked], { STACK_DATABASE_URL: cluster.ownerAddress('postgres') })

/**
 * Runs the database tests on a PostgreSQL server that is set up like a hosted project, and the stack tests on a database of
 * their own. Arguments go to Jest, such as a single file. With `browser` as the first, it runs the browser tests instead,
 * and the others go to Playwright.
 */
await runCommand(async () => {
  const cluster = await startCluster(findPostgres())
  const asked = process.argv.slice(2)
  await (asked[0] === 'browser' ? runBrowserTests(cluster, asked.slice(1)) : runDatabaseTests(cluster, asked))
})
