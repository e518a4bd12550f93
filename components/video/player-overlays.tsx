'use client'

import { useViewer } from '@/components/site/use-viewer'

/** Only for owl users; rendered after hydration, because the HTML is static. */
export function OwlWatermark() {
  if (useViewer()?.role !== 'owl') return null
  return (
    <span className="pointer-events-none absolute top-3 right-3 bg-black/75 px-2 py-0.5 type-slate text-white">
      OWL Preview
    </span>
  )
}

export function PlayerError() {
  return (
    <div
      role="alert"
      className="corner-ticks absolute inset-0 grid place-content-center gap-1 bg-background p-6 text-center"
    >
      <p className="type-heading">Video Player Error</p>
      <p className="text-muted-foreground">Unable to load video</p>
    </div>
  )
}

/** Over the poster until the first play. Drawn by the server as well, when a press reaches the player below. */
export function BigPlayButton({ title, onPlay }: { title: string; onPlay: (() => void) | null }) {
  const icon = (
    // Two colors, because the picture below may have either.
    <span className="grid size-18 place-items-center rounded-full bg-primary text-primary-foreground shadow-lg ring-black outline-offset-4 outline-white transition-transform group-hover/play:scale-105 group-focus-visible/play:ring-4 group-focus-visible/play:outline-2 sm:size-22">
      <svg aria-hidden="true" viewBox="0 0 24 24" className="ml-1 size-8 sm:size-10" fill="currentColor">
        <path d="M7 4.5v15l12-7.5z" />
      </svg>
    </span>
  )
  const place = 'absolute inset-0 grid place-items-center'
  if (!onPlay) return <span className={`${place} pointer-events-none noscript:hidden`}>{icon}</span>
  return (
    <button
      type="button"
      data-play
      aria-label={`Play ${title}`}
      onClick={onPlay}
      className={`${place} group/play cursor-pointer outline-hidden`}
    >
      {icon}
    </button>
  )
}
