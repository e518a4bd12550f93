'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'

/** Asks the server for the page again. */
export function RefreshButton() {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  return (
    <Button
      variant="outline"
      aria-disabled={isPending}
      onClick={() => startTransition(() => router.refresh())}
    >
      {isPending ? 'Refreshing…' : 'Refresh'}
    </Button>
  )
}
