import { z } from 'zod'
import { greetingName } from '@/lib/mail/greeting-name'
import { defineTemplate } from '@/lib/mail/template'
import { paths } from '@/lib/paths'

const payload = z.object({ first_name: z.string() })

const FOOTNOTE = 'You get this because you applied to our network with this address.'

/** To the applicant: yes. */
export const applicationApproved = defineTemplate(payload, (application, { contactEmail }) => {
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
        text: `If you move, change your number or buy a new camera, answer this mail or write to ${contactEmail}.`,
      },
    ],
    footnote: FOOTNOTE,
    replyTo: contactEmail,
  }
})

/** To the applicant: not now. */
export const applicationDeclined = defineTemplate(payload, (application, { siteUrl, contactEmail }) => {
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
        text: 'What we look for changes with what we are asked to film, and where. With a new reel or other gear you are welcome to apply again.',
      },
      { type: 'button', label: 'Apply again', href: siteUrl + paths.hiringVideographers() },
      { type: 'text', text: `Questions? Answer this mail, or write to ${contactEmail}.` },
    ],
    footnote: FOOTNOTE,
    replyTo: contactEmail,
  }
})
