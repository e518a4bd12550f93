import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'

const ANSWER_WITHIN_MS = 10_000

/** Known to the site's servers and workers alone, since it follows from the key that they share. */
export const announcementSecret = (path: string): string =>
  createHmac('sha256', env.SUPABASE_SECRET_KEY).update(`announcement to ${path}`).digest('hex')

/**
 * Has the site render its pages anew. A worker may be another process, so it asks. False when nobody answered: pages do it by
 * themselves after five minutes.
 * @param body what changed, for addresses that do not say it
 */
export async function announce(path: string, body?: object): Promise<boolean> {
  try {
    const response = await fetch(new URL(path, env.SITE_URL), {
      method: 'POST',
      headers: { Authorization: `Bearer ${announcementSecret(path)}` },
      ...(body && { body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    if (!response.ok) log.warn('jobs.announce', undefined, { path, status: response.status })
    return response.ok
  } catch (error) {
    log.warn('jobs.announce', error, { path })
    return false
  }
}
