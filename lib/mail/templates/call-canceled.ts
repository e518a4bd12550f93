import { callPayload } from '@/lib/mail/call-payload'
import { greetingName } from '@/lib/mail/greeting-name'
import { defineTemplate } from '@/lib/mail/template'
import { momentIn } from '@/lib/time/in-zone'
import { callLink } from '@/lib/scheduling/call-token'

/** To the lead: the call is off. */
export const callCanceled = defineTemplate(callPayload, (call, { contactEmail, aboutId }) => {
  const name = greetingName(call.first_name)
  const moment = momentIn(call.time_zone)(call.starts_at)
  return {
    subject: `Canceled: your intro call on ${moment}`,
    preview: 'Your message stays with us.',
    heading: `Your call is canceled${name ? `, ${name}` : ''}.`,
    blocks: [
      { type: 'text', text: `We have taken the call on ${moment} out of our calendar.` },
      {
        type: 'text',
        text: 'Your message stays with us, and you can choose another time whenever you like.',
      },
      { type: 'button', label: 'Choose another time', href: callLink(aboutId, call.starts_at) },
    ],
    footnote: 'You get this because an intro call was booked with your address.',
    replyTo: contactEmail,
  }
})
