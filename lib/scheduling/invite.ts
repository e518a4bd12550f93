import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { site } from '@/lib/content/site'
import { CALL_DETAILS, CALL_TITLE } from './calendar-links'
import { endOfCall } from './rules'
import type { IntroCall } from './types'

type Options = {
  leadId: string
  call: IntroCall
  link: string
  contactEmail: string
  now: number
}

/** An iCalendar file. Calendars find the entry by its id and replace it when the call moves. */
export function callInvite({ leadId, call, link, contactEmail, now }: Options): string {
  const calendar = ical({
    prodId: { company: site.name, product: 'Intro calls' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `intro-call-${leadId}`,
    sequence: call.sequence,
    stamp: new Date(now),
    start: new Date(call.startsAt),
    end: new Date(endOfCall(call.startsAt)),
    summary: CALL_TITLE,
    description: `${CALL_DETAILS}\n\nMove or cancel it: ${link}`,
    url: link,
    organizer: { name: site.name, email: contactEmail },
    status: ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
