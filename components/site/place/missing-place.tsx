'use client'

import { usePathname } from 'next/navigation'
import { decodePart, missingPlaceText } from '@/lib/geo/place-slug'

/** Says which place is not there. By the address, because a not-found screen is told nothing else. */
export function MissingPlace() {
  const address = usePathname().split('/')[2] ?? ''
  return missingPlaceText(decodePart(address))
}
