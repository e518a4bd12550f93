import 'server-only'
import { z } from 'zod/mini'
import type { CheckedRow, FillStep } from '@/lib/ads/templates/fills'
import { checkRow, makeRow } from '@/lib/data/ads/fills/make-row'
import { readFillStep, recordFillChecks, recordFillRow } from '@/lib/data/privileged/ad-fills'
import type { JobContext, JobHandler } from './job'

/** Drawn between two reads of what is left. */
const ROWS_PER_STEP = 16
/** While the picture of one row is packed and stored, the next one is drawn. */
const AT_ONCE = 2

const payloadSchema = z.object({ fillId: z.uuid() })

type Row = FillStep['rows'][number]

/** `work` answers false to stop. Answers false when it was stopped. */
async function inParallel(rows: readonly Row[], signal: AbortSignal, work: (row: Row) => Promise<boolean>) {
  const waiting = [...rows]
  let goesOn = true
  const lane = async () => {
    for (let row = waiting.shift(); row && goesOn; row = waiting.shift()) {
      signal.throwIfAborted()
      if (!(await work(row))) goesOn = false
    }
  }
  // All lanes end before an error ends the step: nothing is written after the job was given back.
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane))
  const failed = ended.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return goesOn
}

async function check(fillId: string, step: FillStep, signal: AbortSignal): Promise<boolean> {
  const checked: CheckedRow[] = []
  await inParallel(step.rows, signal, async (row) => {
    checked.push(await checkRow(step, row))
    return true
  })
  return recordFillChecks(fillId, checked)
}

const make = (fillId: string, step: FillStep, signal: AbortSignal) =>
  inParallel(step.rows, signal, async (row) => {
    const outcome = await makeRow(step, row, signal)
    signal.throwIfAborted()
    return recordFillRow(fillId, row, outcome)
  })

const report = ({ report: tell }: JobContext, { planned, left }: FillStep) =>
  tell(planned > 0 ? (100 * (planned - left)) / planned : 0)

/**
 * Checks the rows of a fill, or makes their ads. Each row is one transaction: another attempt goes on with the first that was not
 * reached, and draws nothing twice.
 */
export const adFill: JobHandler = {
  async run(context) {
    const { fillId } = payloadSchema.parse(context.job.payload)
    const { signal } = context
    for (let rows = 0; ;) {
      signal.throwIfAborted()
      const step = await readFillStep(fillId, ROWS_PER_STEP)
      if (!step) return { rows }
      report(context, step)
      const goesOn = await (step.status === 'checking' ? check : make)(fillId, step, signal)
      rows += step.rows.length
      if (!goesOn) return { rows }
    }
  },
}
