import { useEffect, useRef } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { localStore } from '@/lib/browser-storage/encrypted-store'
import { storageKeys } from '@/lib/browser-storage/keys'
import { useAutoplay } from './use-autoplay'

/** Without WebM every browser plays the MP4. */
export type FilmFiles = { webm: string | null; mp4: string }

type Props = FilmFiles & {
  label: string
  /** Only the visitor starts it. */
  startPaused: boolean
}

export function FilmPlayer({ webm, mp4, label, startPaused }: Props) {
  const player = useRef<HTMLVideoElement>(null)
  const [film, send] = useAutoplay(player, { startPaused })
  usePersistedPause(film.shouldPlay)

  const toggle = () => {
    if (film.status !== 'playing') return send('start')
    send('pause')
    player.current?.pause()
  }

  return (
    <>
      <video
        ref={player}
        muted
        loop
        playsInline
        preload="none"
        aria-label={label}
        onPlaying={() => send('playing')}
        onPause={() => send('stopped')}
        onError={() => send('failed')}
        className="size-full object-cover"
      >
        {webm && <source src={webm} type="video/webm" />}
        {/* Only the last source reports a missing file. */}
        <source src={mp4} type="video/mp4" onError={() => send('failed')} />
        Your browser does not support the video tag.
      </video>
      {film.status === 'error' ? (
        <div
          role="status"
          className="absolute inset-x-0 bottom-0 flex flex-wrap items-center justify-between gap-3 bg-background/90 px-4 py-3"
        >
          Video temporarily unavailable
          <button
            type="button"
            onClick={() => send('start')}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Try again
          </button>
        </div>
      ) : (
        <Toggle playing={film.status === 'playing'} onPress={toggle} />
      )}
    </>
  )
}

function Toggle({ playing, onPress }: { playing: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={playing ? 'Pause the film' : 'Play the film'}
      className="absolute right-4 bottom-4 grid size-11 place-items-center rounded-full bg-background/80 hover:bg-background"
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="currentColor">
        <path d={playing ? 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z' : 'M4 2v12l10-6z'} />
      </svg>
    </button>
  )
}

export async function wasPausedBefore(): Promise<boolean> {
  return (await localStore().read(storageKeys.heroVideo)) === false
}

/** Stores changes for the next visit; null removes the value. */
function usePersistedPause(shouldPlay: boolean | null) {
  const known = useRef(shouldPlay)
  useEffect(() => {
    if (known.current === shouldPlay) return
    known.current = shouldPlay
    void localStore().write(storageKeys.heroVideo, shouldPlay ?? undefined)
  }, [shouldPlay])
}
