'use client'

import { usePathname } from 'next/navigation'
import { Container } from '@/components/ui/container'
import type { NavigationArea } from '@/lib/portal/navigation'
import { listBreadcrumbs } from '@/lib/portal/breadcrumbs'
import { ShellLink } from './shell-link'

export function Breadcrumbs({ areas }: { areas: NavigationArea[] }) {
  const breadcrumbs = listBreadcrumbs(usePathname(), areas)
  if (breadcrumbs.length === 0) return null
  return (
    <Container className="pt-4 group-has-[[data-full-width]]/page:max-w-none">
      <nav aria-label="Breadcrumb">
        <ol className="flex flex-wrap text-sm text-muted-foreground [&>li+li]:before:mx-2 [&>li+li]:before:content-['›']">
          {breadcrumbs.map(({ title, href }) => (
            <li key={href}>
              <ShellLink href={href} className="inline-block py-1 underline-offset-4 hover:underline">
                {title}
              </ShellLink>
            </li>
          ))}
        </ol>
      </nav>
    </Container>
  )
}
