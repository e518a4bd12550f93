import 'server-only'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { readCallToken, signCallToken } from './call-token'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** For the browser that has just sent the form. Short-lived: the mail about a booked call has a link of its own. */
export const issueCallToken = (leadId: string) =>
  signCallToken(leadId, Date.now() + 2 * HOUR_MS, env.SUPABASE_SECRET_KEY)

/** Address for a mail, under which the call can be moved or canceled until a day after it. */
export const callLink = (leadId: string, startsAt: string) =>
  env.SITE_URL +
  paths.introCall(signCallToken(leadId, Date.parse(startsAt) + DAY_MS, env.SUPABASE_SECRET_KEY))

/** The lead that a token speaks for, null when it is not ours or has expired. */
export const leadOfToken = (token: string) => readCallToken(token, Date.now(), env.SUPABASE_SECRET_KEY)
