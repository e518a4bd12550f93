'use client'

import type { MouseEvent } from 'react'
import type { Chapter } from '@/lib/video/captions'
import { formatTime } from '@/lib/video/webvtt/cue'

/** As in '01:05'. */
const clock = (seconds: number) => formatTime(Math.floor(seconds) * 1000).slice(0, -4)

/** Without JavaScript the links open the film's page at the chapter. */
export function ChapterList({ chapters }: { chapters: readonly Chapter[] }) {
  function jump(event: MouseEvent, seconds: number) {
    const film = event.currentTarget.closest('article')?.querySelector('video')
    if (!film || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    film.currentTime = seconds
    film.scrollIntoView({ block: 'nearest' })
    // Refused by the browser's rules for sound, the film stands at the chapter.
    film.play().catch(() => undefined)
  }
  return (
    <ol className="grid pb-4">
      {chapters.map(({ title, start }) => (
        <li key={start}>
          <a
            href={`?t=${start}`}
            onClick={(event) => jump(event, start)}
            className="grid grid-cols-[4rem_minmax(0,1fr)] py-1.5 hover:underline"
          >
            <span className="text-muted-foreground tabular-nums">{clock(start)}</span>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}
