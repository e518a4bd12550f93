import type { ReactNode } from 'react'
import type { VideoLayout } from '@/lib/video/layout'
import { OwlWatermark } from './owl-watermark'

/** Tall frames are limited by the window's height, so that the controls are never below its edge. */
const SHAPES: Record<VideoLayout, string> = {
  landscape: 'aspect-video w-full',
  square: 'aspect-square w-[min(100%,70svh)]',
  portrait: 'aspect-9/16 w-[min(100%,calc(80svh*9/16))]',
}

type Props = {
  layout: VideoLayout
  /** Whether owl users see theirs. */
  watermark: boolean
  children: ReactNode
}

/** The dialog lays itself out by `data-layout`. */
export function PlayerFrame({ layout, watermark, children }: Props) {
  return (
    <div data-layout={layout} className={`relative mx-auto overflow-hidden bg-black ${SHAPES[layout]}`}>
      {children}
      {watermark && <OwlWatermark />}
    </div>
  )
}
