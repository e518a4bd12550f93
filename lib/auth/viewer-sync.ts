import 'server-only'
import { cookies } from 'next/headers'
import { env } from '@/lib/env'
import { createSessionClient } from '@/lib/supabase/server'
import { toViewer, type Account, type Mirroring } from './account'
import { readSignIn } from './read-sign-in'
import { serializeViewer, VIEWER_COOKIE } from './viewer-cookie'

/** Seconds: the longest lifetime that browsers allow. */
const MAX_AGE = 400 * 24 * 60 * 60

/** Only in server actions and route handlers. */
export async function syncViewerCookie(
  account: Account | null,
  mirroring: Mirroring | null = null,
): Promise<void> {
  const store = await cookies()
  if (!account) {
    store.delete(VIEWER_COOKIE)
    return
  }
  store.set(VIEWER_COOKIE, serializeViewer(toViewer(account, mirroring)), {
    path: '/',
    maxAge: MAX_AGE,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
  })
}

/** After a change of what the session is worth. @returns the effective user */
export async function refreshViewer(): Promise<Account | null> {
  const { account, mirroring } = await readSignIn(await createSessionClient())
  await syncViewerCookie(account, mirroring)
  return account
}
