import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { paths } from '@/lib/paths'

const ANSWER_WITHIN_MS = 10_000

/** Known to the site's servers and workers alone, since it follows from the key that they share. */
export const filmsSecret = (): string =>
  createHmac('sha256', env.SUPABASE_SECRET_KEY).update('films have changed').digest('hex')

/** Has the site render its pages anew. A worker may be another process, so it asks. Pages do it by themselves after five minutes. */
export async function announceFilms(): Promise<void> {
  try {
    const response = await fetch(new URL(paths.filmsChanged(), env.SITE_URL), {
      method: 'POST',
      headers: { Authorization: `Bearer ${filmsSecret()}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    if (!response.ok) log.warn('jobs.announceFilms', undefined, { status: response.status })
  } catch (error) {
    log.warn('jobs.announceFilms', error)
  }
}
