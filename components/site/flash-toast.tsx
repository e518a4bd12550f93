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

/** Shows the message of a redirect and removes it from the URL. `<Suspense>` around it keeps pages static. */
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
