import { spawnSync } from 'node:child_process'
import { PROJECT_ROOT } from '../../local/settings.ts'
import { Refusal } from '../../local/refusal.ts'

const CLI = 'supabase@3.1.0'

/** Applies the migrations with the official CLI, as for a hosted project. */
export function pushMigrations(address: string): void {
  const { status } = spawnSync('npx', ['--yes', CLI, 'db', 'push', `--remote=${address}`, '--yes'], {
    cwd: PROJECT_ROOT,
    stdio: 'inherit',
    env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', SUPABASE_NO_UPDATE_NOTIFIER: '1' },
  })
  if (status !== 0) throw new Refusal(`${CLI} could not apply the migrations; its last lines say why.`)
}
