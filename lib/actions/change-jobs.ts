'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { changeJobs, type JobOutcome, listSelectedJobs } from '@/lib/data/portal/jobs'
import type { Parsed } from '@/lib/forms/form-state'
import { wakeJobs } from '@/lib/jobs/wake'
import { type BulkState, bulkSummary } from '@/lib/list/bulk'
import { readListQuery } from '@/lib/list/query'
import { readSelection, type Selection } from '@/lib/list/selection'
import { JOB_LIST, type JobChange } from '@/lib/portal/job-list'
import { staffPaths } from '@/lib/portal/staff-paths'
import { LIST_HAS_CHANGED } from './posted-changes'
import { staffAction } from './staff-action'

type Posted = { selection: Selection; asked: JobChange }

function parse(formData: FormData): Parsed<Posted, BulkState> {
  const selection = readSelection(formData)
  const asked = z.enum(['retry', 'stop']).safeParse(formData.get('change'))
  return selection && asked.success
    ? { ok: true, data: { selection, asked: asked.data }, values: {} }
    : { ok: false, state: { problem: 'Nothing was changed: select at least one job, and at most 1,000.' } }
}

const VERBS: Record<JobChange, string> = { retry: 'waiting for another try', stop: 'stopped' }

const REASONS: Record<Exclude<JobOutcome['outcome'], 'done' | 'unchanged'>, string> = {
  newer: 'Not tried again: the same work has started again since.',
  scheduled: 'Not stopped: it runs on its own. Only what a person started can be stopped.',
  missing: 'This job no longer exists.',
}

export const changeChosenJobs = staffAction(
  { area: 'super-admin', from: staffPaths.jobs(), form: parse },
  async ({ data: { selection, asked } }): Promise<BulkState> => {
    revalidatePath(staffPaths.jobs())
    const ids = await listSelectedJobs(selection, readListQuery(JOB_LIST, selection.query))
    if (!ids) return LIST_HAS_CHANGED
    const outcomes = await changeJobs(ids, asked)
    if (!outcomes) return { problem: 'Nothing was changed: you don’t have permission.' }
    if (asked === 'retry') wakeJobs()
    const count = (wanted: JobOutcome['outcome']) =>
      outcomes.filter(({ outcome }) => outcome === wanted).length
    return {
      report: {
        summary: bulkSummary(JOB_LIST.nouns, {
          done: count('done'),
          verb: VERBS[asked],
          unchanged: count('unchanged'),
        }),
        notes: outcomes.flatMap(({ id, outcome }) =>
          outcome === 'done' || outcome === 'unchanged'
            ? []
            : [{ id, title: 'A job', href: staffPaths.job(id), reason: REASONS[outcome] }],
        ),
      },
    }
  },
)
