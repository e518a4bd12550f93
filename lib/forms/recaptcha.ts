import { z } from 'zod'
import { log } from '@/lib/observability/log'

export type RecaptchaConfig = { siteKey: string; projectId: string; apiKey: string; minScore: number }

/** Milliseconds. The visitor waits for it; without an answer the form is held for review, not lost. */
const TIMEOUT = 4_000

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
      signal: AbortSignal.timeout(TIMEOUT),
    },
  )
  if (!response.ok) throw new Error('reCAPTCHA refused to judge', { cause: response.status })
  return assessment.parse(await response.json())
}

/** False for a bad score, a bad or missing token, and when Google does not answer. Callers hold the form for review. */
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
