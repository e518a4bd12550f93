import 'server-only'
import { env } from '@/lib/env'
import { DataError } from '@/lib/errors'
import { log } from '@/lib/observability/log'
import type { Schedule } from '@/lib/scheduling/types'
import { getAgenda } from '@/lib/data/privileged/intro-calls'

/** How a lead books its intro call. Null while the database is away: whoever asks says so and offers to try again. */
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
