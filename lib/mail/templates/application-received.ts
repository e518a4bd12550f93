import { z } from 'zod'
import { greetingName } from '@/lib/mail/greeting-name'
import { defineTemplate } from '@/lib/mail/template'

const payload = z.object({ first_name: z.string() })

/** To the applicant. Nothing of the application is quoted, as in the confirmation of the contact form. */
export const applicationReceived = defineTemplate(payload, (application, { contactEmail }) => {
  const name = greetingName(application.first_name)
  return {
    subject: 'We have your application',
    preview: 'A producer reads it and looks at your work.',
    heading: name ? `Thanks, ${name}.` : 'Thanks for applying.',
    blocks: [
      {
        type: 'text',
        text: 'Your application is with us. A producer reads it, looks at the work you linked, and writes to you either way.',
      },
      {
        type: 'text',
        text: `Something to add, such as a new reel or a lens you forgot? Just answer this mail, or write to ${contactEmail}.`,
      },
    ],
    footnote:
      'You get this because the application form on our site was sent with your address. If that was not you, nothing further comes.',
    replyTo: contactEmail,
  }
})
