import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/** No sandbox, so that it runs as root in a container; nothing that reaches out of the machine by itself. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser that tests drive: Playwright's own when it is installed, else Debian's. Null when there is none. */
export function findChromium(): string | null {
  return [chromium.executablePath(), DEBIAN_CHROMIUM].find((path) => path !== '' && existsSync(path)) ?? null
}

/** Playwright's download is not reachable from every network; Debian's package is the second way. */
export function installChromium(): string {
  const attempts: [string, string[]][] = [
    ['playwright', ['install', 'chromium']],
    ['sh', ['-c', 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium']],
  ]
  for (const [command, args] of attempts) {
    const found = findChromium()
    if (found) return found
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  }
  const found = findChromium()
  if (found) return found
  throw new Error('No browser for the tests: install Chromium, for example with "apt-get install chromium".')
}
