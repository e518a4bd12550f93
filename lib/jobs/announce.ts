import 'server-only'
import { hasBearer } from '@/lib/auth/bearer'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { announcementSecret } from './announcement-secret'

const ANSWER_WITHIN_MS = 10_000

const secretOf = (path: string) => announcementSecret(path, env.SUPABASE_SECRET_KEY)

/** Whether a server or a worker of this site calls `path`. */
export const isAnnouncement = ({ headers }: Request, path: string): boolean =>
  hasBearer(headers.get('authorization'), secretOf(path))

/**
 * Has the site render its pages anew. A worker may be another process, so it asks. False when nobody answered: pages do it by
 * themselves after five minutes.
 * @param body what changed, for addresses that do not say it
 */
export async function announce(path: string, body?: object): Promise<boolean> {
  try {
    const response = await fetch(new URL(path, env.SITE_URL), {
      method: 'POST',
      headers: { Authorization: `Bearer ${secretOf(path)}` },
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
