'use client'

import Image from 'next/image'
import { useId, useState, type PointerEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'

type Point = { x: number; y: number }

type Props = {
  address: string
  /** Percent. */
  focus: Point
  action: (formData: FormData) => Promise<void>
}

const percentOf = (position: number, start: number, length: number) =>
  Math.round(Math.min(Math.max((position - start) / length, 0), 1) * 100)

/** Shapes of tiles that crop the poster. */
const TILES = ['aspect-3/4', 'aspect-square', 'aspect-12/7', 'aspect-[2.39]'] as const

/** What every crop keeps: set with the pointer on the picture, or with the sliders. */
export function FocusForm({ address, focus, action }: Props) {
  const id = useId()
  const [point, setPoint] = useState(focus)
  const isMoved = point.x !== focus.x || point.y !== focus.y

  function aim(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    setPoint({
      x: percentOf(event.clientX, box.left, box.width),
      y: percentOf(event.clientY, box.top, box.height),
    })
  }

  const objectPosition = `${point.x}% ${point.y}%`
  return (
    <form action={action} className="grid gap-3">
      <div
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          aim(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) aim(event)
        }}
        className="relative cursor-crosshair touch-none overflow-hidden rounded-md border bg-black"
      >
        {/* Of staff alone, so the optimizer cannot fetch it. */}
        <Image
          src={address}
          alt="Poster in use"
          unoptimized
          width={0}
          height={0}
          draggable={false}
          className="block h-auto w-full select-none"
        />
        <span
          aria-hidden="true"
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-black/30 shadow-[0_0_0_2px_black]"
        />
      </div>
      <div className="flex items-end gap-2" aria-hidden="true">
        {TILES.map((shape) => (
          <span key={shape} className={`relative block h-14 overflow-hidden rounded-sm bg-black ${shape}`}>
            <Image
              src={address}
              alt=""
              unoptimized
              fill
              style={{ objectPosition }}
              className="object-cover"
            />
          </span>
        ))}
      </div>
      <p className="text-sm text-muted-foreground">
        Tiles of another shape are cut around the focal point. Click on what must stay visible.
      </p>
      <div className="grid grid-cols-2 gap-3">
        {(['x', 'y'] as const).map((axis) => (
          <div key={axis} className="grid gap-1">
            <Label htmlFor={`${id}-${axis}`}>
              {axis === 'x' ? 'Focus left to right' : 'Focus top to bottom'}
            </Label>
            <input
              id={`${id}-${axis}`}
              type="range"
              name={axis}
              min={0}
              max={100}
              value={point[axis]}
              aria-valuetext={`${point[axis]} percent`}
              onChange={({ currentTarget }) => setPoint({ ...point, [axis]: currentTarget.valueAsNumber })}
              className="h-8 w-full accent-primary"
            />
          </div>
        ))}
      </div>
      <Button
        type="submit"
        size="sm"
        variant="outline"
        aria-disabled={!isMoved}
        className="justify-self-start"
      >
        Save focal point
      </Button>
    </form>
  )
}
