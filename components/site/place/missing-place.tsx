'use client'

import { usePathname, useRouter } from 'next/navigation'
import { buttonVariants } from '@/components/ui/button-variants'
import { decodePart, placeNotFoundTitle } from '@/lib/geo/place-slug'
import { paths } from '@/lib/paths'

/** Reads the URL: not-found screens get no params. */
export function MissingPlace() {
  const address = usePathname().split('/')[2] ?? ''
  return placeNotFoundTitle(decodePart(address))
}

/** Falls back to the home page without history. */
export function GoBack() {
  const router = useRouter()
  const goBack = () => (window.history.length > 1 ? router.back() : router.push(paths.home()))
  return (
    <button type="button" onClick={goBack} className={buttonVariants({ size: 'lg' })}>
      Go Back
    </button>
  )
}
