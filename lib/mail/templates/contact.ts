import { z } from 'zod'
import { defineTemplate, greetingName } from '@/lib/mail/letter'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'

const noticePayload = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  business_name: z.string(),
  website: z.string().nullable(),
  phone_number: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  message: z.string(),
  source: z.string().nullable(),
  status: z.string(),
  // Absent from messages that were queued before leads had them.
  landing_path: z.string().nullish(),
})

/** To the staff: a new lead. */
export const contactNotice = defineTemplate(noticePayload, (lead, { siteUrl, aboutId }) => {
  const name = `${lead.first_name} ${lead.last_name}`
  const isHeld = lead.status === 'held'
  const facts: [string, string | null][] = [
    ['Name', name],
    ['Business', lead.business_name],
    ['Email', lead.email],
    ['Phone', lead.phone_number],
    ['Website', lead.website],
    ['Place', [lead.city, lead.state].filter(Boolean).join(', ') || null],
    ['Came from', lead.source],
    ['First page', lead.landing_path ?? null],
  ]
  return {
    subject: `${isHeld ? 'Please review' : 'New lead'}: ${lead.business_name} (${name})`,
    preview: lead.message,
    heading: isHeld ? 'Please review this request' : 'New lead',
    blocks: [
      {
        type: 'text',
        text: isHeld
          ? 'This may be spam, so we have not confirmed it to the sender. If it is real, set the status to New and the confirmation goes out.'
          : 'The site promises a reply within 24 hours. Replies go to the sender.',
      },
      { type: 'quote', text: lead.message },
      { type: 'facts', rows: facts.filter((fact): fact is [string, string] => fact[1] !== null) },
      { type: 'button', label: 'Open in the dashboard', href: siteUrl + staffPaths.lead('admin', aboutId) },
    ],
    footnote: 'Sent to the staff address by the contact form.',
    replyTo: lead.email,
  }
})

const receivedPayload = z.object({ first_name: z.string() })

/** To the sender. Does not quote the message: it could be sent to the address of another person. */
export const contactReceived = defineTemplate(receivedPayload, (lead, { siteUrl, contactEmail }) => {
  const name = greetingName(lead.first_name)
  return {
    subject: 'We have your message',
    preview: 'A producer will read it and reply within 24 hours.',
    heading: name ? `Thanks, ${name}.` : 'Thanks for writing.',
    blocks: [
      { type: 'text', text: 'We have your message. A producer will read it and reply within 24 hours.' },
      {
        type: 'text',
        text: "Until then we look at who films near you. Then you get questions or a first idea, and we go through your plan together in the free consultation. There's no obligation.",
      },
      { type: 'button', label: 'Watch our work', href: siteUrl + paths.videos() },
      {
        type: 'text',
        text: `Something to add? Just reply to this email, or write to ${contactEmail}.`,
      },
    ],
    footnote:
      "You get this because someone sent the contact form on our site with your address. If it wasn't you, you won't hear from us again.",
    replyTo: contactEmail,
  }
})
