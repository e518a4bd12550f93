'use client'

import { usePathname, useRouter } from 'next/navigation'
import { buttonVariants } from '@/components/ui/button-variants'
import { decodePart, placeNotFoundTitle } from '@/lib/geo/place-slug'
import { paths } from '@/lib/paths'

/** Says which place is not there. By the address, because a not-found screen is told nothing else. */
export function MissingPlace() {
  const address = usePathname().split('/')[2] ?? ''
  return placeNotFoundTitle(decodePart(address))
}

/** Back to where the visitor came from; home for those who came from nowhere. */
export function GoBack() {
  const router = useRouter()
  const goBack = () => (window.history.length > 1 ? router.back() : router.push(paths.home()))
  return (
    <button type="button" onClick={goBack} className={buttonVariants({ size: 'lg' })}>
      Go Back
    </button>
  )
}
