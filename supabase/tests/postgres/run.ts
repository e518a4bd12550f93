import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { runCommand } from '../../local/command.ts'
import { Refusal } from '../../local/refusal.ts'
import { startCluster } from './cluster.ts'
import { findPostgres } from './find-postgres.ts'
import { createProject, PROJECT } from './project.ts'

const TESTS = ['supabase/tests/', 'supabase/local/stack.test.ts', 'supabase/local/.*\\.postgres\\.test\\.ts']

/**
 * Runs the database tests on a PostgreSQL server that is set up like a hosted project, and the stack tests on a database of
 * their own. Arguments go to Jest, such as a single file.
 */
await runCommand(async () => {
  const cluster = await startCluster(findPostgres())
  await createProject(cluster)
  const asked = process.argv.slice(2)
  const files = asked.length > 0 ? asked : TESTS
  const jest = spawn('jest', [...files, '--selectProjects', 'database', 'stack'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_DATABASE_URL: cluster.address('postgres', PROJECT),
      TEST_STACK_DATABASE_URL: cluster.ownerAddress('postgres'),
    },
  })
  const [code] = (await once(jest, 'exit')) as [number | null]
  if (code !== 0) throw new Refusal('Tests failed on PostgreSQL.')
})
