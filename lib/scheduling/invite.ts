import { site } from '@/lib/content/site'
import { toICalendar } from '@/lib/time/icalendar'
import { CALL_DETAILS, CALL_TITLE } from './calendar-links'
import { endOfCall } from './rules'
import type { IntroCall } from './types'

type Options = {
  leadId: string
  call: Pick<IntroCall, 'startsAt' | 'sequence'>
  link: string
  contactEmail: string
  now: number
}

/** An iCalendar file. Calendars find the entry by its id and replace it when the call moves. */
export const callInvite = ({ leadId, call, link, contactEmail, now }: Options): string =>
  toICalendar({
    company: site.name,
    product: 'Intro calls',
    method: 'PUBLISH',
    events: [
      {
        uid: `intro-call-${leadId}`,
        sequence: call.sequence,
        changedAt: new Date(now).toISOString(),
        when: { startsAt: call.startsAt, endsAt: endOfCall(call.startsAt) },
        summary: CALL_TITLE,
        description: `${CALL_DETAILS}\n\nMove or cancel it: ${link}`,
        url: link,
        organizer: { name: site.name, email: contactEmail },
      },
    ],
  })
