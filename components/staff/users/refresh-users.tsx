'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'

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

const TITLE = 'Could not fetch users'
const ADVICE = 'Could not fetch users. Please try again later.'

export function UsersFailed() {
  useEffect(() => toast({ title: TITLE, description: ADVICE, variant: 'destructive' }), [])
  return (
    <div role="alert" className="border-l-2 border-destructive py-1 pl-4">
      <p className="font-medium text-destructive">{TITLE}</p>
      <p className="mt-1 text-sm">{ADVICE}</p>
    </div>
  )
}
