'use client'

import Link from 'next/link'
import { useState, type ComponentProps } from 'react'
import { VideosLoading } from './videos-loading'

type Props = Omit<ComponentProps<typeof Link>, 'prefetch'>

/**
 * A page of films shows dozens of links. Where one leads is fetched when a visitor is about to follow it, and not on
 * sight.
 */
export function IntentLink({ children, ...props }: Props) {
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return (
    <Link
      prefetch={wanted ? null : false}
      onMouseEnter={want}
      onFocus={want}
      onTouchStart={want}
      // The router fetches ahead anew for every address that one is on, and a film that is open changes it.
      onNavigate={() => setWanted(false)}
      {...props}
    >
      {children}
      <VideosLoading />
    </Link>
  )
}
