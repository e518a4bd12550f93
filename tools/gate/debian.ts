import { spawnSync } from 'node:child_process'

const PATIENCE_MS = 300_000

/** Installs a package where one may; elsewhere nothing happens, and whoever needs it says what is missing. */
export function installPackage(name: string): void {
  const script = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name}`
  spawnSync('sh', ['-c', script], { stdio: ['ignore', 'ignore', 'inherit'], timeout: PATIENCE_MS })
}
