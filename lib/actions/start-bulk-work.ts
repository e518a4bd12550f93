import 'server-only'
import { beginBulkChange } from '@/lib/data/portal/bulk-work'
import { wakeJobs } from '@/lib/jobs/wake'
import type { BulkState } from '@/lib/list/bulk'

type Asked = Parameters<typeof beginBulkChange>[0]

/** The list shows how far it is, so there is nothing to say when it has begun. */
export async function startBulkWork(asked: Asked): Promise<BulkState> {
  switch (await beginBulkChange(asked)) {
    case 'begun':
      wakeJobs()
      return null
    case 'changed':
      return { problem: 'Nothing was changed: the list has changed since you saw it. Look at it again.' }
    case 'refused':
      return { problem: 'Nothing was changed: you may not make this change.' }
  }
}
