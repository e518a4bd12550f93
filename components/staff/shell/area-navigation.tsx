'use client'

import { usePathname } from 'next/navigation'
import { areaOf } from '@/lib/auth/roles'
import { listAncestors } from '@/lib/portal/breadcrumbs'
import type { NavigationArea } from '@/lib/portal/navigation'
import { ShellLink } from './shell-link'

export function AreaLinks({ area: { label, links } }: { area: NavigationArea }) {
  const pinned = links.filter((link) => link.pinned)
  // Subpages belong to their parent unless they are entries themselves.
  const current = listAncestors(usePathname(), pinned).at(-1)?.href
  return (
    <nav aria-label={label}>
      <p className="px-3 pb-2 type-slate text-muted-foreground">{label}</p>
      <ul className="grid gap-0.5">
        {pinned.map(({ title, href }) => (
          <li key={href}>
            <ShellLink
              href={href}
              current={href === current}
              className="block rounded-md px-3 py-2 text-sm hover:bg-secondary aria-[current]:bg-secondary"
            >
              {title}
            </ShellLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

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
