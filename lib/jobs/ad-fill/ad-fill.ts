import 'server-only'
import { z } from 'zod/mini'
import type { CheckedRow, FillStep } from '@/lib/ads/templates/fills'
import { readFillStep, recordFillChecks, recordFillRow } from '@/lib/data/privileged/ad-fills'
import { giveWay } from '@/lib/jobs/give-way'
import type { JobHandler } from '@/lib/jobs/job'
import { withWorkFolder } from '@/lib/jobs/renditions/work-folder'
import { type Films, openFilms } from './films'
import { checkRow, makeRow } from './make-row'

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
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      await giveWay()
      signal.throwIfAborted()
      if (!goesOn) return
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

const make = (fillId: string, step: FillStep, signal: AbortSignal, films: Films): Promise<boolean> =>
  inParallel(step.rows, signal, async (row) => {
    const outcome = await makeRow(step, row, { films, signal })
    signal.throwIfAborted()
    return recordFillRow(fillId, row, outcome)
  })

const percentOf = ({ planned, left }: FillStep) => (planned > 0 ? (100 * (planned - left)) / planned : 0)

/**
 * Checks the rows of a fill, or makes their ads. Each row is one transaction: another attempt goes on with the first that was not
 * reached, and draws nothing twice.
 */
export const adFill: JobHandler = {
  run: ({ job, signal, report }) =>
    withWorkFolder(async (folder) => {
      const { fillId } = payloadSchema.parse(job.payload)
      const films = openFilms(folder, signal)
      let rows = 0
      let goesOn = true
      while (goesOn) {
        signal.throwIfAborted()
        const step = await readFillStep(fillId, ROWS_PER_STEP)
        if (!step) break
        report(percentOf(step))
        goesOn =
          step.status === 'checking'
            ? await check(fillId, step, signal)
            : await make(fillId, step, signal, films)
        rows += step.rows.length
      }
      return { rows }
    }),
}
