'use client'

import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { filmTime } from '@/lib/time/film-time'
import {
  captionsOf,
  listenForKeys,
  seekTo,
  setVolume,
  showsCaptions,
  toggleCaptions,
  toggleFullScreen,
  togglePlay,
  toggleSound,
} from './player-keys'
import { rememberChoices } from './player-memory'
import { hideWhenIdle } from './player-idle'

const EVENTS = ['play', 'pause', 'timeupdate', 'seeking', 'durationchange', 'volumechange', 'loadedmetadata']

const stateOf = (film: HTMLVideoElement) => ({
  isPaused: film.paused,
  /** Seconds. */
  time: film.currentTime,
  length: Number.isFinite(film.duration) ? film.duration : 0,
  volume: film.muted ? 0 : film.volume,
  captions: captionsOf(film).length > 0 ? showsCaptions(film) : null,
  isFullScreen: document.fullscreenElement !== null,
})

/** The controls of a film, below its picture, the same in every browser. Loaded late: until then, and without it, the browser's own serve. */
export function PlayerBar({ film }: { film: HTMLVideoElement }) {
  const [state, setState] = useState(() => stateOf(film))
  const { isPaused, time, length, volume, captions, isFullScreen } = state
  const update = () => setState(stateOf(film))

  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal }
    const update = () => setState(stateOf(film))
    for (const event of EVENTS) film.addEventListener(event, update, options)
    for (const event of ['change', 'addtrack']) film.textTracks.addEventListener(event, update, options)
    document.addEventListener('fullscreenchange', update, options)
    film.addEventListener('click', () => togglePlay(film), options)
    const ends = [listenForKeys(film), rememberChoices(film), hideWhenIdle(film)]
    update()
    return () => {
      stop.abort()
      ends.forEach((end) => end())
    }
  }, [film])

  return (
    <div
      role="group"
      aria-label="Player controls"
      className="bg-black px-1 text-white transition-opacity in-data-idle:opacity-0 in-[:fullscreen]:absolute in-[:fullscreen]:inset-x-0 in-[:fullscreen]:bottom-0 in-[:fullscreen]:bg-black/80"
    >
      <Slider
        data-timeline
        label="Position"
        value={time}
        max={length}
        step={0.1}
        aria-valuetext={`${filmTime(time * 1000)} of ${filmTime(length * 1000)}`}
        onValue={(seconds) => {
          seekTo(film, seconds)
          update()
        }}
        className="w-full"
      />
      <div className="flex items-center">
        <BarButton label={isPaused ? 'Play' : 'Pause'} keys="Space" onClick={() => togglePlay(film)}>
          <path
            d={isPaused ? 'M7 4.5v15l12-7.5z' : 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z'}
            fill="currentColor"
          />
        </BarButton>
        <BarButton label={volume === 0 ? 'Unmute' : 'Mute'} keys="M" onClick={() => toggleSound(film)}>
          <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor" />
          <path
            d={volume === 0 ? 'm15.5 9.5 5 5m0-5-5 5' : 'M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11'}
          />
        </BarButton>
        <Slider
          label="Volume"
          value={volume}
          max={1}
          step={0.05}
          aria-valuetext={`${Math.round(volume * 100)} %`}
          onValue={(next) => {
            setVolume(film, next)
            update()
          }}
          className="w-20 max-sm:hidden pointer-coarse:hidden"
        />
        <span aria-hidden className="mr-auto px-2 type-slate tabular-nums">
          {length > 0 && `${filmTime(time * 1000)} / ${filmTime(length * 1000)}`}
        </span>
        {captions !== null && (
          <BarButton label="Captions" keys="C" isPressed={captions} onClick={() => toggleCaptions(film)}>
            <path d="M3.5 5.5h17v13h-17zM11 10.5c-2-1.3-4-.5-4 1.5s2 2.8 4 1.5m6-3c-2-1.3-4-.5-4 1.5s2 2.8 4 1.5" />
            {captions && <path d="M3.5 22h17" strokeWidth="2.5" className="text-[oklch(0.8_0.145_72)]" />}
          </BarButton>
        )}
        <BarButton
          label={isFullScreen ? 'Leave full screen' : 'Full screen'}
          keys="F"
          onClick={() => toggleFullScreen(film)}
        >
          <path
            d={
              isFullScreen ? 'M9 4v5H4m11-5v5h5M9 20v-5H4m11 5v-5h5' : 'M4 9V4h5m11 5V4h-5M4 15v5h5m11-5v5h-5'
            }
          />
        </BarButton>
      </div>
    </div>
  )
}

type BarButtonProps = {
  label: string
  keys: string
  isPressed?: boolean
  onClick: () => void
  children: ReactNode
}

const BarButton = ({ label, keys, isPressed, onClick, children }: BarButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-keyshortcuts={keys}
    aria-pressed={isPressed}
    title={`${label} (${keys})`}
    onClick={onClick}
    className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm -outline-offset-4 hover:bg-white/15"
  >
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      {children}
    </svg>
  </button>
)

type SliderProps = Omit<ComponentProps<'input'>, 'value' | 'max'> & {
  label: string
  value: number
  max: number
  onValue: (value: number) => void
}

/** Drawn by us, because engines draw theirs in different sizes; in forced colors by the browser. */
const Slider = ({ label, value, max, onValue, className, ...input }: SliderProps) => (
  <input
    {...input}
    type="range"
    aria-label={label}
    min={0}
    max={max}
    value={value}
    onChange={(event) => onValue(event.target.valueAsNumber)}
    style={{ '--part': `${max > 0 ? (value / max) * 100 : 0}%` } as object}
    className={`player-slider ${className ?? ''}`}
  />
)
