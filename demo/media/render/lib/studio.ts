import { chromium } from '@playwright/test'
import { startServer } from './server.ts'
import type { FrameRequest, Shot } from './shot.ts'

const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** One headless browser with a software GL context that draws frames of shots as raw RGBA, top row first. */
export async function openStudio() {
  let deliver: (pixels: Buffer) => void | Promise<void> = () => {}
  const server = await startServer((pixels) => deliver(pixels))
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-gpu-watchdog',
    ],
  })
  const page = await browser.newPage()
  page.on('console', (message) => console.log(`  [page] ${message.text()}`))
  page.on('pageerror', (error) => console.error(`  [page] ${error.message}`))
  await page.goto(server.url)
  await page.waitForFunction(() => 'studio' in window)

  return {
    load: (shot: Shot) => page.evaluate((given) => window.studio.load(given), shot),
    async frame(request: FrameRequest) {
      const pixels = new Promise<Buffer>((resolve) => (deliver = resolve))
      await page.evaluate((given) => window.studio.frame(given), request)
      return pixels
    },
    /** Draws the next frame while the one before is still on its way to `take`. */
    async frames(requests: FrameRequest[], take: (pixels: Buffer) => Promise<void>) {
      deliver = take
      await page.evaluate((given) => window.studio.frames(given), requests)
    },
    /** A drawing without a scene behind it (logo or portrait), with its transparency. */
    async draw(kind: string, name: string, width: number, height: number) {
      const pixels = new Promise<Buffer>((resolve) => (deliver = resolve))
      await page.evaluate(([k, n, w, h]) => window.studio.draw(k, n, w, h), [
        kind,
        name,
        width,
        height,
      ] as const)
      return pixels
    },
    async close() {
      await browser.close()
      server.close()
    },
  }
}

export type Studio = Awaited<ReturnType<typeof openStudio>>
