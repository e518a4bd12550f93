import { z } from 'zod'
import { REQUEST_DAYS } from '@/lib/catalogue/review-requests'
import { site } from '@/lib/content/site'
import { defineTemplate, greetingName } from '@/lib/mail/letter'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'

const requestPayload = z.object({ first_name: z.string(), film: z.string(), token: z.string() })

/** To a contact: please review a film. */
export const reviewRequest = defineTemplate(
  requestPayload,
  ({ first_name, film, token }, { siteUrl, contactEmail }) => {
    const name = greetingName(first_name)
    return {
      subject: `How was working with us? (${film})`,
      preview: 'Two minutes: a star rating and a few words of your own.',
      heading: name ? `How was it, ${name}?` : 'How was it?',
      blocks: [
        {
          type: 'text',
          text: `We made “${film}” together. Would you tell others how it went? A star rating and a few words are enough.`,
        },
        { type: 'button', label: 'Write a review', href: siteUrl + paths.review(token) },
        {
          type: 'text',
          text: `With your consent we publish it on our website, with your name, your position and your company. Nothing appears until one of us has read it. The link works once, for ${REQUEST_DAYS} days.`,
        },
      ],
      footnote: `You get this because you worked on a film with ${site.name}. There's no obligation, and we don't send reminders automatically.`,
      replyTo: contactEmail,
    }
  },
)

const noticePayload = z.object({
  author_name: z.string(),
  /** Null: the contact has no address any more. */
  email: z.string().nullable(),
  client: z.string(),
  /** Null: the film was deleted. */
  film: z.string().nullable(),
  rating: z.number(),
  description: z.string(),
  is_doubtful: z.boolean(),
})

/** To the staff: a contact sent a review. */
export const reviewNotice = defineTemplate(noticePayload, (review, { siteUrl, contactEmail, aboutId }) => {
  const facts: [string, string | null][] = [
    ['From', review.author_name],
    ['Client', review.client],
    ['Film', review.film],
    ['Rating', `${review.rating} of 5 stars`],
  ]
  return {
    subject: `Review to approve: ${review.client}, ${review.rating} of 5 stars`,
    preview: review.description,
    heading: 'New review to approve',
    blocks: [
      {
        type: 'text',
        text: review.is_doubtful
          ? 'This may be spam. Ask the contact before you publish it.'
          : "Visitors don't see it until you publish it. Replies go to the contact.",
      },
      { type: 'quote', text: review.description },
      { type: 'facts', rows: facts.filter((fact): fact is [string, string] => fact[1] !== null) },
      { type: 'button', label: 'Read and decide', href: siteUrl + staffPaths.review(aboutId) },
    ],
    footnote: 'Sent to the staff address by the review form.',
    replyTo: review.email ?? contactEmail,
  }
})
