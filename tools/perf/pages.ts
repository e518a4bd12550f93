import path from 'node:path'
import { PROJECT_ROOT, type Settings } from '../../supabase/local/settings.ts'
import { LOAD_COLUMNS, type PageFigures } from './bars.ts'
import { launchBrowser, warmUp } from './browser.ts'
import { measureByTurns } from './by-turns.ts'
import { readFloor } from './floor.ts'
import { formatChunks, listLargestChunks } from './largest-chunks.ts'
import { loadPage, summarizeLoads } from './lighthouse.ts'
import { PAGE_KINDS } from './page-kinds.ts'
import { repeatMissed } from './repeat-missed.ts'
import { formatReport } from './report.ts'
import { scriptsOf } from './scripts-of.ts'
import { judge, type Verdict } from './verdicts.ts'
import { weigh } from './weight.ts'

const ROUNDS = 3

export async function reportPages({ buildDir, siteUrl }: Settings): Promise<Verdict[]> {
  const builtIn = path.join(PROJECT_ROOT, buildDir)
  const floor = await readFloor(builtIn)
  const { browser, debugPort } = await launchBrowser()
  for (const page of PAGE_KINDS) await warmUp(browser, siteUrl + page)
  const load = (page: string) => loadPage(siteUrl + page, debugPort)
  const scripts = new Map<string, string[]>()
  const pages = await repeatMissed(LOAD_COLUMNS, PAGE_KINDS, async (names) => {
    const measured: PageFigures[] = []
    for (const { page, rounds } of await measureByTurns('Pages', names, ROUNDS, load)) {
      const html = await (await fetch(siteUrl + page)).text()
      scripts.set(page, scriptsOf(html))
      measured.push({ page, weight: await weigh(html, builtIn), floor, ...summarizeLoads(rounds) })
    }
    return measured
  })
  await browser.close()

  console.log(`\n${formatReport(pages)}\n`)
  console.log(`${formatChunks(await listLargestChunks(builtIn, scripts), pages.length)}\n`)
  return judge(LOAD_COLUMNS, pages)
}
