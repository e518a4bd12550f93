'use client'

import { usePathname } from 'next/navigation'
import { lazy } from 'react'
import { paths } from '@/lib/paths'
import type { WatchedVideo } from '@/lib/video/types'
import { loadFilm } from './load-film'

const FilmOverPage = lazy(async () => ({ default: (await loadFilm()).FilmOverPage }))

/** Parallel slots keep their last page, so the film hides on other URLs. The link shows its frame until the code is there. */
export const FilmSlot = ({ video }: { video: WatchedVideo }) =>
  usePathname() === paths.video(video.slug) && <FilmOverPage video={video} />
