'use client'

import { usePathname } from 'next/navigation'
import type { Area } from '@/lib/auth/roles'
import { listAncestors } from '@/lib/portal/breadcrumbs'
import type { NavigationArea } from '@/lib/portal/navigation'
import { SCREEN_ICONS } from './screen-icons'
import { ShellLink } from './shell-link'

/** What each role opens all day. The bell of the inbox is in the header. */
export const MOST_USED: Record<Area, readonly string[]> = {
  'super-admin': ['home', 'users', 'audit-log', 'website'],
  admin: ['home', 'leads', 'calls', 'ad-groups'],
  'project-manager': ['home', 'tasks', 'calendar', 'ad-groups'],
  'graphic-designer': ['home', 'tasks', 'calendar', 'ad-groups'],
  owl: ['home', 'crm', 'sites', 'deals'],
}

/** At the bottom of phones, of the user's own area; `portal.css` reserves the space. */
export function PhoneBar({ area: { area, links } }: { area: NavigationArea }) {
  const shown = MOST_USED[area].flatMap((path) => links.find((link) => link.path === path) ?? [])
  const current = listAncestors(usePathname(), shown).at(-1)?.href
  return (
    <nav
      id="phone-bar"
      aria-label="Most used"
      className="fixed inset-x-0 bottom-(--mirroring-bar,0px) z-20 grid h-(--phone-bar) grid-cols-4 border-t bg-card pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden"
    >
      {shown.map(({ href, title, path }) => {
        const Icon = SCREEN_ICONS[path]
        return (
          <ShellLink
            key={href}
            href={href}
            current={href === current}
            className="grid min-w-0 place-content-center justify-items-center gap-0.5 px-1 text-xs aria-[current]:text-primary"
          >
            {Icon && <Icon aria-hidden className="size-5" strokeWidth={1.75} />}
            <span className="max-w-full truncate">{title}</span>
          </ShellLink>
        )
      })}
    </nav>
  )
}
