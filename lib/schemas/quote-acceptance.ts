import * as z from 'zod/mini'
import type { FormState, Parsed } from '@/lib/forms/form-state'
import { parseForm } from '@/lib/forms/parse-form'
import { quoteAnswerSchema, type QuoteAnswer } from './quote-answers'

const MOST_OPTIONS = 100

const shown = z.object({
  documentSha256: z.string().check(z.maxLength(64)),
  shownTotal: z.coerce.number().check(z.int()),
  options: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MOST_OPTIONS)),
})

export type PostedAcceptance = QuoteAnswer & z.output<typeof shown>

/**
 * What was posted, with the ticked lines as `options`. Without JavaScript the page is rendered again for new totals: then
 * nothing is wrong, and nothing is accepted.
 */
export function parseAcceptance(formData: FormData): Parsed<PostedAcceptance, FormState> {
  const ticked = [...new Set(formData.getAll('option').map(String))]
  const options = { options: ticked.slice(0, MOST_OPTIONS).join(' ') }
  const answer = parseForm(quoteAnswerSchema, formData)
  const values = answer.ok ? answer.values : 'values' in answer.state ? answer.state.values : {}
  const kept = { ...values, ...options }
  if (formData.get('intent') === 'update') {
    return { ok: false, state: { status: 'invalid', errors: {}, values: kept } }
  }
  if (!answer.ok) {
    return {
      ok: false,
      state: answer.state.status === 'invalid' ? { ...answer.state, values: kept } : answer.state,
    }
  }
  const page = shown.safeParse({
    documentSha256: formData.get('documentSha256'),
    shownTotal: formData.get('shownTotal'),
    options: ticked,
  })
  // A page cannot post anything else.
  if (!page.success) return { ok: false, state: { status: 'failed', reason: 'changed', values: kept } }
  return { ok: true, data: { ...answer.data, ...page.data }, values: kept }
}
