import 'server-only'
import { DataError, RATE_LIMITED } from '@/lib/errors'
import { senderHash } from '@/lib/forms/client-address'
import type { CalendarFeed } from '@/lib/portal/calendar-feed'
import { createAdminClient } from '@/lib/supabase/admin'

/** Null for an unknown address, and when its person may not sign in any more. `busy`: the rate limit is reached. */
export async function readCalendarFeed(token: string): Promise<CalendarFeed | 'busy' | null> {
  const { data, error } = await createAdminClient().rpc('read_calendar_feed', {
    token,
    address_hash: await senderHash(),
  })
  if (error?.code === RATE_LIMITED) return 'busy'
  // Only the code: the rest may contain the token.
  if (error) throw new DataError('calendarFeed.readCalendarFeed', { cause: error.code })
  return data as CalendarFeed | null
}
