import 'server-only'
import { createHash } from 'node:crypto'
import { headers } from 'next/headers'
import { z } from 'zod'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { clientAddress, hashAddress } from './client-address'
import { readValues, type FormState, type FormValues } from './form-state'
import { isOwnOrigin } from './own-origin'
import { SOURCE_PARAM, visitorFields, type FormName } from './visitor-fields'

const MIN_FILL_MS = 2_000
const MAX_SOURCE_LENGTH = 200

export type Visitor = {
  /** Identifies the sender for the rate limit without storing the address. */
  addressHash: string
  /** Equal when a form is sent twice: the ticket of the browser, or the address without one. */
  sender: string
  /** Without a ticket, equal forms count as duplicates only for the time that the database sets. */
  hasTicket: boolean
  source: string | null
}

export type VisitorRequest = {
  form: string
  values: FormValues
  headers: Pick<Headers, 'get'>
  proxyHops: number
  siteUrl: string
  secret: string
}

function isTooFast(fillTime: string | undefined): boolean {
  if (fillTime === undefined) return false
  return !(Number(fillTime) >= MIN_FILL_MS)
}

/** Without JavaScript the parameter is in the referrer, the URL of the form. */
function readSource(values: FormValues, referer: string | null): string | null {
  const page = referer && URL.canParse(referer) ? new URL(referer) : null
  const source = values[visitorFields.source] || page?.searchParams.get(SOURCE_PARAM) || page?.pathname
  // The cut may split a surrogate pair, which Postgres rejects.
  return (
    source
      ?.replace(/\p{Cc}/gu, '')
      .slice(0, MAX_SOURCE_LENGTH)
      .toWellFormed() || null
  )
}

/** Null for bots and for foreign origins. */
export function readVisitor(request: VisitorRequest): Visitor | null {
  const { form, values, headers, proxyHops, siteUrl, secret } = request
  if (!isOwnOrigin(headers.get('origin'), siteUrl)) return null
  if (values[visitorFields.trap] || isTooFast(values[visitorFields.fillTime])) return null
  const ticket = values[visitorFields.ticket]
  const addressHash = hashAddress(clientAddress(headers.get('x-forwarded-for'), proxyHops), secret)
  return {
    addressHash,
    sender: `${form} ${ticket || addressHash}`,
    hasTicket: Boolean(ticket),
    source: readSource(values, headers.get('referer')),
  }
}

type RecaptchaConfig = { siteKey: string; projectId: string; apiKey: string; minScore: number }

/** Milliseconds. Without an answer the form is held for review. */
const RECAPTCHA_TIMEOUT_MS = 4_000

const assessment = z.object({
  tokenProperties: z.object({ valid: z.boolean(), action: z.string().optional() }),
  riskAnalysis: z.object({ score: z.number().optional() }).optional(),
})

async function assess(token: string, action: string, { siteKey, projectId, apiKey }: RecaptchaConfig) {
  const response = await fetch(
    `https://recaptchaenterprise.googleapis.com/v1/projects/${encodeURIComponent(projectId)}/assessments`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': apiKey },
      body: JSON.stringify({ event: { token, siteKey, expectedAction: action } }),
      cache: 'no-store',
      signal: AbortSignal.timeout(RECAPTCHA_TIMEOUT_MS),
    },
  )
  if (!response.ok) throw new Error('reCAPTCHA refused to judge', { cause: response.status })
  return assessment.parse(await response.json())
}

/** False for a bad score, for an invalid or missing token, and when Google does not answer. */
export async function isTrusted(
  token: string | undefined,
  action: string,
  config: RecaptchaConfig,
): Promise<boolean> {
  if (!token) return false
  try {
    const { tokenProperties, riskAnalysis } = await assess(token, action, config)
    const isOurs = tokenProperties.valid && tokenProperties.action === action
    return isOurs && (riskAnalysis?.score ?? 0) >= config.minScore
  } catch (error) {
    log.warn('recaptcha.assess', error, { action })
    return false
  }
}

type CheckedVisitor =
  | {
      ok: true
      visitor: Visitor
      /** Perhaps a bot: stored, and held for review. */
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
    log.warn('forms.refuse', undefined, { form })
    return { ok: false, state: { status: 'failed', reason: recaptcha ? 'recaptcha' : 'refused', values } }
  }
  const isDoubtful = recaptcha !== null && !(await isTrusted(values[visitorFields.token], form, recaptcha))
  return { ok: true, visitor, isDoubtful }
}

/** Idempotency key (UUID), equal for the same sender and data. */
export function submissionKey(sender: string, data: object): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([sender, data]))
    .digest('hex')
  // Version 8 of RFC 9562: custom bits.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
