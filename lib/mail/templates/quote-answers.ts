import { z } from 'zod'
import { site } from '@/lib/content/site'
import { defineTemplate, greetingName, type Block, type Letter, type MailContext } from '@/lib/mail/letter'
import { paths } from '@/lib/paths'
import { quotePaths } from '@/lib/quotes/quote-paths'
import { declineReasonLabel } from '@/lib/quotes/declines'
import { formatCents } from '@/lib/quotes/money'
import { COMPANY_ZONE, longDay, momentIn } from '@/lib/time/in-zone'

const ourTime = momentIn(COMPANY_ZONE)

const notice = z.object({
  number: z.string(),
  title: z.string(),
  client: z.string(),
  /** Of the owner, who opens the quote in their area. */
  role: z.string(),
  reply_to: z.string().nullable(),
})

const acceptance = z.object({
  accepted_by: z.string(),
  capacity: z.string(),
  accepted_at: z.string(),
  total_cents: z.number(),
  deposit_cents: z.number(),
  sha256: z.string(),
})

const client = z.object({ name: z.string(), number: z.string(), title: z.string(), token: z.string() })

type Notice = z.output<typeof notice>

const noticeLetter = (
  quote: Notice,
  { siteUrl, contactEmail, aboutId }: MailContext,
  letter: Pick<Letter, 'subject' | 'preview' | 'heading' | 'blocks'>,
): Letter => ({
  ...letter,
  blocks: [
    ...letter.blocks,
    {
      type: 'button',
      label: 'Open the quote',
      href: siteUrl + paths.screen(quote.role === 'owl' ? 'owl' : 'admin', `quotes/${aboutId}`),
    },
  ],
  footnote: 'Sent to the owner of the quote, or to the staff address without one.',
  replyTo: quote.reply_to ?? contactEmail,
})

const factsOf = (accepted: z.output<typeof acceptance>, number: string): Block => ({
  type: 'facts',
  rows: [
    ['Quote', number],
    ['Total', formatCents(accepted.total_cents)],
    ...(accepted.deposit_cents > 0
      ? [['Deposit', formatCents(accepted.deposit_cents)] satisfies [string, string]]
      : []),
    ['Accepted by', `${accepted.accepted_by}, ${accepted.capacity}`],
    ['Accepted on', ourTime(accepted.accepted_at)],
    ['SHA-256', accepted.sha256],
  ],
})

/** To the client: the receipt. */
export const quoteAccepted = defineTemplate(
  client.extend(acceptance.shape),
  ({ number, title, token, name, ...accepted }, { siteUrl, contactEmail }) => {
    const greeting = greetingName(name.split(' ')[0] ?? '')
    return {
      subject: `Receipt: you accepted ${number} (${title})`,
      preview: `${formatCents(accepted.total_cents)}. The signed quote is one file.`,
      heading: greeting ? `Thank you, ${greeting}` : 'Thank you',
      blocks: [
        {
          type: 'text',
          text: `The quote “${title}” is accepted. We'll be in touch about next steps. Its page has the signed quote as one PDF, with everything that was agreed.`,
        },
        factsOf(accepted, number),
        { type: 'button', label: 'Open the signed quote', href: siteUrl + quotePaths.quote(token) },
        {
          type: 'text',
          text: `If this wasn't you, reply to this email right away, or write to ${contactEmail}.`,
        },
      ],
      footnote: `You get this because a quote of ${site.name} was sent to this address and has been accepted.`,
      replyTo: contactEmail,
    }
  },
)

/** To the owner. */
export const quoteAcceptedNotice = defineTemplate(notice.extend(acceptance.shape), (quote, context) =>
  noticeLetter(quote, context, {
    subject: `Accepted: ${quote.number}, ${quote.client}, ${formatCents(quote.total_cents)}`,
    preview: `${quote.accepted_by} has accepted “${quote.title}”.`,
    heading: `${quote.client} has accepted`,
    blocks: [
      {
        type: 'text',
        text: `“${quote.title}” is accepted. The lead is won, and the client and the contact are in the catalog. The client has a receipt.`,
      },
      factsOf(quote, quote.number),
    ],
  }),
)

/** To the owner: the client asks. */
export const quoteQuestion = defineTemplate(notice.extend({ body: z.string() }), (quote, context) =>
  noticeLetter(quote, context, {
    subject: `Question about ${quote.number}: ${quote.client}`,
    preview: quote.body,
    heading: `${quote.client} asks`,
    blocks: [
      {
        type: 'text',
        text: `About “${quote.title}”. Answer on the screen of the quote: the client then sees it on their page, too.`,
      },
      { type: 'quote', text: quote.body },
    ],
  }),
)

/** To the owner: the client does not want it. */
export const quoteDeclined = defineTemplate(
  notice.extend({ reason: z.string(), note: z.string().nullable() }),
  (quote, context) =>
    noticeLetter(quote, context, {
      subject: `Declined: ${quote.number}, ${quote.client}`,
      preview: declineReasonLabel(quote.reason),
      heading: `${quote.client} has declined`,
      blocks: [
        { type: 'text', text: `“${quote.title}”. The reason: ${declineReasonLabel(quote.reason)}.` },
        ...(quote.note ? [{ type: 'quote' as const, text: quote.note }] : []),
      ],
    }),
)

/** To the owner: nobody has answered in time. */
export const quoteExpired = defineTemplate(
  notice.extend({ valid_until: z.string(), is_seen: z.boolean() }),
  (quote, context) =>
    noticeLetter(quote, context, {
      subject: `Expired: ${quote.number}, ${quote.client}`,
      preview: `It was valid until ${longDay(quote.valid_until)}.`,
      heading: 'A quote has expired',
      blocks: [
        {
          type: 'text',
          text: `“${quote.title}” was valid until ${longDay(quote.valid_until)}. The client has ${quote.is_seen ? 'opened it and not answered' : 'never opened it'}. A new version makes it valid again.`,
        },
      ],
    }),
)

/** To the client, three days before the last day. */
export const quoteReminder = defineTemplate(
  client.extend({ valid_until: z.string(), total_cents: z.number() }),
  ({ title, number, token, name, valid_until, total_cents }, { siteUrl, contactEmail }) => {
    const greeting = greetingName(name.split(' ')[0] ?? '')
    return {
      subject: `Your quote is valid until ${longDay(valid_until)}: ${title}`,
      preview: 'You can still choose, ask, accept or decline.',
      heading: greeting ? `A few days left, ${greeting}` : 'A few days left',
      blocks: [
        {
          type: 'text',
          text: `Our quote “${title}” is valid until the end of ${longDay(valid_until)}. If you have questions, ask us on its page.`,
        },
        {
          type: 'facts',
          rows: [
            ['Quote', number],
            ['Total', formatCents(total_cents)],
          ],
        },
        { type: 'button', label: 'Open the quote', href: siteUrl + quotePaths.quote(token) },
      ],
      footnote: `You get this once, because you asked ${site.name} for a quote. If you do nothing, it expires.`,
      replyTo: contactEmail,
    }
  },
)
