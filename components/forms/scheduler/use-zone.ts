import { useState, useSyncExternalStore } from 'react'
import { COMPANY_ZONE } from '@/lib/time/in-zone'
import { timeZoneOr } from '@/lib/scheduling/zones'

const never = () => () => {}
const ownZone = () => timeZoneOr(Intl.DateTimeFormat().resolvedOptions().timeZone)

/**
 * The zone that times are shown in: the chosen one, else the visitor's own, which only the browser knows.
 *
 * @param asked what the address asks for, null when it does not
 */
export function useZone(asked: string | null) {
  const own = useSyncExternalStore(never, ownZone, () => COMPANY_ZONE)
  const [chosen, choose] = useState(asked)
  return { zone: chosen ?? own, choose }
}
