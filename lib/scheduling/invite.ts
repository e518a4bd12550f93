import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { site } from '@/lib/content/site'
import { CALL_DETAILS, CALL_TITLE } from './calendar-links'
import { endOfCall } from './rules'
import type { IntroCall } from './types'

type Options = {
  leadId: string
  call: IntroCall
  /** The page on which the call can be moved or canceled. */
  link: string
  contactEmail: string
  /** Epoch milliseconds. */
  now: number
}

/** An iCalendar file. Calendars recognise the lead's call by its id and replace the entry when it was moved. */
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
