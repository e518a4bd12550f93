'use client'

import type { MouseEvent } from 'react'

type Props = {
  /** `start` in seconds, and the same as a text. The server writes the text, so that the browser loads no code for it. */
  chapters: readonly { title: string; start: number; clock: string }[]
}

/** Without JavaScript the links open the film's page at the chapter. */
export function ChapterList({ chapters }: Props) {
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
      {chapters.map(({ title, start, clock }) => (
        <li key={start}>
          <a
            href={`?t=${start}`}
            onClick={(event) => jump(event, start)}
            className="grid grid-cols-[4rem_minmax(0,1fr)] py-1.5 hover:underline"
          >
            <span className="text-muted-foreground tabular-nums">{clock}</span>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}
