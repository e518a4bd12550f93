'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { MouseEvent } from 'react'
import { previousAddress } from '@/components/site/previous-address'
import { paths } from '@/lib/paths'

const isList = (address: string | null | undefined) =>
  address && /^\/blog(?:\/page\/\d+)?$/.test(new URL(address).pathname)

/** Whoever came from the list gets the same page of it, in the same place. */
export function BackToList() {
  const router = useRouter()
  const goBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !isList(previousAddress())) return
    event.preventDefault()
    router.back()
  }
  return (
    <Link
      href={paths.blog()}
      prefetch={false}
      onClick={goBack}
      className="inline-flex min-h-11 items-center text-sm underline decoration-border underline-offset-4 hover:decoration-current"
    >
      Back to all articles
    </Link>
  )
}
