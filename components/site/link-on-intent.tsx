'use client'

import Link from 'next/link'
import { useState, type ComponentProps, type SyntheticEvent } from 'react'

type Props = Omit<ComponentProps<typeof Link>, 'prefetch'> & {
  onIntent?: (link: HTMLAnchorElement) => void
}

/** Prefetches on hover, focus or touch: pages show many links, of which a visitor follows one. */
export function LinkOnIntent({ onIntent, onNavigate, ...props }: Props) {
  const [wanted, setWanted] = useState(false)
  const prefetch = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    // While a video closes, its link gets the focus back and the URL is still the video's.
    setWanted(currentTarget.pathname !== location.pathname)
    onIntent?.(currentTarget)
  }
  return (
    <Link
      prefetch={wanted ? null : false}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      onPointerDown={prefetch}
      onNavigate={(event) => {
        // The router prefetches again whenever the URL changes, as an open video does.
        setWanted(false)
        onNavigate?.(event)
      }}
      {...props}
    />
  )
}
