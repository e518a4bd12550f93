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

/** The chosen zone, or that of the browser, which only the browser knows. `asked` is the zone in the URL. */
function useZone(asked: string | null) {
  const own = useSyncExternalStore(never, ownZone, () => COMPANY_ZONE)
  const [chosen, choose] = useState(asked)
  return { zone: chosen ?? own, choose }
}

export type IntroCallProps = {
  /** Allows changes to the call of one lead. */
  token: string
  agenda: Agenda
  actions: CallActions
  /** Zone in the URL, null without one. */
  askedZone: string | null
  contactEmail: string
}

/** Free times until a call is booked, then the booked call. */
export function IntroCall({ token, agenda, actions, askedZone, contactEmail }: IntroCallProps) {
  const call = useCall(agenda, actions)
  const { zone, choose } = useZone(askedZone)
  const form = { call, token, zone, onZoneChange: choose, contactEmail }
  const booked = call.agenda.call

  if (booked) return <BookedCall key={booked.startsAt} booked={booked} {...form} />
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
