'use client'

import Link from 'next/link'
import { useState, type ComponentProps } from 'react'

/** Prefetches on hover, focus or touch: pages show many links, of which a visitor follows one. */
export function LinkOnIntent(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [wanted, setWanted] = useState(false)
  const prefetch = () => setWanted(true)
  return (
    <Link
      prefetch={wanted ? null : false}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...props}
    />
  )
}
