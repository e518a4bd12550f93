import { useState } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { buttonVariants } from '@/components/ui/button-variants'
import { dayIn, timeIn, zoneNameAt } from '@/lib/time/in-zone'
import { IDLE_CALL, type CallState } from '@/lib/scheduling/types'
import { groupByDay } from '@/lib/scheduling/weeks'
import { CallAlert } from './call-alert'
import { DayCalendar } from './day-calendar'
import { MailLink } from './mail-link'
import { TimeGrid } from './time-grid'
import type { Call } from './use-call'
import { useOpenSlots } from './use-open-slots'
import { ZoneSelect } from './zone-select'

export type SlotFormProps = {
  call: Call
  token: string
  zone: string
  onZoneChange: (zone: string) => void
  contactEmail: string
}

const isUnchosen = (state: CallState) => state.status === 'failed' && state.reason === 'unchosen'

export function SlotForm({ call, token, zone, onZoneChange, contactEmail }: SlotFormProps) {
  const [date, setDate] = useState<string | null>(null)
  const [slot, setSlot] = useState<string | null>(null)
  const isHydrated = useHydrated()
  const open = useOpenSlots(call.agenda)
  const days = groupByDay(open, zone)
  const day =
    days.find((one) => one.date === date) ?? days.find(({ slots }) => slot && slots.includes(slot)) ?? days[0]

  if (!day) {
    return (
      <p className="border-l-2 border-primary py-1 pl-4">
        No time is free in the next three weeks. Email <MailLink address={contactEmail} />, and we find one.
      </p>
    )
  }
  const chosen = slot && open.includes(slot) ? slot : null
  const verb = call.agenda.call ? 'Move the call' : 'Book this call'

  return (
    <div className="grid gap-7">
      <ZoneSelect zone={zone} onChoose={onZoneChange} />
      <form {...call.bookForm} className="grid gap-7">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="timeZone" value={zone} />
        <DayCalendar days={days} chosen={day.date} onChoose={setDate} />
        {days
          .filter((one) => one === day || !isHydrated)
          .map((one) => (
            <TimeGrid
              key={one.date}
              slots={one.slots}
              zone={zone}
              chosen={chosen}
              isShown={one === day}
              onChoose={setSlot}
            />
          ))}
        <CallAlert
          state={chosen && isUnchosen(call.bookState) ? IDLE_CALL : call.bookState}
          zone={zone}
          isSending={call.isSending}
          contactEmail={contactEmail}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <button
            type="submit"
            aria-disabled={call.isSending}
            className={buttonVariants({ size: 'lg', className: 'w-full sm:w-auto' })}
          >
            {call.isSending ? 'One moment…' : verb}
          </button>
          <p aria-live="polite" className="text-sm text-muted-foreground">
            {chosen && `${dayIn(zone)(chosen)}, ${timeIn(zone)(chosen)}, ${zoneNameAt(zone, chosen)}`}
            {slot &&
              !chosen &&
              call.bookState.status !== 'taken' &&
              'That time is now too soon. Please choose another.'}
          </p>
        </div>
      </form>
    </div>
  )
}
