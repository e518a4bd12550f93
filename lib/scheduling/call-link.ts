import 'server-only'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { readCallToken, signCallToken } from './call-token'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** For the browser that has just sent the contact form. Valid for two hours; the mail about a booked call has its own link. */
export const issueCallToken = (leadId: string) =>
  signCallToken(leadId, Date.now() + 2 * HOUR_MS, env.SUPABASE_SECRET_KEY)

/** The link in a mail with which the call can be moved or canceled. Valid until a day after the call. */
export const callLink = (leadId: string, startsAt: string) =>
  env.SITE_URL +
  paths.introCall(signCallToken(leadId, Date.parse(startsAt) + DAY_MS, env.SUPABASE_SECRET_KEY))

/** The id of the lead; null for an invalid or expired token. */
export const leadOfToken = (token: string) => readCallToken(token, Date.now(), env.SUPABASE_SECRET_KEY)
