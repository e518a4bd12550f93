import { spawnSync } from 'node:child_process'

const TIMEOUT_MS = 300_000

/** Does nothing where packages cannot be installed; the caller then says what is missing. */
export function installPackage(name: string): void {
  const script = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name}`
  spawnSync('sh', ['-c', script], { stdio: ['ignore', 'ignore', 'inherit'], timeout: TIMEOUT_MS })
}
