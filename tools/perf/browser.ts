import { chromium, devices, type Browser } from '@playwright/test'
import { freePort } from '../../supabase/local/free-port.ts'
import { CHROMIUM_ARGS, installChromium } from '../gate/browser.ts'

export type DebuggedBrowser = { browser: Browser; debugPort: number }

/** A browser that Lighthouse can steer. */
export async function launchBrowser(): Promise<DebuggedBrowser> {
  const debugPort = await freePort()
  const browser = await chromium.launch({
    executablePath: installChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${debugPort}`],
  })
  return { browser, debugPort }
}

/** Looks at a page as the measured phone will: the first one who does so waits until its pictures are encoded. */
export async function warmUp(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage(devices['Moto G4'])
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
}
