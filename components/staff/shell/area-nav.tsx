'use client'

import { usePathname } from 'next/navigation'
import { areaOf } from '@/lib/auth/roles'
import type { NavigationArea } from '@/lib/portal/navigation'
import { ShellLink } from './shell-link'

/** From one area to another, for those who may enter several. */
export function AreaNav({ areas, className }: { areas: NavigationArea[]; className?: string }) {
  const current = areaOf(usePathname())
  if (areas.length < 2) return null
  return (
    <nav aria-label="Areas" className={className}>
      {areas.map(({ area, label, home }) => (
        <ShellLink
          key={area}
          href={home}
          current={area === current}
          className="rounded-md px-2.5 py-1.5 text-sm"
        >
          {label}
        </ShellLink>
      ))}
    </nav>
  )
}
