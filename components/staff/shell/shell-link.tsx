'use client'

import { cx } from 'class-variance-authority'
import { useLinkStatus } from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { StaffLink } from '@/components/staff/staff-link'

type Props = {
  href: string
  /** True for the page itself and the pages below it. */
  current?: boolean
  className?: string
  /** Shown under the pointer. */
  title?: string
  children: ReactNode
}

export function ShellLink({ href, current, className, title, children }: Props) {
  const pathname = usePathname()
  const isPage = pathname === href
  return (
    <StaffLink
      href={href}
      title={title}
      aria-current={isPage ? 'page' : current ? 'true' : undefined}
      className={cx(
        'text-muted-foreground transition-colors hover:text-foreground aria-[current]:font-medium aria-[current]:text-foreground',
        className,
      )}
    >
      {children}
      <Pending />
    </StaffLink>
  )
}

function Pending() {
  const { pending } = useLinkStatus()
  return (
    pending && (
      <span
        role="status"
        className="fixed top-16 left-1/2 z-40 -translate-x-1/2 animate-in rounded-md border bg-popover px-3 py-1.5 text-sm text-popover-foreground shadow-md delay-200 fill-mode-backwards fade-in"
      >
        Loading dashboard...
      </span>
    )
  )
}
