import { z } from 'zod'
import { defineTemplate, greetingName } from '@/lib/mail/letter'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'

const noticePayload = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  state: z.string(),
  website: z.string().nullable(),
  linkedin_url: z.string().nullable(),
  about: z.string(),
  cameras: z.array(z.string()),
  lenses: z.array(z.string()),
  status: z.string(),
})

/** To the staff: a new application. */
export const applicationNotice = defineTemplate(noticePayload, (application, { siteUrl, aboutId }) => {
  const name = `${application.first_name} ${application.last_name}`
  const place = `${application.city}, ${application.state}`
  const isHeld = application.status === 'held'
  const facts: [string, string | null][] = [
    ['Name', name],
    ['Email', application.email],
    ['Phone', application.phone],
    ['Place', place],
    ['Website', application.website],
    ['LinkedIn', application.linkedin_url],
    ['Cameras', application.cameras.join(', ') || null],
    ['Lenses', application.lenses.join(', ') || null],
  ]
  return {
    subject: `${isHeld ? 'Please review' : 'New application'}: ${name} (${place})`,
    preview: application.about,
    heading: isHeld ? 'Please review this request' : 'New application',
    blocks: [
      {
        type: 'text',
        text: isHeld
          ? 'This may be spam, so we have not confirmed it to the sender. If it is real, set the status to New and the confirmation goes out.'
          : 'Replies go to the applicant.',
      },
      { type: 'quote', text: application.about },
      { type: 'facts', rows: facts.filter((fact): fact is [string, string] => fact[1] !== null) },
      { type: 'button', label: 'Open in the dashboard', href: siteUrl + staffPaths.application(aboutId) },
    ],
    footnote: 'Sent to the staff address by the application form.',
    replyTo: application.email,
  }
})

const applicantPayload = z.object({ first_name: z.string() })

/** To the applicant. Quotes nothing, as in the confirmation of the contact form. */
export const applicationReceived = defineTemplate(applicantPayload, (application, { contactEmail }) => {
  const name = greetingName(application.first_name)
  return {
    subject: 'We have your application',
    preview: 'A producer will read it and look at your work.',
    heading: name ? `Thanks, ${name}.` : 'Thanks for applying.',
    blocks: [
      {
        type: 'text',
        text: 'We have your application. A producer will read it, look at the work you linked, and write to you either way.',
      },
      {
        type: 'text',
        text: `Something to add, such as a new reel or a lens you forgot? Just reply to this email, or write to ${contactEmail}.`,
      },
    ],
    footnote:
      "You get this because someone sent the application form on our site with your address. If it wasn't you, you won't hear from us again.",
    replyTo: contactEmail,
  }
})

const DECISION_FOOTNOTE = 'You get this because you applied to our network with this address.'

/** To the applicant: approved. */
export const applicationApproved = defineTemplate(applicantPayload, (application, { contactEmail }) => {
  const name = greetingName(application.first_name)
  return {
    subject: 'Welcome to the network',
    preview: 'We would like to film with you.',
    heading: name ? `Welcome, ${name}.` : 'Welcome.',
    blocks: [
      {
        type: 'text',
        text: 'A producer has read your application and looked at your work, and we would like to film with you.',
      },
      {
        type: 'text',
        text: 'When a shoot near you suits what you film and what you film with, we write to you with the date, the place and the pay. You say yes or no to each one. Once you have said yes, the schedule, the shot list, the contacts and the delivery come in writing.',
      },
      {
        type: 'text',
        text: `If you move, change your number or buy a new camera, reply to this email or write to ${contactEmail}.`,
      },
    ],
    footnote: DECISION_FOOTNOTE,
    replyTo: contactEmail,
  }
})

/** To the applicant: declined. */
export const applicationDeclined = defineTemplate(
  applicantPayload,
  (application, { siteUrl, contactEmail }) => {
    const name = greetingName(application.first_name)
    return {
      subject: 'About your application',
      preview: 'We cannot offer you a place in the network now.',
      heading: name ? `Thank you for applying, ${name}.` : 'Thank you for applying.',
      blocks: [
        {
          type: 'text',
          text: 'A producer has read your application and looked at your work. We cannot offer you a place in the network now.',
        },
        {
          type: 'text',
          text: "What we need depends on what clients ask us to film, and where. You're welcome to apply again with a new reel or new gear.",
        },
        { type: 'button', label: 'Apply again', href: siteUrl + paths.hiringVideographers() },
        { type: 'text', text: `Questions? Reply to this email, or write to ${contactEmail}.` },
      ],
      footnote: DECISION_FOOTNOTE,
      replyTo: contactEmail,
    }
  },
)
