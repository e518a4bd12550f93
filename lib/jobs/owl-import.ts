import 'server-only'
import { z } from 'zod/mini'
import { checkRows } from '@/lib/data/owl/imports/check-step'
import { readImportStep, writeImportStep } from '@/lib/data/privileged/owl-imports'
import type { JobHandler } from './job'
import { nextStepSize } from './step-size'

const FEWEST = 80
const MOST = 400
const FIRST = 100

const payloadSchema = z.object({ importId: z.uuid() })

/** Runs the check, the run or the undo of an import. Another attempt goes on with the first row that was not reached. */
export const owlImport: JobHandler = {
  async run({ job, signal }) {
    const { importId } = payloadSchema.parse(job.payload)
    let size = FIRST
    /** Answers what the step answered. */
    const timed = async (step: () => Promise<boolean>) => {
      signal.throwIfAborted()
      const start = performance.now()
      const goesOn = await step()
      size = nextStepSize(size, performance.now() - start, FEWEST, MOST)
      return goesOn
    }
    for (let steps = 0; ; steps += 1) {
      signal.throwIfAborted()
      const step = await readImportStep(importId, size)
      if (!step) return { steps }
      if (step.status === 'checking') await timed(() => checkRows(importId, step))
      else while (await timed(() => writeImportStep(importId, size))) steps += 1
    }
  },
}
