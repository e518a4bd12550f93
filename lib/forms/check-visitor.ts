import 'server-only'
import { headers } from 'next/headers'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import type { FormState } from './form-state'
import { readValues } from './read-values'
import { isTrusted, type RecaptchaConfig } from './recaptcha'
import { readVisitor, type Visitor } from './visitor'
import { visitorFields, type FormName } from './visitor-fields'

type CheckedVisitor =
  | {
      ok: true
      visitor: Visitor
      /** Perhaps a script: to be stored like everything, and held until somebody has looked at it. */
      isDoubtful: boolean
    }
  | { ok: false; state: FormState }

function readConfig(): RecaptchaConfig | null {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_PROJECT_ID: projectId, RECAPTCHA_API_KEY: apiKey } = env
  if (!siteKey || !projectId || !apiKey) return null
  return { siteKey, projectId, apiKey, minScore: env.RECAPTCHA_MIN_SCORE }
}

export async function checkVisitor(form: FormName, formData: FormData): Promise<CheckedVisitor> {
  const values = readValues(formData)
  const recaptcha = readConfig()
  const visitor = readVisitor({
    form,
    values,
    headers: await headers(),
    proxyHops: env.TRUSTED_PROXY_HOPS,
    siteUrl: env.SITE_URL,
    secret: env.SUPABASE_SECRET_KEY,
  })
  if (!visitor) {
    // Not from a person on this site.
    log.warn('forms.refuse', undefined, { form })
    return { ok: false, state: { status: 'failed', reason: recaptcha ? 'recaptcha' : 'refused', values } }
  }
  const isDoubtful = recaptcha !== null && !(await isTrusted(values[visitorFields.token], form, recaptcha))
  return { ok: true, visitor, isDoubtful }
}
