import runLighthouse, { type Result } from 'lighthouse'
import { median } from './percentile.ts'

const TRIES = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Category = (typeof CATEGORIES)[number]

export type LighthouseFigures = {
  /** 0 to 100. */
  scores: Record<Category, number>
  /** Largest contentful paint in milliseconds. */
  lcp: number
  /** Cumulative layout shift. */
  cls: number
  /** Total blocking time in milliseconds. */
  tbt: number
  /** Lighthouse's measure of the processor while it loaded: two reports compare only where this is alike. */
  cpu: number
  /** What kept a score below its maximum, by Lighthouse's names; of performance only the score is judged. */
  faults: string[]
}

/** Of the processor while a page loaded, by Lighthouse's own measure. */
export const speedOf = ({ environment }: Result) => environment.benchmarkIndex

/** Each figure is the median of the loads'. */
export function summarizeLoads(results: readonly Result[]): LighthouseFigures {
  const middle = (read: (result: Result) => number) => median(results.map(read))
  const score = (category: Category) =>
    middle(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
  const value = (audit: string) => middle(({ audits }) => audits[audit]?.numericValue ?? Infinity)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    cpu: middle(speedOf),
    faults: [...new Set(results.flatMap(faultsOf))],
  }
}

/**
 * One load by a phone on a slow network, as Lighthouse simulates it. It asks for another try where a trace has a hole, which
 * happens once in a few dozen loads.
 *
 * @param debugPort of a running Chromium
 */
export async function loadPage(url: string, debugPort: number, tries = TRIES): Promise<Result> {
  const answer = await runLighthouse(url, {
    port: debugPort,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  })
  if (!answer) throw new Error(`Lighthouse has no answer for ${url}`)
  const { lhr } = answer
  if (!lhr.runtimeError) return lhr
  if (tries > 1) return loadPage(url, debugPort, tries - 1)
  throw new Error(`${url}: ${lhr.runtimeError.message}`)
}

const faultsOf = ({ categories, audits }: Result) =>
  CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
