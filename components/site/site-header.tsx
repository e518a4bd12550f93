'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import { site } from '@/lib/content/site'
import { paths } from '@/lib/paths'
import { AccountNav } from './account-nav'
import { Logo } from './brand'
import { MobileMenu } from './mobile-menu'
import styles from './site-header.module.css'

const SECTIONS = [
  { href: paths.videos(), label: 'Videos' },
  { href: paths.videographersNearMe(), label: 'Videographers' },
]

/**
 * No link home is prefetched anywhere: the film's poster would come along, unused.
 *
 * On the client as a whole: from the server it would travel twice with every page, as HTML and as data.
 *
 * Lies over the page: 64 px of bar, from 957 px on a floating pill that ends at 80 px. Pages leave that room at their top.
 */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link href={paths.home()} prefetch={false} aria-label={`${site.name} home`} className="flex">
          <Logo />
        </Link>
        <nav aria-label="Main" className={styles.sections}>
          {SECTIONS.map(({ href, label }) => (
            <NavLink key={href} href={href} className={styles.link}>
              {label}
            </NavLink>
          ))}
          <AccountNav />
        </nav>
        <MobileMenu>
          {SECTIONS.map(({ href, label }) => (
            <NavLink key={href} href={href} className={`type-title ${styles.panelLink}`}>
              {label}
            </NavLink>
          ))}
        </MobileMenu>
      </div>
    </header>
  )
}

type NavLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string }

/**
 * Marks itself as the current page, and as the current section on the pages below its own. Nothing is fetched ahead: the
 * header is on every page, and its links would compete with the page's own pictures.
 */
function NavLink({ href, ...props }: NavLinkProps) {
  const pathname = usePathname()
  const current = pathname === href ? 'page' : pathname.startsWith(`${href}/`)
  return <Link href={href} prefetch={false} aria-current={current || undefined} {...props} />
}
