import Link from 'next/link'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'
import { AccountNav } from './account-nav'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import { NavLink } from './nav-link'

const SECTIONS = [
  { href: paths.videos(), label: 'Videos' },
  { href: paths.videographersNearMe(), label: 'Videographers' },
]

/**
 * No link home is prefetched anywhere: the film's poster would come along, unused.
 *
 * Lies over the page: 64 px of bar, from 957 px on a floating pill that ends at 80 px. Pages leave that room at their top.
 */
export function SiteHeader() {
  return (
    <header className="pointer-events-none fixed inset-x-0 top-0 z-40 nav:px-8 nav:pt-4">
      <div className="pointer-events-auto mx-auto flex h-16 max-w-304 items-center justify-between gap-6 border-b bg-background px-5 sm:px-8 nav:rounded-full nav:border nav:bg-card nav:pr-2.5 nav:pl-6">
        <Link href={paths.home()} prefetch={false} aria-label={`${site.name} home`} className="flex">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden grow items-center gap-1 nav:flex">
          {SECTIONS.map(({ href, label }) => (
            <NavLink
              key={href}
              href={href}
              className="relative inline-flex h-11 items-center rounded-full px-4 text-[0.9375rem] font-medium transition-colors after:absolute after:bottom-1.5 after:left-1/2 after:size-1 after:-translate-x-1/2 after:rounded-full hover:bg-secondary aria-[current]:after:bg-primary"
            >
              {label}
            </NavLink>
          ))}
          <AccountNav />
        </nav>
        <MobileMenu>
          {SECTIONS.map(({ href, label }) => (
            <NavLink
              key={href}
              href={href}
              className="flex items-center justify-between border-b py-5 type-title after:size-2 after:rounded-full aria-[current]:after:bg-primary"
            >
              {label}
            </NavLink>
          ))}
        </MobileMenu>
      </div>
    </header>
  )
}
