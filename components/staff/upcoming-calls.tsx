import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import type { UpcomingCall } from '@/lib/data/upcoming-calls'
import { paths } from '@/lib/paths'
import { momentIn } from '@/lib/scheduling/format'
import { COMPANY_ZONE } from '@/lib/scheduling/rules'

const ourTime = momentIn(COMPANY_ZONE)

/** Intro calls on the company's clock, so that everyone in the office reads the same hour. */
export function UpcomingCalls({ calls }: { calls: UpcomingCall[] }) {
  return (
    <section aria-labelledby="upcoming-calls">
      <h2 id="upcoming-calls" className="type-heading">
        Calls
      </h2>
      {calls.length === 0 ? (
        <p className="mt-4 text-muted-foreground">No call is booked.</p>
      ) : (
        <ul className="mt-4 divide-y rounded-md border bg-card">
          {calls.map((call) => (
            <li
              key={call.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 p-4 md:grid-cols-[22rem_minmax(0,1fr)_minmax(0,1fr)_6rem] md:items-center"
            >
              <time dateTime={call.startsAt} className="font-medium tabular-nums">
                {ourTime(call.startsAt)}
              </time>
              <Badge className="justify-self-end md:order-last">{call.status}</Badge>
              <Link
                href={paths.lead(call.leadId)}
                className="col-span-2 break-words underline-offset-4 hover:underline md:col-span-1"
              >
                {call.name}
              </Link>
              <span className="col-span-2 break-words text-muted-foreground md:col-span-1">
                {call.businessName}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
