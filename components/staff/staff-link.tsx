'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { leaveGuard } from './leave-guard/leave-guard'

type Props = Omit<ComponentProps<typeof Link>, 'prefetch' | 'onNavigate' | 'href'> & { href: string }

/**
 * Without prefetch: every page of the portal reads live data, and a list links to hundreds. Asks before changes that are not saved
 * are lost.
 */
export const StaffLink = (props: Props) => (
  <Link
    {...props}
    prefetch={false}
    onNavigate={(event) => {
      const { href, replace, scroll } = props
      if (leaveGuard.holds({ href, replace, scroll })) event.preventDefault()
    }}
  />
)
