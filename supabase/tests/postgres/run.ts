import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { runCommand } from '../../local/command.ts'
import { Refusal } from '../../local/refusal.ts'
import { startCluster } from './cluster.ts'
import { findPostgres } from './find-postgres.ts'
import { createProject, PROJECT } from './project.ts'

/** The database tests on a real PostgreSQL that resembles a hosted project. Arguments go to Jest. */
await runCommand(async () => {
  const cluster = await startCluster(findPostgres())
  await createProject(cluster)
  const jest = spawn('jest', [...process.argv.slice(2), '--selectProjects', 'database'], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: cluster.address('postgres', PROJECT) },
  })
  const [code] = (await once(jest, 'exit')) as [number | null]
  if (code !== 0) throw new Refusal('The database tests failed on PostgreSQL.')
})
