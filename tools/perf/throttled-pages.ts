import path from 'node:path'
import { listEmptyPageScripts } from '../../lib/next-runtime/build-scripts.ts'
import { PROJECT_ROOT, type Settings } from '../../supabase/local/settings.ts'
import { CITY_COLUMNS, THROTTLED_COLUMNS } from './bars.ts'
import { launchBrowser, warmUp } from './browser.ts'
import { measureByTurns, type Measured } from './by-turns.ts'
import { loadCold, type Paint } from './cold-load.ts'
import { startMirror, withoutScripts } from './mirror.ts'
import { PAGE_KINDS } from './page-kinds.ts'
import { median } from './percentile.ts'
import { repeatMissed } from './repeat-missed.ts'
import { formatTable } from './table.ts'
import { judge, type Verdict } from './verdicts.ts'

const ROUNDS = 3
const CITY = '/video-production-in/detroit-mi'
const PAGES = [
  ...PAGE_KINDS,
  `${CITY}/films/1`,
  '/video-production-in/michigan/cities/1',
  '/blog/page/2',
  '/login',
  '/no-such-page',
]
const BARE = '/bare'

type Round = { site: Paint; mirror: Paint; scriptless: Paint; bare: Paint }

/** Medians of one page, of its copy in plain files, of that copy without scripts, and of an empty page of Next. */
export type ThrottledFigures = { page: string } & Round

async function makeBarePage(buildDir: string): Promise<string> {
  const scripts = await listEmptyPageScripts(buildDir)
  const tags = scripts.map((script) => `<script src="/_next/${script}" async=""></script>`).join('')
  return `<!doctype html><html lang="en"><head><title>Bare</title>${tags}</head><body><h1>Bare</h1></body></html>`
}

function summarize({ page, rounds }: Measured<Round>): ThrottledFigures {
  const middle = (peer: keyof Round): Paint => {
    const figure = (name: keyof Paint) => median(rounds.map((round) => round[peer][name]))
    return {
      fcp: figure('fcp'),
      lcp: figure('lcp'),
      cls: figure('cls'),
      requests: figure('requests'),
      requestsOfStayer: figure('requestsOfStayer'),
    }
  }
  return {
    page,
    site: middle('site'),
    mirror: middle('mirror'),
    scriptless: middle('scriptless'),
    bare: middle('bare'),
  }
}

/** Unlike Lighthouse, which loads fast and calculates what a slow phone would have seen. */
export async function reportThrottled({ buildDir, siteUrl }: Settings): Promise<Verdict[]> {
  const bare = await makeBarePage(path.join(PROJECT_ROOT, buildDir))
  const mirror = await startMirror(siteUrl, undefined, new Map([[BARE, bare]]))
  const scriptless = await startMirror(siteUrl, withoutScripts)
  const { browser } = await launchBrowser()
  for (const page of PAGES) {
    for (const { url } of [{ url: siteUrl }, mirror, scriptless]) await warmUp(browser, url + page)
  }
  const bares: Paint[] = []
  const pages = await repeatMissed(THROTTLED_COLUMNS, PAGES, async (names) => {
    const measured = await measureByTurns('Throttled', names, ROUNDS, async (page) => {
      // Once per round: it is the same for all pages.
      if (page === names[0]) bares.unshift(await loadCold(browser, mirror.url + BARE))
      return {
        site: await loadCold(browser, siteUrl + page),
        mirror: await loadCold(browser, mirror.url + page),
        scriptless: await loadCold(browser, scriptless.url + page),
        bare: bares[0] as Paint,
      }
    })
    return measured.map(summarize)
  })
  await browser.close()
  await Promise.all([mirror.stop(), scriptless.stop()])
  console.log(
    `\nA phone that is really slow: 150 ms, 1.6 Mbit/s, a quarter of the processor\n${formatTable(THROTTLED_COLUMNS, pages)}\n`,
  )
  return [
    ...judge(THROTTLED_COLUMNS, pages),
    ...judge(
      CITY_COLUMNS,
      pages.filter(({ page }) => page === CITY),
    ),
  ]
}
