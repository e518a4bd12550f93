'use server'

import { revalidatePath } from 'next/cache'
import * as z from 'zod/mini'
import { publicAction } from '@/lib/actions/public-action'
import { QUOTE_CONSENT } from '@/lib/content/quote-consent'
import { acceptQuote, commentQuote, declineQuote, openQuote } from '@/lib/data/privileged/quotes'
import type { FailureReason, FormState, FormValues } from '@/lib/forms/form-state'
import { parseForm } from '@/lib/forms/parse-form'
import { sendMailSoon } from '@/lib/mail/sender'
import { quotePaths } from '@/lib/quotes/quote-paths'
import { chosenOptions, totalsOf } from '@/lib/quotes/shown'
import { parseAcceptance, type PostedAcceptance } from '@/lib/schemas/quote-acceptance'
import { quoteDeclineSchema, quoteQuestionSchema } from '@/lib/schemas/quote-answers'

const token = z.string().check(z.maxLength(200))

/** The page then shows what has become of the quote. */
function answer(opened: string, failure: FailureReason | null, values: FormValues): FormState {
  if (failure !== 'busy') revalidatePath(quotePaths.quote(opened))
  if (failure) return { status: 'failed', reason: failure, values }
  sendMailSoon()
  return { status: 'success' }
}

async function readShown(opened: string, posted: PostedAcceptance) {
  const quote = await openQuote(opened)
  if (quote === 'busy') return 'busy'
  if (quote === null || quote.state === 'replaced') return 'closed'
  const chosen = chosenOptions(quote.document, posted.options)
  const isShown =
    quote.documentSha256 === posted.documentSha256 &&
    chosen.length === posted.options.length &&
    totalsOf(quote.document, chosen).totalCents === posted.shownTotal
  return isShown ? { quote, chosen } : 'changed'
}

export const acceptShownQuote = publicAction(
  { visitor: 'quote_answer', args: [token], form: (formData) => parseAcceptance(formData) },
  async ({ args: [opened], data, values, visitor }) => {
    const shown = await readShown(opened, data)
    if (typeof shown === 'string') return answer(opened, shown, values)
    const outcome = await acceptQuote(opened, shown.quote, shown.chosen, data, QUOTE_CONSENT, visitor)
    return answer(opened, outcome === 'accepted' ? null : outcome, values)
  },
)

export const askAboutQuote = publicAction(
  {
    visitor: 'quote_answer',
    args: [token],
    form: (formData) => parseForm(quoteQuestionSchema, formData),
  },
  async ({ args: [opened], data, values, visitor }) => {
    const outcome = await commentQuote(opened, data.question, visitor)
    return answer(opened, outcome === 'stored' ? null : outcome, values)
  },
)

export const declineShownQuote = publicAction(
  {
    visitor: 'quote_answer',
    args: [token],
    form: (formData) => parseForm(quoteDeclineSchema, formData),
  },
  async ({ args: [opened], data, values, visitor }) => {
    const outcome = await declineQuote(opened, data, visitor)
    return answer(opened, outcome === 'declined' ? null : outcome, values)
  },
)
