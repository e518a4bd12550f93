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
 * A client component: server markup would be sent twice with every page. Home is not prefetched, because its
 * poster would be loaded.
 *
 * Overlays the page by 64 px, from 957 px by 80 px.
 */
export function SiteHeader() {
  return (
    <header className={`${styles.header} print:hidden`}>
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

/** Marks the current page or section. No prefetch, which would compete with the page's images. */
function NavLink({ href, ...props }: NavLinkProps) {
  const pathname = usePathname()
  const current = pathname === href ? 'page' : pathname.startsWith(`${href}/`)
  return <Link href={href} prefetch={false} aria-current={current || undefined} {...props} />
}
