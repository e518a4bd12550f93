import { useEffect, useMemo, useState } from 'react'
import { hasNotice } from '@/lib/scheduling/rules'
import type { Agenda } from '@/lib/scheduling/types'

const TICK_MS = 30_000

/** Removes slots that no longer leave enough notice while the page is open. */
export function useOpenSlots({ asOf, slots }: Agenda): string[] {
  const [clock, setClock] = useState({ asOf, now: asOf })
  // A new agenda sets the time until the clock ticks.
  const now = clock.asOf === asOf ? clock.now : asOf

  useEffect(() => {
    const received = Date.now()
    const timer = setInterval(() => setClock({ asOf, now: asOf + Date.now() - received }), TICK_MS)
    return () => clearInterval(timer)
  }, [asOf])

  return useMemo(() => slots.filter((slot) => hasNotice(slot, now)), [slots, now])
}
