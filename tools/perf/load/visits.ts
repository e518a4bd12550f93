import { Agent } from 'node:http'
import { requestPage } from '../requests.ts'
import { PAGE_KINDS } from '../page-kinds.ts'
import { percentile } from '../percentile.ts'
import { sendSteadily, type Pace } from './send-steadily.ts'

export type VisitFigures = {
  page: string
  requests: number
  failures: string[]
  /** Milliseconds from the due time of the request to the last byte. */
  p50: number
  p95: number
}

const TIMEOUT_MS = 10_000

/** Requests public pages of all kinds in turn. */
export async function visitPages(siteUrl: string, pace: Pace): Promise<VisitFigures> {
  const agent = new Agent({ keepAlive: true })
  const visit = async (turn: number, due: number) => {
    const page = PAGE_KINDS[turn % PAGE_KINDS.length]
    const failure = await requestPage(`${siteUrl}${page}`, agent, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      () => null,
      (error: unknown) => `${page}: ${(error as Error).message}`,
    )
    return { failure, took: performance.now() - due }
  }
  const visits = await sendSteadily(pace, visit)
  agent.destroy()
  const times = visits.map(({ took }) => took)
  return {
    page: `public pages, ${pace.perSecond}/s for ${pace.seconds} s`,
    requests: visits.length,
    failures: visits.flatMap(({ failure }) => failure ?? []),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  }
}
