import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Box } from '@/lib/map/types'

type Props = {
  /** Pixels of the frame. */
  onDrawn: (box: Box) => void
  onCancel: () => void
}

const LEAST = 8

/** Lies over the map until a rectangle was drawn, by mouse, pen or finger. */
export function DrawRectangle({ onDrawn, onCancel }: Props) {
  const surface = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<Box | null>(null)
  const cancel = useEffectEvent(onCancel)

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [])

  const at = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const { left = 0, top = 0 } = surface.current?.getBoundingClientRect() ?? {}
    return [clientX - left, clientY - top]
  }

  const box: Box | null = drawn && [
    Math.min(drawn[0], drawn[2]),
    Math.min(drawn[1], drawn[3]),
    Math.max(drawn[0], drawn[2]),
    Math.max(drawn[1], drawn[3]),
  ]
  return (
    <div
      ref={surface}
      data-testid="draw-rectangle"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        const [x, y] = at(event)
        setDrawn([x, y, x, y])
      }}
      onPointerMove={(event) => {
        const [x, y] = at(event)
        setDrawn((now) => now && [now[0], now[1], x, y])
      }}
      onPointerUp={() => {
        setDrawn(null)
        if (box && box[2] - box[0] > LEAST && box[3] - box[1] > LEAST) onDrawn(box)
      }}
      onPointerCancel={() => setDrawn(null)}
      className="absolute inset-0 z-10 cursor-crosshair touch-none bg-background/20"
    >
      {box ? (
        <div
          className="absolute border-2 border-primary bg-primary/10"
          style={{ left: box[0], top: box[1], width: box[2] - box[0], height: box[3] - box[1] }}
        />
      ) : (
        <p className="absolute inset-x-4 top-4 mx-auto w-fit rounded-md border bg-popover px-3 py-2 text-sm text-popover-foreground">
          Drag over the sites that you want. Escape ends it.
        </p>
      )}
    </div>
  )
}
