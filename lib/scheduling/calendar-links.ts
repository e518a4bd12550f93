import { site } from '@/lib/content/site'
import { endOfCall } from './rules'

export const CALL_TITLE = `Intro call with ${site.name}`

export const CALL_DETAILS =
  'A producer talks your project through with you: what to film, where, and what it takes. Before the call we write to you with the way to join it.'

const compact = (time: string) => time.replace(/[-:]|\.\d+/g, '')

export function calendarLinks(startsAt: string): { google: string; outlook: string } {
  const endsAt = endOfCall(startsAt)
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: CALL_TITLE,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    details: CALL_DETAILS,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: CALL_TITLE,
    startdt: startsAt,
    enddt: endsAt,
    body: CALL_DETAILS,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  }
}
