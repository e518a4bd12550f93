import 'server-only'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { readCallToken, signCallToken } from './call-token'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** For the browser that has sent the contact form. Valid for two hours; mails have their own link. */
export const issueCallToken = (leadId: string) =>
  signCallToken(leadId, Date.now() + 2 * HOUR_MS, env.SUPABASE_SECRET_KEY)

/** To move or cancel the call until a day after it. */
export const callPath = (leadId: string, startsAt: string) =>
  paths.introCall(signCallToken(leadId, Date.parse(startsAt) + DAY_MS, env.SUPABASE_SECRET_KEY))

/** For mails. */
export const callLink = (leadId: string, startsAt: string) => env.SITE_URL + callPath(leadId, startsAt)

/** For the letter that asks whether the address is the lead's. */
export const confirmCallLink = (leadId: string, startsAt: string) =>
  env.SITE_URL +
  paths.introCallConfirmation(
    signCallToken(leadId, Date.parse(startsAt) + DAY_MS, env.SUPABASE_SECRET_KEY, 'confirmation'),
  )

export const readLeadId = (token: string) => readCallToken(token, Date.now(), env.SUPABASE_SECRET_KEY)

export const readConfirmingLeadId = (token: string) =>
  readCallToken(token, Date.now(), env.SUPABASE_SECRET_KEY, 'confirmation')
