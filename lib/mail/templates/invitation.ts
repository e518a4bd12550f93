import { z } from 'zod'
import { defineTemplate, greetingName } from '@/lib/mail/letter'
import { paths } from '@/lib/paths'
import { site } from '@/lib/content/site'

const payload = z.object({ first_name: z.string(), token: z.string() })

export const invitation = defineTemplate(payload, ({ first_name, token }, { siteUrl, contactEmail }) => {
  const name = greetingName(first_name)
  return {
    subject: `Your ${site.name} account`,
    preview: 'Choose a password to get started.',
    heading: name ? `Welcome, ${name}.` : 'Welcome.',
    blocks: [
      {
        type: 'text',
        text: `You have been invited to the ${site.name} portal. Choose a password to get started.`,
      },
      { type: 'button', label: 'Choose a password', href: siteUrl + paths.invitation(token) },
      {
        type: 'text',
        text: 'The link works once, for 14 days. Keep it to yourself: anyone with this link can access your account.',
      },
    ],
    footnote:
      "You get this because a colleague entered your address. If you weren't expecting it, ignore it and you won't hear from us again.",
    replyTo: contactEmail,
  }
})
