'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { toast } from '@/components/ui/toast-store'
import { FLASH_PARAM } from '@/lib/auth/flash'

async function show(code: string) {
  const { flashMessage } = await import('@/lib/auth/flash-messages')
  const message = flashMessage(code)
  if (message) toast(message)
}

/**
 * Shows what a redirect had to say and takes it out of the address, so that a reload or a bookmark stays silent.
 * Mounted once in the root layout inside `<Suspense>`, which keeps static pages static.
 */
export function FlashToast() {
  const code = useSearchParams().get(FLASH_PARAM)

  useEffect(() => {
    if (!code) return
    void show(code)
    const address = new URL(window.location.href)
    address.searchParams.delete(FLASH_PARAM)
    window.history.replaceState(null, '', address)
  }, [code])

  return null
}
