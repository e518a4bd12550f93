'use server'

import { revalidatePath } from 'next/cache'
import { LIST_HAS_CHANGED } from '@/lib/actions/posted-changes'
import { parseStatus, parseStatusChanges } from '@/lib/actions/posted-statuses'
import { staffAction } from '@/lib/actions/staff-action'
import { startBulkWork } from '@/lib/actions/start-bulk-work'
import {
  listSelectedApplications,
  setApplicationStatuses,
  toApplicationFilter,
  undoApplicationStatuses,
} from '@/lib/data/leads/application-list'
import { APPLICATION_LIST, SET_STATUS_LABELS } from '@/lib/leads/application-list'
import { APPLICATION_STATUS_LABELS } from '@/lib/leads/statuses'
import type { BulkState } from '@/lib/list/bulk'
import { undoReport } from '@/lib/list/bulk-undo'
import { listQueryParams, readListQuery } from '@/lib/list/query'
import { isForJob, MAX_IN_JOB } from '@/lib/list/selection'
import { statusReport } from '@/lib/list/status-changes'
import { staffPaths } from '@/lib/portal/staff-paths'

const ADMINS = { area: 'admin', from: staffPaths.applications() } as const

const REASONS = {
  not_next:
    'Not changed. Move held or spam applications to new first; an application with a decision cannot be spam.',
}

export const changeChosenApplications = staffAction(
  { ...ADMINS, form: parseStatus(APPLICATION_LIST.nouns, SET_STATUS_LABELS, MAX_IN_JOB) },
  async ({ data: { selection, status, asOf } }): Promise<BulkState> => {
    revalidatePath(ADMINS.from)
    const verb = `set to ${APPLICATION_STATUS_LABELS[status]}`
    if (isForJob(selection)) {
      const query = readListQuery(APPLICATION_LIST, selection.query)
      return startBulkWork({
        list: 'applications',
        query: listQueryParams(APPLICATION_LIST, query).toString(),
        filters: toApplicationFilter(query),
        change: { status },
        verb,
        count: selection.count,
        asOf: selection.asOf,
      })
    }
    const ids = await listSelectedApplications(selection, readListQuery(APPLICATION_LIST, selection.query))
    if (!ids) return LIST_HAS_CHANGED
    return {
      report: statusReport(await setApplicationStatuses(ids, status, asOf), {
        nouns: APPLICATION_LIST.nouns,
        became: status,
        verb,
        canUndo: true,
        reasons: REASONS,
        hrefOf: staffPaths.application,
      }),
    }
  },
)

export const undoChosenApplications = staffAction(
  { ...ADMINS, form: parseStatusChanges },
  async ({ data: changes }): Promise<BulkState> => {
    revalidatePath(ADMINS.from)
    const undone = await undoApplicationStatuses(changes)
    const names = new Map(undone.map(({ id, name }) => [id, name]))
    return {
      report: undoReport(APPLICATION_LIST.nouns, undone, (id) => ({
        title: names.get(id) ?? 'An application',
        href: staffPaths.application(id),
      })),
    }
  },
)
