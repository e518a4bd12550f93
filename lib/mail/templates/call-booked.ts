import { callPayload } from '@/lib/mail/call-payload'
import { greetingName } from '@/lib/mail/greeting-name'
import { defineTemplate } from '@/lib/mail/template'
import { CALL_DETAILS } from '@/lib/scheduling/calendar-links'
import { momentIn } from '@/lib/time/in-zone'
import { callInvite } from '@/lib/scheduling/invite'
import { callLink } from '@/lib/scheduling/call-token'

/** To the lead: the call is booked or moved, and how to move or cancel it. */
export const callBooked = defineTemplate(callPayload, (call, { contactEmail, aboutId }) => {
  const name = greetingName(call.first_name)
  const moment = momentIn(call.time_zone)
  const link = callLink(aboutId, call.starts_at)
  const booked = { startsAt: call.starts_at, timeZone: call.time_zone, sequence: call.sequence }
  return {
    subject: `Your intro call${call.moved_from ? ' has moved to' : ':'} ${moment(call.starts_at)}`,
    preview: 'Thirty minutes with a producer. Free, and you decide after that.',
    heading: `${call.moved_from ? 'A new time it is' : 'We are looking forward to it'}${name ? `, ${name}` : ''}.`,
    blocks: [
      {
        type: 'facts',
        rows: [
          ['When', moment(call.starts_at)],
          ...(call.moved_from ? [['Instead of', moment(call.moved_from)] as [string, string]] : []),
          ['Length', '30 minutes'],
        ],
      },
      { type: 'text', text: CALL_DETAILS },
      { type: 'text', text: 'Plans change. You can move or cancel the call until it starts.' },
      { type: 'button', label: 'Move or cancel', href: link },
    ],
    footnote:
      'You get this because an intro call was booked with your address. The attached file adds it to your calendar.',
    replyTo: contactEmail,
    attachments: [
      {
        filename: 'intro-call.ics',
        contentType: 'text/calendar; charset=utf-8',
        content: callInvite({ leadId: aboutId, call: booked, link, contactEmail, now: Date.now() }),
      },
    ],
  }
})
