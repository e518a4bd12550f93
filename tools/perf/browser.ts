import { chromium, devices, type Browser } from '@playwright/test'
import { freePort } from '../../supabase/local/free-port.ts'
import { CHROMIUM_ARGS, installChromium } from '../gate/browser.ts'

export type DebuggedBrowser = { browser: Browser; debugPort: number }

export async function launchBrowser(): Promise<DebuggedBrowser> {
  const debugPort = await freePort()
  const browser = await chromium.launch({
    executablePath: installChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${debugPort}`],
  })
  return { browser, debugPort }
}

/** Opens the page once as the measured phone, because the first request for a picture waits until it is encoded. */
export async function warmUp(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage(devices['Moto G4'])
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
}
