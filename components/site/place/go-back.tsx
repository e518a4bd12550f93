'use client'

import { useRouter } from 'next/navigation'
import { buttonVariants } from '@/components/ui/button-variants'
import { paths } from '@/lib/paths'

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
