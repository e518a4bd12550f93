import path from 'node:path'
import { step } from '../../supabase/local/printout.ts'
import { PROJECT_ROOT, type Settings } from '../../supabase/local/settings.ts'
import { LOAD_COLUMNS, type PageFigures } from './bars.ts'
import { launchBrowser, warmUp } from './browser.ts'
import { readFloor } from './floor.ts'
import { formatChunks, listLargestChunks } from './largest-chunks.ts'
import { measureLoads } from './lighthouse.ts'
import { PAGE_KINDS } from './page-kinds.ts'
import { formatReport } from './report.ts'
import { scriptsOf } from './scripts-of.ts'
import { judge, type Verdict } from './verdicts.ts'
import { weigh } from './weight.ts'

/** What it costs to load each kind of public page. */
export async function reportPages(settings: Settings): Promise<Verdict[]> {
  const buildDir = path.join(PROJECT_ROOT, settings.buildDir)
  const floor = await readFloor(buildDir)
  const { browser, debugPort } = await launchBrowser()
  const pages: PageFigures[] = []
  const scripts = new Map<string, string[]>()
  for (const page of PAGE_KINDS) {
    const url = settings.siteUrl + page
    const figures = await step(
      'Page',
      async () => {
        await warmUp(browser, url)
        const html = await (await fetch(url)).text()
        scripts.set(page, scriptsOf(html))
        return { page, weight: await weigh(html, buildDir), floor, ...(await measureLoads(url, debugPort)) }
      },
      () => page,
    )
    pages.push(figures)
  }
  await browser.close()

  console.log(`\n${formatReport(pages)}\n`)
  console.log(`${formatChunks(await listLargestChunks(buildDir, scripts), pages.length)}\n`)
  return judge(LOAD_COLUMNS, pages)
}
