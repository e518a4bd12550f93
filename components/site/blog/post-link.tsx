'use client'

import Link from 'next/link'
import { useState, type ComponentProps } from 'react'
import { paths } from '@/lib/paths'

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { slug: string }

/** Prefetches on hover or focus, because lists show dozens of links. */
export function PostLink({ slug, ...props }: Props) {
  const [wanted, setWanted] = useState(false)
  const prefetch = () => setWanted(true)
  return (
    <Link
      href={paths.post(slug)}
      prefetch={wanted ? null : false}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...props}
    />
  )
}
