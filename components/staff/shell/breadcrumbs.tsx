'use client'

import { cx } from 'class-variance-authority'
import { usePathname } from 'next/navigation'
import { Container } from '@/components/ui/container'
import { type Breadcrumb, listBreadcrumbs } from '@/lib/portal/breadcrumbs'
import type { NavigationArea } from '@/lib/portal/navigation'
import { CrumbMenu } from './crumb-menu'
import { useRecordCrumb } from './record-crumb'
import { ShellLink } from './shell-link'

/** Phones have room for the way up alone. */
export function Breadcrumbs({ areas }: { areas: NavigationArea[] }) {
  const pathname = usePathname()
  const record = useRecordCrumb(pathname)
  const screens = listBreadcrumbs(pathname, areas)
  const breadcrumbs: Breadcrumb[] = record ? [...screens, { ...record, siblings: [] }] : screens
  if (breadcrumbs.length === 0) return null
  const up = breadcrumbs.findLast(({ href }) => href !== pathname)
  return (
    <Container className="pt-4 group-has-[[data-full-width]]/page:max-w-none print:hidden">
      <nav aria-label="Breadcrumb" className="relative">
        <ol className="flex flex-wrap items-center gap-y-1 text-sm text-muted-foreground">
          {breadcrumbs.map(({ title, href, siblings }, at) => (
            <li
              key={href}
              className={cx(
                'flex min-w-0 items-center',
                at > 0 && "sm:before:mr-2 sm:before:ml-1 sm:before:content-['›']",
                href === up?.href ? "max-sm:before:mr-2 max-sm:before:content-['‹']" : 'max-sm:hidden',
              )}
            >
              <ShellLink
                href={href}
                className={cx(
                  'inline-block max-w-[24rem] truncate py-1 underline-offset-4 hover:underline',
                  href === up?.href && 'font-medium text-foreground',
                )}
              >
                {title}
              </ShellLink>
              {/* A new one for each page, so that it is closed. */}
              {siblings.length > 0 && (
                <CrumbMenu key={pathname} crumb={{ title, href }} siblings={siblings} />
              )}
            </li>
          ))}
        </ol>
      </nav>
    </Container>
  )
}
