'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { paths } from '@/lib/paths'
import { layoutOf } from '@/lib/video/layout'
import type { WatchedVideo } from '@/lib/video/types'
import { openingPicture } from './film-history'
import { FilmOpening } from './film-opening'

/** Called on intent as well, so that the code is on its way together with the film's data. */
export const loadFilm = () => import('./film-over-page')

const FilmOverPage = lazy(async () => ({ default: (await loadFilm()).FilmOverPage }))

/** Parallel slots keep their last page, so the film hides on other URLs. */
export function FilmSlot({ video }: { video: WatchedVideo }) {
  const path = paths.video(video.slug)
  if (usePathname() !== path) return null
  return (
    <Suspense
      fallback={
        <FilmOpening
          path={path}
          title={video.title}
          picture={openingPicture(path)}
          layout={layoutOf(video.aspectRatio)}
        />
      }
    >
      <FilmOverPage video={video} />
    </Suspense>
  )
}
