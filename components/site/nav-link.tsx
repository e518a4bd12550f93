'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'

type NavLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string }

/**
 * Marks itself as the current page, and as the current section on the pages below its own. Nothing is fetched ahead: the
 * header is on every page, and its links would compete with the page's own pictures.
 */
export function NavLink({ href, ...props }: NavLinkProps) {
  const pathname = usePathname()
  const current = pathname === href ? 'page' : pathname.startsWith(`${href}/`)
  return <Link href={href} prefetch={false} aria-current={current || undefined} {...props} />
}
