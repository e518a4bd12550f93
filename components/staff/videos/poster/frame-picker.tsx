'use client'

import Image from 'next/image'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { formatTime } from '@/lib/video/webvtt/cue'

type Props = {
  film: string
  candidates: readonly string[]
  onFrame: (file: Promise<File>) => void
  onClose: () => void
}

/** Seconds. Frames of most films are at least as long; a step never leaves one out. */
const FRAME = 1 / 30

const QUALITY = 0.95

/** The picture that the player shows now. @throws for a film of another origin that does not allow it */
function grabFrame(film: HTMLVideoElement): Promise<File> {
  return new Promise((resolve, reject) => {
    const canvas = document.createElement('canvas')
    canvas.width = film.videoWidth
    canvas.height = film.videoHeight
    canvas.getContext('2d')?.drawImage(film, 0, 0)
    canvas.toBlob(
      (blob) =>
        blob ? resolve(new File([blob], 'frame.jpg', { type: 'image/jpeg' })) : reject(new Error('No frame')),
      'image/jpeg',
      QUALITY,
    )
  })
}

async function fetchFrame(address: string): Promise<File> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(String(response.status))
  const picture = await response.blob()
  return new File([picture], 'frame', { type: picture.type })
}

export function FramePicker({ film, candidates, onFrame, onClose }: Props) {
  const id = useId()
  const player = useRef<HTMLVideoElement>(null)
  const [seconds, setSeconds] = useState({ at: 0, of: 0 })
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')

  function seek(at: number) {
    if (player.current) player.current.currentTime = Math.min(Math.max(at, 0), seconds.of)
  }

  const isReady = status === 'ready'
  return (
    <div className="grid gap-3">
      {status === 'failed' ? (
        <p role="alert" className="text-sm text-destructive">
          The film cannot be played here. Upload a picture instead.
        </p>
      ) : (
        <video
          ref={player}
          src={film}
          crossOrigin="anonymous"
          aria-label="Film to take a frame from"
          muted
          playsInline
          preload="auto"
          onLoadedMetadata={({ currentTarget }) =>
            setSeconds({ at: 0, of: Number.isFinite(currentTarget.duration) ? currentTarget.duration : 0 })
          }
          onLoadedData={() => setStatus('ready')}
          onSeeked={({ currentTarget }) =>
            setSeconds({ at: currentTarget.currentTime, of: currentTarget.duration })
          }
          onError={() => setStatus('failed')}
          className="max-h-[50svh] w-full rounded-md bg-black"
        />
      )}
      <div className="grid gap-1">
        <Label htmlFor={id}>Position in the film</Label>
        <input
          id={id}
          type="range"
          min={0}
          max={seconds.of}
          step={FRAME}
          value={seconds.at}
          disabled={!isReady}
          aria-valuetext={formatTime(seconds.at * 1000)}
          onChange={({ currentTarget }) => {
            setSeconds({ ...seconds, at: currentTarget.valueAsNumber })
            seek(currentTarget.valueAsNumber)
          }}
          className="h-8 w-full accent-primary"
        />
        <p className="text-sm text-muted-foreground tabular-nums">
          {isReady
            ? `${formatTime(seconds.at * 1000)} of ${formatTime(seconds.of * 1000)}`
            : 'Loading the film…'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          size="sm"
          disabled={!isReady}
          onClick={() => player.current && onFrame(grabFrame(player.current))}
        >
          Use this frame
        </Button>
        <Button
          type="button"
          size="sm"
          variant="outline"
          disabled={!isReady}
          onClick={() => seek(seconds.at - FRAME)}
        >
          Frame back
        </Button>
        <Button
          type="button"
          size="sm"
          variant="outline"
          disabled={!isReady}
          onClick={() => seek(seconds.at + FRAME)}
        >
          Frame on
        </Button>
        <Button type="button" size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {candidates.length > 0 && (
        <ul
          aria-label="Suggested frames"
          className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2"
        >
          {candidates.map((address, index) => (
            <li key={address}>
              <button
                type="button"
                aria-label={`Use suggested frame ${index + 1}`}
                onClick={() => onFrame(fetchFrame(address))}
                className="relative block aspect-video w-full overflow-hidden rounded-sm bg-black"
              >
                <Image src={address} alt="" unoptimized fill className="object-contain" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
