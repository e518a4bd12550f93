'use client'

import { useHydrated } from '@/components/hooks/use-hydrated'
import { AdFrame } from '@/components/preview/ad-media'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/lib/cn'
import { useSyncedPlayback } from './use-synced-playback'

const formatTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Two muted videos with one set of controls. Without JavaScript each has its own controls. */
export function SyncedVideos({ left, right }: Pair) {
  const { isPlaying, time, duration, register, seek, toggle, events } = useSyncedPlayback()
  const hydrated = useHydrated()
  return (
    <div className="grid gap-4">
      <div className="grid gap-6 md:grid-cols-2">
        {(['left', 'right'] as const).map((side) => {
          const { source, name } = { left, right }[side]
          return (
            <figure key={side} className="grid gap-2">
              <AdFrame
                media={
                  <video
                    key={source}
                    ref={register}
                    src={source}
                    aria-label={name}
                    controls={!hydrated}
                    muted
                    playsInline
                    preload="metadata"
                    {...events}
                    className="absolute inset-0 size-full object-contain"
                  />
                }
              >
                Loading ad preview...
              </AdFrame>
              <figcaption className="text-sm [overflow-wrap:anywhere] text-muted-foreground">
                {name}
              </figcaption>
            </figure>
          )
        })}
      </div>
      <div className={cn('flex items-center gap-4', !hydrated && 'invisible')}>
        <button
          type="button"
          onClick={toggle}
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'min-w-20' })}
        >
          {isPlaying ? 'Pause' : 'Play'}
          <span className="sr-only"> both films</span>
        </button>
        <input
          type="range"
          min={0}
          max={duration}
          step={0.04}
          value={time}
          onChange={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
          aria-label="Position in both films"
          aria-valuetext={`${formatTime(time)} of ${formatTime(duration)}`}
          className="h-6 grow accent-primary"
        />
        <span aria-hidden="true" className="text-sm text-muted-foreground tabular-nums">
          {formatTime(time)} / {formatTime(duration)}
        </span>
      </div>
    </div>
  )
}

export type Side = { source: string; name: string }

export type Pair = { left: Side; right: Side }
