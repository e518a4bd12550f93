import 'server-only'
import { insertJob } from '@/lib/data/privileged/jobs'
import {
  beginSearchCheck,
  enterSearchPhase,
  finishSearchCheck,
  hasOpenSearchCheck,
  type SearchLease,
  type SearchPhase,
} from '@/lib/data/privileged/search-checks'
import type { JobHandler } from '@/lib/jobs/job'
import { compareTexts } from './compare-texts'
import { checkFiles, readPages } from './read-pages'
import { readSitemaps } from './read-sitemap'

/** The same key as in `start_search_check()`. */
export const SEARCH_HEALTH = {
  kind: 'search-health',
  payload: {},
  key: 'search-health',
  maxAttempts: 100,
} as const

const DAY_SECONDS = 24 * 60 * 60

/** At once when a check was begun and nobody does it. */
export const secondsToNextCheck = async (): Promise<number> =>
  (await hasOpenSearchCheck()) ? 0 : DAY_SECONDS

type Step = (lease: SearchLease, signal: AbortSignal) => Promise<boolean>

const STEPS: [phase: SearchPhase, step: Step][] = [
  ['sitemap', readSitemaps],
  ['pages', readPages],
  ['files', checkFiles],
  ['texts', compareTexts],
]

/** Goes on where an earlier attempt ended. False when the check was canceled. */
async function check(lease: SearchLease, phase: SearchPhase, signal: AbortSignal): Promise<boolean> {
  const first = STEPS.findIndex(([name]) => name === phase)
  for (const [name, step] of STEPS.slice(first)) {
    if (!(await enterSearchPhase(lease, name)) || !(await step(lease, signal))) return false
  }
  return finishSearchCheck(lease)
}

/** Looks at the whole public site, and comes again a day later. */
export const searchHealth: JobHandler = {
  async run({ job, signal }) {
    const open = await beginSearchCheck()
    const isDone =
      open !== null && (await check({ check: open.id, job: job.id, token: job.token }, open.phase, signal))
    signal.throwIfAborted()
    // A job that waits would end this one if its worker were killed: the next day's is added last.
    if (!(await hasOpenSearchCheck())) await insertJob({ ...SEARCH_HEALTH, delaySeconds: DAY_SECONDS })
    return { isDone }
  },
}
