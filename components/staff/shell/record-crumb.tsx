'use client'

import { usePathname } from 'next/navigation'
import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import type { Crumb } from '@/lib/portal/breadcrumbs'

type Trail = {
  /** Of the page that said it. */
  pathname: string
  crumb: Crumb
}

const TrailContext = createContext<{ trail: Trail | null; setTrail: (trail: Trail | null) => void }>({
  trail: null,
  setTrail: () => undefined,
})

export function TrailProvider({ children }: { children: ReactNode }) {
  const [trail, setTrail] = useState<Trail | null>(null)
  const value = useMemo(() => ({ trail, setTrail }), [trail])
  return <TrailContext value={value}>{children}</TrailContext>
}

/** The record above this page; null when the page names none. */
export function useRecordCrumb(pathname: string): Crumb | null {
  const { trail } = use(TrailContext)
  return trail?.pathname === pathname ? trail.crumb : null
}

/** The record above the page ends its breadcrumbs. Without JavaScript it stands above the title instead. */
export function RecordCrumb({ title, href }: Crumb) {
  const pathname = usePathname()
  const { setTrail } = use(TrailContext)
  useLayoutEffect(() => {
    setTrail({ pathname, crumb: { title, href } })
    return () => setTrail(null)
  }, [setTrail, pathname, title, href])
  return (
    <StaffLink
      href={href}
      className="hidden justify-self-start text-sm [overflow-wrap:anywhere] underline underline-offset-4 noscript:block"
    >
      {title}
    </StaffLink>
  )
}
