'use client'

import Link from 'next/link'
import { useState, type ComponentProps } from 'react'
import { paths } from '@/lib/paths'

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch' | 'scroll'> & { slug: string }

/**
 * Opens the video over the page it stands on, which keeps its scroll position. A page shows dozens of these, so the
 * video is fetched on intent and not on sight.
 */
export function VideoLink({ slug, ...props }: Props) {
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return (
    <Link
      href={paths.video(slug)}
      scroll={false}
      prefetch={wanted ? null : false}
      onMouseEnter={want}
      onFocus={want}
      onTouchStart={want}
      {...props}
    />
  )
}
