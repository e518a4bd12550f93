import path from 'node:path'
import type { Result } from 'lighthouse'
import { step } from '../../supabase/local/printout.ts'
import { PROJECT_ROOT, type Settings } from '../../supabase/local/settings.ts'
import { LOAD_COLUMNS, type PageFigures } from './bars.ts'
import { launchBrowser, warmUp } from './browser.ts'
import { readFloor } from './floor.ts'
import { formatChunks, listLargestChunks } from './largest-chunks.ts'
import { loadPage, summarizeLoads } from './lighthouse.ts'
import { PAGE_KINDS } from './page-kinds.ts'
import { formatReport } from './report.ts'
import { scriptsOf } from './scripts-of.ts'
import { judge, type Verdict } from './verdicts.ts'
import { weigh } from './weight.ts'

const ROUNDS = 3

type Loads = Record<string, Result[]>

/** By turns, so that what else the machine does for half a minute spoils one load of a page and not all of them. */
async function loadByTurns(siteUrl: string, debugPort: number): Promise<Loads> {
  const loads: Loads = {}
  for (let round = 1; round <= ROUNDS; round += 1) {
    await step(
      'Pages',
      async () => {
        for (const page of PAGE_KINDS) (loads[page] ??= []).push(await loadPage(siteUrl + page, debugPort))
      },
      () => `${PAGE_KINDS.length} kinds, load ${round} of ${ROUNDS}`,
    )
  }
  return loads
}

/** What it costs to load each kind of public page. */
export async function reportPages({ buildDir, siteUrl }: Settings): Promise<Verdict[]> {
  const builtIn = path.join(PROJECT_ROOT, buildDir)
  const floor = await readFloor(builtIn)
  const { browser, debugPort } = await launchBrowser()
  for (const page of PAGE_KINDS) await warmUp(browser, siteUrl + page)
  const loads = await loadByTurns(siteUrl, debugPort)
  await browser.close()

  const scripts = new Map<string, string[]>()
  const pages: PageFigures[] = []
  for (const page of PAGE_KINDS) {
    const html = await (await fetch(siteUrl + page)).text()
    scripts.set(page, scriptsOf(html))
    pages.push({ page, weight: await weigh(html, builtIn), floor, ...summarizeLoads(loads[page] ?? []) })
  }
  console.log(`\n${formatReport(pages)}\n`)
  console.log(`${formatChunks(await listLargestChunks(builtIn, scripts), pages.length)}\n`)
  return judge(LOAD_COLUMNS, pages)
}
