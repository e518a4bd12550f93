'use client'

import { useState, useSyncExternalStore } from 'react'
import type { Agenda } from '@/lib/scheduling/types'
import { timeZoneOr } from '@/lib/scheduling/zones'
import { COMPANY_ZONE } from '@/lib/time/in-zone'
import { SuccessPanel } from '@/components/forms/success-panel'
import { BookedCall } from './booked-call'
import { SlotForm } from './slot-form'
import { useCall, type CallActions } from './use-call'

const never = () => () => {}
const ownZone = () => timeZoneOr(Intl.DateTimeFormat().resolvedOptions().timeZone)

/**
 * The zone that times are shown in: the chosen one, else the visitor's own, which only the browser knows.
 *
 * @param asked what the address asks for, null when it does not
 */
function useZone(asked: string | null) {
  const own = useSyncExternalStore(never, ownZone, () => COMPANY_ZONE)
  const [chosen, choose] = useState(asked)
  return { zone: chosen ?? own, choose }
}

export type IntroCallProps = {
  /** Speaks for the lead that the call belongs to. */
  token: string
  agenda: Agenda
  actions: CallActions
  /** Zone that the address asks for, null when it does not. */
  askedZone: string | null
  contactEmail: string
}

/** Our own scheduler: free times until one is booked, then the booked call. */
export function IntroCall({ token, agenda, actions, askedZone, contactEmail }: IntroCallProps) {
  const call = useCall(agenda, actions)
  const { zone, choose } = useZone(askedZone)
  const form = { call, token, zone, onZoneChange: choose, contactEmail }
  const booked = call.agenda.call

  if (booked) return <BookedCall key={booked.startsAt} startsAt={booked.startsAt} {...form} />
  return (
    <>
      {call.cancelState.status === 'canceled' && (
        <div className="mb-8 border-l-2 border-primary py-1 pl-4">
          <SuccessPanel>Your call is canceled. You can book another one here.</SuccessPanel>
        </div>
      )}
      <SlotForm {...form} />
    </>
  )
}
