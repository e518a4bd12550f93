import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackage } from './debian.ts'

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
function findChromium(): string | null {
  return [chromium.executablePath(), DEBIAN_CHROMIUM].find((path) => path !== '' && existsSync(path)) ?? null
}

/** Playwright's download is not reachable from every network; Debian's package is the second way. */
export function installChromium(): string {
  const attempts = [
    () =>
      spawnSync('playwright', ['install', 'chromium'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: 300_000,
      }),
    () => installPackage('chromium'),
  ]
  for (const attempt of attempts) {
    const found = findChromium()
    if (found) return found
    attempt()
  }
  const found = findChromium()
  if (found) return found
  throw new Error('No browser for the tests: install Chromium, for example with "apt-get install chromium".')
}
