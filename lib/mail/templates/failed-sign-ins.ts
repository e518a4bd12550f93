import { z } from 'zod'
import { defineTemplate, greetingName } from '@/lib/mail/letter'
import { paths } from '@/lib/paths'
import { site } from '@/lib/content/site'

const payload = z.object({ first_name: z.string() })

/** To the owner of an account after ten wrong passwords within fifteen minutes, once a day. */
export const failedSignIns = defineTemplate(payload, ({ first_name }, { siteUrl, contactEmail }) => {
  const name = greetingName(first_name)
  return {
    subject: `Someone is trying passwords on your ${site.name} account`,
    preview: 'Ten wrong passwords in fifteen minutes. You can still sign in.',
    heading: name ? `${name}, was this you?` : 'Was this you?',
    blocks: [
      {
        type: 'text',
        text: 'Someone entered ten wrong passwords for your account within fifteen minutes. None of them was right, and you can still sign in.',
      },
      {
        type: 'text',
        text: 'If it was you and you forgot your password, reset it. If not, check that your password is long and used nowhere else.',
      },
      { type: 'button', label: 'Reset your password', href: siteUrl + paths.login({ view: 'reset' }) },
    ],
    footnote: 'You get this at most once a day.',
    replyTo: contactEmail,
  }
})
