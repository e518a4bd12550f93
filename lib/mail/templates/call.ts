import { z } from 'zod'
import { type Block, callPayload, greetingName, defineTemplate, type MailContext } from '@/lib/mail/letter'
import { staffPaths } from '@/lib/portal/staff-paths'
import { CALL_DETAILS } from '@/lib/scheduling/calendar-links'
import { callLink, confirmCallLink } from '@/lib/scheduling/call-link'
import { callInvite } from '@/lib/scheduling/invite'
import { momentIn, COMPANY_ZONE, timeIn } from '@/lib/time/in-zone'

function factsOf(call: z.output<typeof callPayload>): Block {
  const moment = momentIn(call.time_zone)
  return {
    type: 'facts',
    rows: [
      ['When', moment(call.starts_at)],
      ...(call.moved_from ? [['Instead of', moment(call.moved_from)] as [string, string]] : []),
      ['Length', '30 minutes'],
    ],
  }
}

/** To the lead: the call is booked or moved, and how to move or cancel it. */
export const callBooked = defineTemplate(callPayload, (call, { contactEmail, aboutId }) => {
  const name = greetingName(call.first_name)
  const moment = momentIn(call.time_zone)
  const link = callLink(aboutId, call.starts_at)
  const booked = { startsAt: call.starts_at, sequence: call.sequence }
  return {
    subject: `Your intro call${call.moved_from ? ' has moved to' : ':'} ${moment(call.starts_at)}`,
    preview: 'Thirty minutes with a producer. Free, and you decide after that.',
    heading: `${call.moved_from ? 'Your new time is set' : 'We look forward to talking'}${name ? `, ${name}` : ''}.`,
    blocks: [
      factsOf(call),
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

const confirmationPayload = callPayload.extend({ expires_at: z.string() })

/** To the lead, whose address nobody has confirmed: the time is held until then. The calendar file comes with the next letter. */
export const callConfirmation = defineTemplate(confirmationPayload, (call, { contactEmail, aboutId }) => {
  const name = greetingName(call.first_name)
  const moment = momentIn(call.time_zone)
  return {
    subject: `Confirm your intro call: ${moment(call.starts_at)}`,
    preview: 'One press, and the time is yours.',
    heading: `Confirm your call${name ? `, ${name}` : ''}.`,
    blocks: [
      factsOf(call),
      {
        type: 'text',
        text: `We hold this time until ${timeIn(call.time_zone)(call.expires_at)}. Confirm it by then, or it goes to somebody else.`,
      },
      { type: 'button', label: 'Confirm the call', href: confirmCallLink(aboutId, call.starts_at) },
      { type: 'text', text: 'You did not ask for a call? Then do nothing, and the time is free again.' },
    ],
    footnote: 'You get this because somebody chose a time for an intro call with your address.',
    replyTo: contactEmail,
  }
})

/** To the lead: the call is canceled. */
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

const noticePayload = callPayload.extend({
  last_name: z.string(),
  email: z.string(),
  business_name: z.string(),
  phone_number: z.string(),
})

type Notice = z.output<typeof noticePayload>

const ourTime = momentIn(COMPANY_ZONE)

function compose(news: string, call: Notice, { siteUrl, aboutId }: MailContext) {
  const name = `${call.first_name} ${call.last_name}`
  const facts: [string, string | null][] = [
    ['Our time', ourTime(call.starts_at)],
    ['Their time', momentIn(call.time_zone)(call.starts_at)],
    ['Instead of', call.moved_from && ourTime(call.moved_from)],
    ['Name', name],
    ['Business', call.business_name],
    ['Email', call.email],
    ['Phone', call.phone_number],
  ]
  return {
    subject: `${news}: ${call.business_name} (${name}), ${ourTime(call.starts_at)}`,
    preview: ourTime(call.starts_at),
    heading: news,
    blocks: [
      { type: 'facts' as const, rows: facts.filter((fact): fact is [string, string] => fact[1] !== null) },
      {
        type: 'button' as const,
        label: 'Open in the dashboard',
        href: siteUrl + staffPaths.lead('admin', aboutId),
      },
    ],
    footnote: 'Sent to the staff address by the scheduler.',
    replyTo: call.email,
  }
}

/** To the staff: a call was booked or moved. */
export const callBookedNotice = defineTemplate(noticePayload, (call, context) =>
  compose(call.moved_from ? 'Intro call moved' : 'Intro call booked', call, context),
)

/** To the staff: a call is canceled. */
export const callCanceledNotice = defineTemplate(noticePayload, (call, context) =>
  compose('Intro call canceled', call, context),
)
