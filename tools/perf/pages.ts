import path from 'node:path'
import { step } from '../../supabase/local/printout.ts'
import { PROJECT_ROOT, type Settings } from '../../supabase/local/settings.ts'
import { LOAD_COLUMNS, type PageFigures } from './bars.ts'
import { launchBrowser, warmUp } from './browser.ts'
import { measureByTurns } from './by-turns.ts'
import { repeatUnfairLoads } from './fair-loads.ts'
import { readFloor } from './floor.ts'
import { formatChunks, listLargestChunks } from './largest-chunks.ts'
import { loadPage, speedOf, summarizeLoads } from './lighthouse.ts'
import { PAGE_KINDS } from './page-kinds.ts'
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
  const loaded = await measureByTurns('Pages', PAGE_KINDS, ROUNDS, load)
  await step(
    'Pages',
    () => repeatUnfairLoads(loaded, speedOf, load),
    (count) => `${count} loads repeated, which others had taken the processor from`,
  )
  await browser.close()

  const scripts = new Map<string, string[]>()
  const pages: PageFigures[] = []
  for (const { page, rounds } of loaded) {
    const html = await (await fetch(siteUrl + page)).text()
    scripts.set(page, scriptsOf(html))
    pages.push({ page, weight: await weigh(html, builtIn), floor, ...summarizeLoads(rounds) })
  }
  console.log(`\n${formatReport(pages)}\n`)
  console.log(`${formatChunks(await listLargestChunks(builtIn, scripts), pages.length)}\n`)
  return judge(LOAD_COLUMNS, pages)
}
