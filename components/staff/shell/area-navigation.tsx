'use client'

import { usePathname } from 'next/navigation'
import { areaOf } from '@/lib/auth/roles'
import { cn } from '@/lib/cn'
import { listAncestors } from '@/lib/portal/breadcrumbs'
import type { NavigationArea, NavigationLink } from '@/lib/portal/navigation'
import { SCREEN_ICONS } from './screen-icons'
import { ShellLink } from './shell-link'

type AreaLinksProps = {
  area: NavigationArea
  /** Icons alone, with their names for screen readers and under the pointer. */
  isNarrow?: boolean
}

export function AreaLinks({ area: { label, sidebar }, isNarrow = false }: AreaLinksProps) {
  // Subpages belong to their parent unless they are entries themselves.
  const current = listAncestors(
    usePathname(),
    sidebar.flatMap(({ links }) => links),
  ).at(-1)?.href
  return (
    <nav
      aria-label={label}
      className={cn('relative grid grid-cols-[minmax(0,1fr)]', isNarrow ? 'gap-3' : 'gap-4')}
    >
      <p className={cn('px-3 type-slate text-muted-foreground', isNarrow && 'sr-only')}>{label}</p>
      {sidebar.map(({ heading, links }) => (
        <div key={heading} className={isNarrow && heading ? 'border-t pt-3' : undefined}>
          {heading && (
            <p className={isNarrow ? 'sr-only' : 'px-3 pb-1 text-xs font-medium text-muted-foreground'}>
              {heading}
            </p>
          )}
          <ul className="grid gap-0.5">
            {links.map((link) => (
              <li key={link.href}>
                <AreaLink link={link} isCurrent={link.href === current} isNarrow={isNarrow} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

type AreaLinkProps = { link: NavigationLink; isCurrent: boolean; isNarrow: boolean }

function AreaLink({ link: { title, href, path }, isCurrent, isNarrow }: AreaLinkProps) {
  const Icon = SCREEN_ICONS[path]
  return (
    <ShellLink
      href={href}
      current={isCurrent}
      title={isNarrow ? title : undefined}
      className={cn(
        'flex items-start gap-3 rounded-md px-3 py-2 text-sm hover:bg-secondary aria-[current]:bg-secondary',
        isNarrow && 'justify-center px-2',
      )}
    >
      {Icon && <Icon aria-hidden className="mt-px size-4.5 shrink-0" strokeWidth={1.75} />}
      <span className={isNarrow ? 'sr-only' : undefined}>{title}</span>
    </ShellLink>
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
