import path from 'node:path'
import { runCommand } from '../../supabase/local/command.ts'
import { printTitle, step } from '../../supabase/local/printout.ts'
import { Refusal } from '../../supabase/local/refusal.ts'
import { resetInstance } from '../../supabase/local/reset-instance.ts'
import { startProduction } from '../../supabase/local/serve-production.ts'
import { PROJECT_ROOT } from '../../supabase/local/settings.ts'
import type { PageFigures } from './bars.ts'
import { launchBrowser, warmUp } from './browser.ts'
import { readFloor } from './floor.ts'
import { formatChunks, listLargestChunks } from './largest-chunks.ts'
import { measureLoads } from './lighthouse.ts'
import { PAGE_KINDS } from './page-kinds.ts'
import { countMissed, formatReport } from './report.ts'
import { scriptsOf } from './scripts-of.ts'
import { readPerfSettings } from './settings.ts'
import { weigh } from './weight.ts'

await runCommand(async () => {
  const settings = readPerfSettings(process.env)
  const buildDir = path.join(PROJECT_ROOT, settings.buildDir)
  printTitle('What the public pages cost')
  await resetInstance(settings.dataDir)
  await startProduction(settings, () => 'seeds')

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
  const missed = countMissed(pages)
  if (missed > 0) throw new Refusal(`${missed} of the figures miss their bar.`)
})
