import { z } from 'zod'
import { site } from '@/lib/content/site'
import { defineTemplate, greetingName } from '@/lib/mail/letter'
import { paths } from '@/lib/paths'

const EVENTS = {
  enrolled: {
    subject: `Two-step sign-in is on for your ${site.name} account`,
    text: 'From now on you enter a code from your authenticator app after your password. Your other sessions ask for one, too.',
  },
  removed: {
    subject: `Two-step sign-in is off for your ${site.name} account`,
    text: 'From now on your password alone signs you in. Someone turned two-step sign-in off with one of your codes.',
  },
  passkey_added: {
    subject: `A passkey was added to your ${site.name} account`,
    text: 'From now on it can be the second step after your password. Someone added it with your password.',
  },
  passkey_removed: {
    subject: `A passkey of your ${site.name} account was removed`,
    text: 'It does not sign you in any more. Someone removed it with your password.',
  },
  recovery_code: {
    subject: `A recovery code was used for your ${site.name} account`,
    text: 'Someone entered one of your recovery codes instead of a code from your authenticator app. It does not work again.',
  },
  reset: {
    subject: `Two-step sign-in of your ${site.name} account was reset`,
    text: 'A super admin reset your second step. You are signed out everywhere. Sign in with your password, and set it up again.',
  },
  guessed: {
    subject: `Someone has your ${site.name} password`,
    text: 'Someone signed in with your password and entered nine wrong codes within fifteen minutes. After a tenth, no code counts for a while.',
  },
} as const

const payload = z.object({
  first_name: z.string(),
  event: z.enum(Object.keys(EVENTS) as (keyof typeof EVENTS)[]),
})

/** To the person, whatever happens to their second factor. */
export const secondFactor = defineTemplate(payload, ({ first_name, event }, { siteUrl, contactEmail }) => {
  const name = greetingName(first_name)
  const { subject, text } = EVENTS[event]
  return {
    subject,
    preview: text,
    heading: name ? `${name}, was this you?` : 'Was this you?',
    blocks: [
      { type: 'text', text },
      {
        type: 'text',
        text: 'If it was you or was agreed with you, there is nothing to do. If not, choose a new password at once and tell a super admin.',
      },
      { type: 'button', label: 'Reset your password', href: siteUrl + paths.login({ view: 'reset' }) },
    ],
    footnote: 'You get this because someone changed or tried your second step.',
    replyTo: contactEmail,
  }
})
