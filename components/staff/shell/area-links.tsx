'use client'

import { usePathname } from 'next/navigation'
import type { NavigationArea } from '@/lib/portal/navigation'
import { ShellLink } from './shell-link'

/** Pages below an entry belong to it, but for those that are entries themselves. */
function currentOf(pathname: string, hrefs: string[]): string | undefined {
  return hrefs
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0]
}

export function AreaLinks({ area: { label, links } }: { area: NavigationArea }) {
  const pinned = links.filter((link) => link.pinned)
  const current = currentOf(
    usePathname(),
    pinned.map(({ href }) => href),
  )
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
