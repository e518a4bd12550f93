import { cx } from 'class-variance-authority'
import Link from 'next/link'
import type { Call } from '@/lib/data/leads/calls'
import { momentIn } from '@/lib/time/in-zone'
import { COMPANY_ZONE } from '@/lib/time/company-day'
import { staffPaths } from '@/lib/portal/staff-paths'
import { CallStatusBadge } from './call-status-badge'
import { SettleCallForm } from './settle-call-form'

type Props = {
  calls: Call[]
  /** Where calls are only listed it is absent. */
  settle?: (call: Call) => (formData: FormData) => Promise<void>
}

/** On the company's clock, so that everyone in the office reads the same hour. */
const ourTime = momentIn(COMPANY_ZONE)

export function CallRows({ calls, settle }: Props) {
  return (
    <ul className="divide-y rounded-md border bg-card">
      {calls.map((call) => (
        <li
          key={call.id}
          className={cx(
            'grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 p-4 md:items-center',
            settle
              ? 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem_12rem]'
              : 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem]',
          )}
        >
          <time dateTime={call.startsAt} className="font-medium tabular-nums">
            {ourTime(call.startsAt)}
          </time>
          <span className="self-start justify-self-end md:order-1 md:self-center">
            <CallStatusBadge status={call.status} />
          </span>
          <span className="col-span-2 break-words md:col-span-1">
            <Link
              href={staffPaths.lead(call.leadId)}
              prefetch={false}
              className="underline-offset-4 hover:underline"
            >
              {call.name}
            </Link>
            <span className="block text-muted-foreground">{call.businessName}</span>
          </span>
          {settle && (
            <div className="col-span-2 md:order-2 md:col-span-1">
              <SettleCallForm call={call} settle={settle(call)} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
