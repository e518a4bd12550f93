import { buttonVariants } from '@/components/ui/button-variants'
import { paths } from '@/lib/paths'
import { calendarLinks } from '@/lib/scheduling/calendar-links'

const look = buttonVariants({ variant: 'outline', size: 'sm', className: 'h-11!' })

export function CalendarEntries({ startsAt, token }: { startsAt: string; token: string }) {
  const { google, outlook } = calendarLinks(startsAt)
  return (
    <ul className="flex flex-wrap gap-2">
      <li>
        <a href={paths.introCallInvite(token)} download className={look}>
          Calendar file (.ics)
        </a>
      </li>
      <li>
        <a href={google} target="_blank" rel="noreferrer" className={look}>
          Google Calendar
        </a>
      </li>
      <li>
        <a href={outlook} target="_blank" rel="noreferrer" className={look}>
          Outlook
        </a>
      </li>
    </ul>
  )
}
