import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import type { Call } from '@/lib/data/leads/calls'
import { CALL_STATUS_LABELS, nextCallStatuses } from '@/lib/leads/statuses'
import { staffPaths } from '@/lib/portal/staff-paths'
import { COMPANY_ZONE, momentIn } from '@/lib/time/in-zone'
import { StatusBadge } from '@/components/staff/status-badge'

type CallRowsProps = {
  calls: Call[]
  changeStatus: (call: Call) => (formData: FormData) => Promise<void>
}

const formatTime = momentIn(COMPANY_ZONE)

export function CallRows({ calls, changeStatus }: CallRowsProps) {
  return (
    <ul className="divide-y rounded-md border bg-card">
      {calls.map((call) => (
        <li
          key={call.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem_12rem] md:items-center"
        >
          <time dateTime={call.startsAt} className="font-medium tabular-nums">
            {formatTime(call.startsAt)}
          </time>
          <span className="self-start justify-self-end md:order-1 md:self-center">
            <StatusBadge status={call.status} labels={CALL_STATUS_LABELS} />
          </span>
          <span className="col-span-2 break-words md:col-span-1">
            <StaffLink
              href={staffPaths.lead('admin', call.leadId)}
              className="underline-offset-4 hover:underline"
            >
              {call.name}
            </StaffLink>
            <span className="block text-muted-foreground">{call.businessName}</span>
          </span>
          <div className="col-span-2 md:order-2 md:col-span-1">
            <CallStatusForm call={call} changeStatus={changeStatus(call)} />
          </div>
        </li>
      ))}
    </ul>
  )
}

type CallStatusFormProps = { call: Call; changeStatus: (formData: FormData) => Promise<void> }

/** Asks for confirmation with a second click, because the client gets a mail. */
function CancelCall({ name }: { name: string }) {
  return (
    <details>
      <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
        Call off<span className="sr-only"> the call with {name}</span>
      </summary>
      <p className="my-2 max-w-60 text-sm text-muted-foreground">
        {name} gets a mail and can choose another time.
      </p>
      <Button type="submit" name="to" value="canceled" variant="destructive" size="sm">
        Yes, call it off
      </Button>
    </details>
  )
}

/** Empty when no status can follow. */
function CallStatusForm({ call, changeStatus }: CallStatusFormProps) {
  const next = nextCallStatuses(call.status, call.hasBegun)
  if (next.length === 0) return null
  return (
    <form action={changeStatus} className="flex flex-wrap gap-2 max-md:mt-2">
      {next.includes('canceled') && <CancelCall name={call.name} />}
      {next.includes('done') && (
        <Button type="submit" name="to" value="done" variant="outline" size="sm">
          Took place<span className="sr-only"> with {call.name}</span>
        </Button>
      )}
      {next.includes('missed') && (
        <Button type="submit" name="to" value="missed" variant="outline" size="sm">
          Missed<span className="sr-only"> by {call.name}</span>
        </Button>
      )}
    </form>
  )
}
