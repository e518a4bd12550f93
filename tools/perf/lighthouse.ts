import runLighthouse, { type Result } from 'lighthouse'
import { median } from './percentile.ts'

const TRIES = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Category = (typeof CATEGORIES)[number]

export type LighthouseFigures = {
  scores: Record<Category, number>
  lcp: number
  cls: number
  tbt: number
  /** CPU index of Lighthouse: reports are comparable only when it is similar. */
  cpu: number
  /** Failed audits, except those of performance, where only the score counts. */
  faults: string[]
}

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
    cpu: middle(({ environment }) => environment.benchmarkIndex),
    faults: [...new Set(results.flatMap(faultsOf))],
  }
}

/** One load by a phone on a slow network. Retries when a trace is incomplete, as one in a few dozen is. */
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
