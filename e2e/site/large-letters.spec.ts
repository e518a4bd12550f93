import { PAGE_KINDS } from '../../tools/perf/page-kinds.ts'
import { CHROMIUM_ARGS, findTestBrowser } from '../../tools/gate/browser.ts'
import { expect, test } from '../fixtures/test.ts'

// Twice the usual size of letters, as readers set it in their browser. A zoom is tested in pages.spec.ts.
test.use({
  launchOptions: {
    executablePath: findTestBrowser(),
    args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'],
  },
})

const overflow = () => document.documentElement.scrollWidth - innerWidth

for (const path of [...PAGE_KINDS, '/login']) {
  test(`${path} fits into phones with letters of twice the size`, async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect(await page.evaluate(overflow), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
}
