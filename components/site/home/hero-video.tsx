'use client'

import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

type Props = { mp4: string; webm: string; label: string }

const reducesMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Waits until the page has loaded, so that the film never competes with the poster, which is the first thing seen. */
function useAfterLoad(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const done = () => setLoaded(true)
    if (document.readyState === 'complete') {
      const frame = requestAnimationFrame(done)
      return () => cancelAnimationFrame(frame)
    }
    addEventListener('load', done, { once: true })
    return () => removeEventListener('load', done)
  }, [])
  return loaded
}

/** The looping, muted film over its poster. Plays by itself unless the visitor asked for reduced motion. */
export function HeroVideo({ mp4, webm, label }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)
  const loaded = useAfterLoad()

  useEffect(() => {
    // A browser that refuses autoplay leaves the poster and the button; there is nothing to report.
    if (loaded && !reducesMotion()) video.current?.play().catch(() => undefined)
  }, [loaded])

  const toggle = () => {
    const element = video.current
    if (!element) return
    if (element.paused) element.play().catch(() => undefined)
    else element.pause()
  }

  if (!loaded) return null
  return (
    <>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        aria-label={label}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className="absolute inset-0 size-full object-cover"
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
        Your browser does not support the video tag.
      </video>
      <button
        type="button"
        onClick={toggle}
        aria-label={playing ? 'Pause the film' : 'Play the film'}
        className="absolute right-4 bottom-4 grid size-11 place-items-center rounded-full bg-background/80 text-foreground hover:bg-background"
      >
        {playing ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
      </button>
    </>
  )
}
