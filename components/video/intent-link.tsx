'use client'

import { useLinkStatus } from 'next/link'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { LinkOnIntent } from '@/components/site/link-on-intent'
import { paths } from '@/lib/paths'
import { layoutOf } from '@/lib/video/layout'
import type { AspectRatio } from '@/lib/video/types'
import { startOpening } from './film-history'
import { loadedFilm, loadFilm, loadFilmSoon, type Film } from './load-film'

type Props = ComponentProps<typeof LinkOnIntent> & {
  /** Shown from the click until the page is there. */
  waiting?: ReactNode
}

export const IntentLink = ({ children, waiting = <VideosLoading />, ...props }: Props) => (
  <LinkOnIntent {...props}>
    {children}
    <WhilePending>{waiting}</WhilePending>
  </LinkOnIntent>
)

function WhilePending({ children }: { children: ReactNode }) {
  return useLinkStatus().pending && createPortal(children, document.body)
}

function VideosLoading() {
  return (
    <p
      role="status"
      className="fixed bottom-6 left-1/2 z-50 -translate-x-1/2 animate-in bg-foreground px-4 py-2 text-background delay-300 duration-150 fade-in-0 fill-mode-both"
    >
      Loading videos...
    </p>
  )
}

const CAN_LOOP = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

function playLoop(link: HTMLAnchorElement, slug: string) {
  if (!matchMedia(CAN_LOOP).matches) return
  // A chunk that does not load leaves the picture.
  void import('./card-loop').then((loop) => loop.play(link, paths.videoLoop(slug))).catch(() => undefined)
}

/** What the link shows of its film. */
type Shown = { title: string; picture: string | null }

const shownBy = (link: HTMLAnchorElement): Shown => ({
  title: link.textContent,
  picture: link.querySelector('img')?.currentSrc || null,
})

type VideoLinkProps = Omit<ComponentProps<typeof IntentLink>, 'href' | 'scroll' | 'title' | 'waiting'> & {
  slug: string
  /** Of the film. Without it the link's text. */
  title?: string
  aspectRatio?: AspectRatio | null
}

/** Opens the video over the current page. Its picture moves while the pointer or the focus is on it. */
export function VideoLink({ slug, title, aspectRatio = null, ...props }: VideoLinkProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const path = paths.video(slug)

  useEffect(loadFilmSoon, [])

  return (
    <IntentLink
      href={path}
      scroll={false}
      onIntent={(link) => {
        setShown(shownBy(link))
        // A chunk that does not load is asked for again when the film opens.
        loadFilm().catch(() => undefined)
        playLoop(link, slug)
      }}
      onNavigate={() => startOpening(path)}
      waiting={
        <Opening
          path={path}
          title={title ?? shown?.title ?? ''}
          picture={shown?.picture}
          layout={layoutOf(aspectRatio)}
        />
      }
      {...props}
    />
  )
}

function Opening(props: ComponentProps<Film['FilmOpening']>) {
  const [film, setFilm] = useState(loadedFilm)

  useEffect(() => {
    if (!film) loadFilm().then(setFilm, () => undefined)
  }, [film])

  return film ? <film.FilmOpening {...props} /> : <VideosLoading />
}
