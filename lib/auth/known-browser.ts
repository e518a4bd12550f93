import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import { env } from '@/lib/env'

const COOKIE = 'browser'
/** Seconds. */
const MAX_AGE = 180 * 24 * 60 * 60

const signatureOf = (id: string, email: string) =>
  createHmac('sha256', env.SUPABASE_SECRET_KEY)
    .update(`known browser ${id} ${email.trim().toLowerCase()}`)
    .digest('base64url')

/** @returns the id of the browser in the cookie; null unless the cookie was given for this account */
export function readKnownBrowser(cookie: string | undefined, email: string): string | null {
  const [id, signature] = cookie?.split('.') ?? []
  if (!id || !signature) return null
  const [expected, given] = [Buffer.from(signatureOf(id, email)), Buffer.from(signature)]
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : null
}

export const makeKnownBrowser = (email: string): string => {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${signatureOf(id, email)}`
}

/** A browser in which this account has signed in before. It has attempts of its own, which nobody elsewhere can use up. */
export async function getKnownBrowser(email: string): Promise<string | null> {
  return readKnownBrowser((await cookies()).get(COOKIE)?.value, email)
}

/** Only in server actions and route handlers. */
export async function rememberBrowser(email: string): Promise<void> {
  if (await getKnownBrowser(email)) return
  const store = await cookies()
  store.set(COOKIE, makeKnownBrowser(email), {
    path: '/login',
    maxAge: MAX_AGE,
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
  })
}
