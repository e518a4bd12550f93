import 'server-only'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { readCallToken, signCallToken } from './call-token'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** For the browser that has sent the contact form. Valid for two hours; mails have their own link. */
export const issueCallToken = (leadId: string) =>
  signCallToken(leadId, Date.now() + 2 * HOUR_MS, env.SUPABASE_SECRET_KEY)

/** For mails: to move or cancel the call until a day after it. */
export const callLink = (leadId: string, startsAt: string) =>
  env.SITE_URL +
  paths.introCall(signCallToken(leadId, Date.parse(startsAt) + DAY_MS, env.SUPABASE_SECRET_KEY))

export const readLeadId = (token: string) => readCallToken(token, Date.now(), env.SUPABASE_SECRET_KEY)
