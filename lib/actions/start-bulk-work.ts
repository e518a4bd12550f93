import 'server-only'
import { beginBulkChange } from '@/lib/data/portal/bulk-work'
import { wakeJobs } from '@/lib/jobs/wake'
import type { BulkState } from '@/lib/list/bulk'
import { LIST_HAS_CHANGED } from './posted-changes'

type Asked = Parameters<typeof beginBulkChange>[0]

/** The list shows how far it is, so there is nothing to say when it has begun. */
export async function startBulkWork(asked: Asked): Promise<BulkState> {
  switch (await beginBulkChange(asked)) {
    case 'begun':
      wakeJobs()
      return null
    case 'changed':
      return LIST_HAS_CHANGED
    case 'refused':
      return { problem: 'Nothing was changed: you can’t make this change.' }
  }
}
