import { z } from 'zod'
import { callPayload } from '@/lib/mail/call-payload'
import { defineTemplate, type Surroundings } from '@/lib/mail/template'
import { COMPANY_ZONE, momentIn } from '@/lib/time/in-zone'
import { staffPaths } from '@/lib/portal/staff-paths'

const payload = callPayload.extend({
  last_name: z.string(),
  email: z.string(),
  business_name: z.string(),
  phone_number: z.string(),
})

type Notice = z.output<typeof payload>

const ourTime = momentIn(COMPANY_ZONE)

function compose(news: string, call: Notice, { siteUrl, aboutId }: Surroundings) {
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
      { type: 'button' as const, label: 'Open in the dashboard', href: siteUrl + staffPaths.lead(aboutId) },
    ],
    footnote: 'Sent to the staff address by the scheduler.',
    replyTo: call.email,
  }
}

/** To the staff: a call was booked or moved. */
export const callBookedNotice = defineTemplate(payload, (call, surroundings) =>
  compose(call.moved_from ? 'Intro call moved' : 'Intro call booked', call, surroundings),
)

/** To the staff: a call is off. */
export const callCanceledNotice = defineTemplate(payload, (call, surroundings) =>
  compose('Intro call canceled', call, surroundings),
)
