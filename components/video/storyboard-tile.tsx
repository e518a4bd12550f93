'use client'

import { useEffect, useState } from 'react'
import { tileAt, type Storyboard } from '@/lib/video/renditions'

const STAYS_MS = 700

type Props = { video: HTMLVideoElement; storyboard: Storyboard }

/** Above the timeline, the picture of the moment that somebody is looking for. */
export default function StoryboardTile({ video, storyboard }: Props) {
  const [seconds, setSeconds] = useState<number | null>(video.currentTime)

  useEffect(() => {
    let hide: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      clearTimeout(hide)
      setSeconds(video.currentTime)
    }
    const leave = () => {
      clearTimeout(hide)
      hide = setTimeout(() => setSeconds(null), STAYS_MS)
    }
    leave()
    video.addEventListener('seeking', show)
    video.addEventListener('seeked', leave)
    return () => {
      clearTimeout(hide)
      video.removeEventListener('seeking', show)
      video.removeEventListener('seeked', leave)
    }
  }, [video])

  if (seconds === null || !video.duration) return null
  const { src, width, height } = storyboard
  const { x, y } = tileAt(storyboard, seconds)
  const share = Math.min(1, seconds / video.duration)
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute bottom-2 border border-white/60 bg-black"
      style={{
        ...{ width, height },
        left: `clamp(0.5rem, calc(${share * 100}% - ${width / 2}px), calc(100% - ${width}px - 0.5rem))`,
        backgroundImage: `url("${src}")`,
        backgroundPosition: `-${x}px -${y}px`,
      }}
    />
  )
}
