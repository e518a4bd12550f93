'use client'

import Link, { useLinkStatus } from 'next/link'
import { useState, type ComponentProps, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { paths } from '@/lib/paths'

type Props = Omit<ComponentProps<typeof Link>, 'prefetch'> & {
  onIntent?: (link: HTMLAnchorElement) => void
}

/** Prefetches on hover or focus, because pages show dozens of links. */
export function IntentLink({ children, onIntent, ...props }: Props) {
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
      // The router prefetches again whenever the URL changes, as an open video does.
      onNavigate={() => setWanted(false)}
      {...props}
    >
      {children}
      <VideosLoading />
    </Link>
  )
}

function VideosLoading() {
  const { pending } = useLinkStatus()
  if (!pending) return null
  return createPortal(
    <p
      role="status"
      className="fixed bottom-6 left-1/2 z-50 -translate-x-1/2 animate-in bg-foreground px-4 py-2 text-background delay-300 duration-150 fade-in-0 fill-mode-both"
    >
      Loading videos...
    </p>,
    document.body,
  )
}

const CAN_LOOP = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

type VideoLinkProps = Omit<ComponentProps<typeof IntentLink>, 'href' | 'scroll'> & { slug: string }

/** Opens the video over the current page. Its picture moves while the pointer or the focus is on it. */
export function VideoLink({ slug, ...props }: VideoLinkProps) {
  const playLoop = (link: HTMLAnchorElement) => {
    if (!matchMedia(CAN_LOOP).matches) return
    // A chunk that does not load leaves the picture.
    void import('./card-loop').then((loop) => loop.play(link, paths.videoLoop(slug))).catch(() => undefined)
  }
  return <IntentLink href={paths.video(slug)} scroll={false} onIntent={playLoop} {...props} />
}
