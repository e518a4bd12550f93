'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { toast } from '@/components/ui/toast-store'

/** Leads back to the page over which a film was to open that is not there any more. */
export function LeaveFilm({ path }: { path: string }) {
  const router = useRouter()
  const isHere = usePathname() === path

  useEffect(() => {
    if (!isHere) return
    router.back()
    toast({ title: 'This video is no longer available' })
  }, [isHere, router])

  return null
}
