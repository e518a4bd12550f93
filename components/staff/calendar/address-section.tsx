'use client'

import { useActionState } from 'react'
import { CopyLink } from '@/components/staff/ad-groups/copy-link'
import { Button } from '@/components/ui/button'
import type { CalendarAddress } from '@/lib/data/portal/calendar'
import type { Action, ActionState } from '@/lib/forms/form-state'
import { COMPANY_ZONE, momentIn, shortDayIn } from '@/lib/time/in-zone'

const NOTHING: ActionState = {}

type Props = { address: CalendarAddress | null; make: Action; revoke: Action }

const dayOf = shortDayIn(COMPANY_ZONE)
const momentOf = momentIn(COMPANY_ZONE)

/** Only the hash of an address is stored, so one that is lost is replaced. */
export function AddressSection({ address, make, revoke }: Props) {
  const [made, makeNow, isMaking] = useActionState(make, NOTHING)
  const [revoked, revokeNow, isRevoking] = useActionState(revoke, NOTHING)
  const problem = made.problem ?? revoked.problem
  const secret = address && made.values?.address
  return (
    <section
      aria-labelledby="calendar-address"
      className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 border-t pt-6"
    >
      <h2 id="calendar-address" className="type-heading">
        In your own calendar
      </h2>
      <p className="text-sm text-muted-foreground">
        Subscribe to this address in the calendar of your phone or computer. It shows what is yours, from two
        months ago to a year ahead. Anyone with the address can read it, so keep it to yourself.
      </p>
      {problem && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
          {problem}
        </p>
      )}
      {secret && <CopyLink label="Your address, shown once" url={secret} />}
      <p role="status" className="text-sm">
        {address
          ? `You have had an address since ${dayOf(address.createdAt)}. ${
              address.readAt
                ? `A calendar last read it on ${momentOf(address.readAt)}.`
                : 'No calendar has read it yet.'
            }`
          : (revoked.done?.title ?? 'You have no address yet.')}
      </p>
      <div className="flex flex-wrap gap-3">
        <form action={makeNow}>
          <Button type="submit" variant="outline" size="sm" aria-disabled={isMaking}>
            {address ? 'Replace the address' : 'Make an address'}
          </Button>
        </form>
        {address && (
          <form action={revokeNow}>
            <Button type="submit" variant="ghost" size="sm" aria-disabled={isRevoking}>
              Revoke it
            </Button>
          </form>
        )}
      </div>
    </section>
  )
}
