import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackage } from './programs.ts'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'
/** Debian's package `chromium-headless-shell`. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell'

/** Runs as root in a container, and contacts no service by itself. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Playwright's own browser if it is installed, otherwise Debian's, otherwise null. */
function findChromium(): string | null {
  return [chromium.executablePath(), DEBIAN_CHROMIUM].find((path) => path !== '' && existsSync(path)) ?? null
}

/** Not every network reaches Playwright's download; Debian's package is the fallback. */
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

/** Chromium without windows where it is installed: a page opens in 250 ms instead of 650 ms. Otherwise the whole browser. */
export const findTestBrowser = (): string => (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : installChromium())

/** Debian's package `firefox-esr`. */
export const FIREFOX = '/usr/bin/firefox-esr'

/** Debian's packages `webkit2gtk-driver` and `xvfb`. */
export const WEBKIT = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' }

export const isFirefoxInstalled = (): boolean => existsSync(FIREFOX)
export const isWebKitInstalled = (): boolean => Object.values(WEBKIT).every((path) => existsSync(path))

/** Chromium's small build pays for itself in a whole run. Main paths run in the other engines where they can be installed. */
export function installTestBrowsers(): void {
  if (!existsSync(HEADLESS_SHELL)) installPackage('chromium-headless-shell', 60_000)
  findTestBrowser()
  if (!isFirefoxInstalled() || !isWebKitInstalled()) installPackage('firefox-esr webkit2gtk-driver xvfb')
  if (!isFirefoxInstalled()) console.log('Firefox is not installed: its tests are left out.')
  if (!isWebKitInstalled()) console.log('WebKit is not installed: its tests are left out.')
}
