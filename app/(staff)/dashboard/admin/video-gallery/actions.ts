'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { LIST_HAS_CHANGED } from '@/lib/actions/posted-changes'
import { changeShown } from '@/lib/actions/revalidate-appearances'
import { staffAction } from '@/lib/actions/staff-action'
import { startBulkWork } from '@/lib/actions/start-bulk-work'
import {
  isWithdrawing,
  readVideoChange,
  type ChangeState,
  type VideoChange,
} from '@/lib/catalogue/video-changes'
import { VIDEO_LIST } from '@/lib/catalogue/video-list'
import { listSelectedVideos, toVideoFilter } from '@/lib/data/catalogue/video-gallery'
import type { Parsed } from '@/lib/forms/form-state'
import { listQueryParams, readListQuery } from '@/lib/list/query'
import { isForJob, MAX_IN_JOB, readSelection, type Selection } from '@/lib/list/selection'
import { staffPaths } from '@/lib/portal/staff-paths'
import { applyChange } from './apply-change'
import { askBefore, verbOf, writeReport } from './report'

const posted = z.object({ change: z.string().transform(readVideoChange) })

type Posted = { selection: Selection; change: VideoChange; isConfirmed: boolean }

function parse(formData: FormData): Parsed<Posted, ChangeState> {
  const selection = readSelection(formData, MAX_IN_JOB)
  const change = posted.safeParse({ change: formData.get('change') }).data?.change
  return selection && change
    ? { ok: true, data: { selection, change, isConfirmed: formData.has('isConfirmed') }, values: {} }
    : { ok: false, state: { problem: 'Select at least one video, and at most 100,000.' } }
}

export const changeVideos = staffAction(
  { area: 'admin', from: staffPaths.videoGallery(), form: parse },
  async ({ data: { selection, change, isConfirmed }, formData }): Promise<ChangeState> => {
    const query = readListQuery(VIDEO_LIST, selection.query)
    if (isForJob(selection)) {
      if (isWithdrawing(change) && !isConfirmed) {
        return { question: await askBefore(change, formData.getAll('id').map(String), formData) }
      }
      revalidatePath(staffPaths.videoGallery())
      const begun = await startBulkWork({
        list: 'videos',
        query: listQueryParams(VIDEO_LIST, query).toString(),
        filters: toVideoFilter(query),
        change,
        verb: await verbOf(change),
        count: selection.count,
        asOf: selection.asOf,
      })
      return begun && 'problem' in begun ? begun : null
    }
    const ids = selection.kind === 'rows' ? selection.ids : await listSelectedVideos(selection, query)
    if (!ids) {
      revalidatePath(staffPaths.videoGallery())
      return LIST_HAS_CHANGED
    }
    if (isWithdrawing(change) && !isConfirmed) {
      const question = await askBefore(change, ids, formData)
      if (question.pages.length > 0) return { question }
    }
    const { result, pages } = await changeShown('video', ids, () => applyChange(change, ids))
    revalidatePath(staffPaths.videoGallery())
    return { report: await writeReport(change, result, pages) }
  },
)
