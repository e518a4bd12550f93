'use client'

import Link from 'next/link'
import { useState, type ComponentProps } from 'react'
import { paths } from '@/lib/paths'

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { slug: string }

/** A list shows dozens of these, so a post is fetched on intent and not on sight. */
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
