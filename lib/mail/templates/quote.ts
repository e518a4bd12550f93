import { z } from 'zod'
import { site } from '@/lib/content/site'
import { defineTemplate, greetingName, type Block } from '@/lib/mail/letter'
import { quotePaths } from '@/lib/quotes/quote-paths'
import { formatCents } from '@/lib/quotes/money'
import { longDay } from '@/lib/time/in-zone'

const quotePayload = z.object({
  name: z.string(),
  number: z.string(),
  title: z.string(),
  version: z.number(),
  total_cents: z.number(),
  /** As in '2026-11-23'. */
  valid_until: z.string(),
  /** Empty when nobody owns it. */
  prepared_by: z.string(),
  token: z.string(),
})

const firstName = (name: string) => greetingName(name.split(' ')[0] ?? '')

const factsOf = ({
  number,
  total_cents,
  valid_until,
  prepared_by,
}: z.output<typeof quotePayload>): Block => ({
  type: 'facts',
  rows: [
    ['Quote', number],
    ['Total', formatCents(total_cents)],
    ['Valid until', longDay(valid_until)],
    ...(prepared_by ? [['From', prepared_by] as [string, string]] : []),
  ],
})

/** To a client: here is the quote, or its new version. */
export const quoteSent = defineTemplate(quotePayload, (quote, { siteUrl, contactEmail }) => {
  const name = firstName(quote.name)
  const isNew = quote.version > 1
  return {
    subject: isNew ? `New version of your quote: ${quote.title}` : `Your quote: ${quote.title}`,
    preview: `${formatCents(quote.total_cents)}, valid until ${longDay(quote.valid_until)}.`,
    heading: name ? `Here is your quote, ${name}` : 'Here is your quote',
    blocks: [
      {
        type: 'text',
        text: isNew
          ? `We have changed our quote “${quote.title}”. This version replaces the one before it.`
          : `We have written a quote for “${quote.title}”. You can choose what you need, ask us anything, and accept it on one page.`,
      },
      factsOf(quote),
      { type: 'button', label: 'Open the quote', href: siteUrl + quotePaths.quote(quote.token) },
      {
        type: 'text',
        text: "There's no obligation. The link is for you: anyone with it can read and accept the quote.",
      },
    ],
    footnote: `You get this because you asked ${site.name} for a quote. Replies reach us, too.`,
    replyTo: contactEmail,
  }
})

/** To a client: somebody here has answered a question. */
export const quoteAnswer = defineTemplate(
  quotePayload.extend({ answer: z.string() }),
  (quote, { siteUrl, contactEmail }) => ({
    subject: `Answer to your question: ${quote.title}`,
    preview: quote.answer,
    heading: 'We have answered your question',
    blocks: [
      { type: 'quote', text: quote.answer },
      { type: 'button', label: 'Open the quote', href: siteUrl + quotePaths.quote(quote.token) },
      factsOf(quote),
    ],
    footnote: `You get this because you asked a question about a quote of ${site.name}.`,
    replyTo: contactEmail,
  }),
)
