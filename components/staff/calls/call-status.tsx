import type { ReactNode } from 'react'
import { StatusBadge } from '@/components/staff/status-badge'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import type { CallRow } from '@/lib/data/leads/call-list'
import { CALL_STATUS_LABELS, type CallStatus, nextCallStatuses, unconfirmedLabel } from '@/lib/leads/statuses'

/** A form outside the list, because the form of the list is around its rows. */
export const CALL_FORM = 'change-call'

/** The status, and buttons for those that staff may set next. */
export function CallStatusCell({ call }: { call: CallRow }) {
  const next = nextCallStatuses(call.status, call.hasBegun)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 2xl:flex-nowrap">
      <CallBadge call={call} />
      {call.expiresAt && (
        <SetStatus call={call} to="kept">
          Confirm<span className="sr-only"> the call with {call.name}</span>
        </SetStatus>
      )}
      {next.includes('canceled') && <CancelCall call={call} />}
      {next.includes('done') && (
        <SetStatus call={call} to="done">
          Took place<span className="sr-only"> with {call.name}</span>
        </SetStatus>
      )}
      {next.includes('missed') && (
        <SetStatus call={call} to="missed">
          Missed<span className="sr-only"> by {call.name}</span>
        </SetStatus>
      )}
      {(call.status === 'done' || call.status === 'missed') && (
        <SetStatus call={call} to="undone">
          Undo<span className="sr-only"> the outcome of the call with {call.name}</span>
        </SetStatus>
      )}
    </div>
  )
}

export const CallBadge = ({
  call: { status, expiresAt },
}: {
  call: Pick<CallRow, 'status' | 'expiresAt'>
}) =>
  status === 'booked' && expiresAt ? (
    <Badge tone="todo">{unconfirmedLabel(expiresAt)}</Badge>
  ) : (
    <StatusBadge status={status} labels={CALL_STATUS_LABELS} />
  )

/** Asks for confirmation with a second click, because the client gets a mail. */
const CancelCall = ({ call }: { call: CallRow }) => (
  <details>
    <summary className="inline-block cursor-pointer py-1 underline underline-offset-4">
      Cancel call<span className="sr-only"> with {call.name}</span>
    </summary>
    <p className="my-2 max-w-60 text-muted-foreground">
      {call.name} gets an email and can choose another time.
    </p>
    <SetStatus call={call} to="canceled">
      Yes, cancel it
    </SetStatus>
  </details>
)

type SetStatusProps = { call: CallRow; to: CallStatus | 'kept' | 'undone'; children: ReactNode }

const SetStatus = ({ call: { id, status }, to, children }: SetStatusProps) => (
  <button
    type="submit"
    form={CALL_FORM}
    name="change"
    value={[id, status, to].join()}
    className={buttonVariants({ variant: to === 'canceled' ? 'destructive' : 'outline', size: 'sm' })}
  >
    {children}
  </button>
)
