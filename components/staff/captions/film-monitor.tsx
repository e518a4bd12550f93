'use client'

import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import type { Cue } from '@/lib/video/webvtt/cue'
import { formatTime } from '@/lib/video/webvtt/cue'
import { plainText } from '@/lib/video/webvtt/cue-text'

/** Times are milliseconds. */
export type FilmControls = {
  time: () => number | null
  seek: (time: number) => void
  skip: (by: number) => void
  togglePlay: () => void
}

type Props = {
  ref: Ref<FilmControls>
  film: { src: string; title: string } | null
  language: string
  /** Drawn over the film as they are, before they are saved. */
  cues: readonly Cue[]
  /** Milliseconds. */
  onLength: (ms: number | null) => void
}

export function FilmMonitor({ ref, film, language, cues, onLength }: Props) {
  const player = useRef<HTMLVideoElement>(null)
  const [time, setTime] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  useImperativeHandle(ref, () => ({
    time: () => (player.current ? Math.round(player.current.currentTime * 1000) : null),
    seek(ms) {
      if (player.current) player.current.currentTime = ms / 1000
    },
    skip(ms) {
      if (player.current) player.current.currentTime += ms / 1000
    },
    togglePlay() {
      // Refused by the browser's rules for sound, the film stays where it is.
      if (player.current?.paused) player.current.play().catch(() => undefined)
      else player.current?.pause()
    },
  }))

  if (!film || hasFailed) {
    return (
      <p className="grid aspect-video place-content-center rounded-md border border-dashed p-6 text-center text-muted-foreground">
        {hasFailed ? 'This film cannot be played here.' : 'This film plays elsewhere.'} Type the times.
      </p>
    )
  }
  const shown = cues.filter(({ start, end }) => start <= time && time < end)
  return (
    <div className="grid gap-2">
      <div className="relative overflow-hidden rounded-md bg-black">
        <video
          ref={player}
          src={film.src}
          aria-label={film.title}
          controls
          playsInline
          preload="metadata"
          onLoadedMetadata={({ currentTarget }) =>
            onLength(Number.isFinite(currentTarget.duration) ? currentTarget.duration * 1000 : null)
          }
          onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime * 1000)}
          onSeeking={({ currentTarget }) => setTime(currentTarget.currentTime * 1000)}
          onError={() => setFailed(true)}
          className="max-h-[60svh] w-full"
        />
        <div
          lang={language}
          className="pointer-events-none absolute inset-x-4 bottom-16 grid justify-items-center gap-1 text-center text-white"
        >
          {shown.map((cue) => (
            <span key={`${cue.start} ${cue.end}`} className="bg-black/80 px-2 whitespace-pre-line">
              {plainText(cue.text)}
            </span>
          ))}
        </div>
      </div>
      <p className="text-sm text-muted-foreground tabular-nums">Film at {formatTime(time)}</p>
    </div>
  )
}
