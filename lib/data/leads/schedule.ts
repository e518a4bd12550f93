import 'server-only'
import { env } from '@/lib/env'
import { DataError } from '@/lib/errors'
import { log } from '@/lib/observability/log'
import type { Schedule } from '@/lib/scheduling/types'
import { getAgenda } from '@/lib/data/privileged/intro-calls'

/** Null when the database does not answer; callers offer a retry. */
export async function getSchedule(leadId: string): Promise<Schedule | null> {
  if (env.SCHEDULING_URL) return { kind: 'external', url: env.SCHEDULING_URL }
  try {
    return { kind: 'builtin', agenda: await getAgenda(leadId) }
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    log.error('schedule.getSchedule', error)
    return null
  }
}
