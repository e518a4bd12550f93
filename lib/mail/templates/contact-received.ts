import { z } from 'zod'
import { greetingName } from '@/lib/mail/greeting-name'
import { defineTemplate } from '@/lib/mail/template'
import { paths } from '@/lib/paths'

const payload = z.object({ first_name: z.string() })

/**
 * To the sender of the contact form. The message is not quoted: whoever types somebody else's address would be sending
 * them a text of their own choice in our name.
 */
export const contactReceived = defineTemplate(payload, (lead, { siteUrl, contactEmail }) => {
  const name = greetingName(lead.first_name)
  return {
    subject: 'We have your message',
    preview: 'A producer reads it and replies within 24 hours.',
    heading: name ? `Thanks, ${name}.` : 'Thanks for writing.',
    blocks: [
      { type: 'text', text: 'Your message is with us. A producer reads it and replies within 24 hours.' },
      {
        type: 'text',
        text: 'Until then we look at who films near you. Then you get questions or a first idea, and we go through your plan together in the free consultation. You decide after that.',
      },
      { type: 'button', label: 'Watch our work', href: siteUrl + paths.videos() },
      {
        type: 'text',
        text: `Something to add? Just answer this mail, or write to ${contactEmail}.`,
      },
    ],
    footnote:
      'You get this because the contact form on our site was sent with your address. If that was not you, nothing further comes.',
    replyTo: contactEmail,
  }
})
