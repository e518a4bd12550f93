'use client'

import { useEffect, useId, useRef, type PointerEvent } from 'react'
import { Label } from '@/components/ui/label'
import { fitCrop, maxWidth, resizeCrop, type Crop } from '@/lib/catalogue/picture/crop'
import type { Picture } from './picture'

type Props = {
  picture: Picture
  crop: Crop
  onCrop: (crop: Crop) => void
  isDisabled: boolean
}

/** Pixels; enough to see what is inside the frame. */
const CANVAS_SIDE = 900
/** Of the largest crop: smaller ones would be too small to serve. */
const MIN_ZOOM = 0.2

const percent = (fraction: number) => `${fraction * 100}%`

/** The part of the picture that becomes the poster: dragged with the pointer, or set with the sliders. */
export function CropStage({ picture, crop, onCrop, isDisabled }: Props) {
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const grip = useRef<{ x: number; y: number } | null>(null)
  const { image, ratio } = picture
  const height = (crop.width * image.width) / ratio / image.height
  const largest = maxWidth(image, ratio)

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const scale = Math.min(1, CANVAS_SIDE / Math.max(image.width, image.height))
    element.width = image.width * scale
    element.height = image.height * scale
    element.getContext('2d')?.drawImage(image, 0, 0, element.width, element.height)
  }, [image])

  function place(event: PointerEvent) {
    const box = canvas.current?.getBoundingClientRect()
    if (!box) return null
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
  }

  function drag(event: PointerEvent) {
    const at = place(event)
    if (!at || !grip.current) return
    onCrop(fitCrop({ ...crop, x: at.x - grip.current.x, y: at.y - grip.current.y }, image, ratio))
  }

  const sliders = [
    {
      name: 'size',
      label: 'Size',
      value: crop.width / largest,
      min: MIN_ZOOM,
      set: (value: number) => resizeCrop(crop, value * largest, image, ratio),
    },
    {
      name: 'x',
      label: 'Left to right',
      value: crop.width < 1 ? crop.x / (1 - crop.width) : 0,
      min: 0,
      set: (value: number) => ({ ...crop, x: value * (1 - crop.width) }),
    },
    {
      name: 'y',
      label: 'Top to bottom',
      value: height < 1 ? crop.y / (1 - height) : 0,
      min: 0,
      set: (value: number) => ({ ...crop, y: value * (1 - height) }),
    },
  ]

  return (
    <fieldset disabled={isDisabled} className="grid gap-3">
      <legend className="mb-2 text-sm text-muted-foreground">Choose the part that the poster shows.</legend>
      <div className="relative overflow-hidden rounded-md bg-black">
        <canvas ref={canvas} role="img" aria-label="Chosen picture" className="block w-full" />
        <div
          onPointerDown={(event) => {
            const at = place(event)
            if (!at || isDisabled) return
            event.currentTarget.setPointerCapture(event.pointerId)
            grip.current = { x: at.x - crop.x, y: at.y - crop.y }
          }}
          onPointerMove={drag}
          onPointerUp={() => (grip.current = null)}
          onPointerCancel={() => (grip.current = null)}
          style={{
            left: percent(crop.x),
            top: percent(crop.y),
            width: percent(crop.width),
            height: percent(height),
          }}
          className="absolute cursor-move touch-none border-2 border-white shadow-[0_0_0_100vmax_rgb(0_0_0/0.6)]"
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-3 lg:grid-cols-1">
        {sliders.map(({ name, label, value, min, set }) => (
          <div key={name} className="grid gap-1">
            <Label htmlFor={`${id}-${name}`}>{label}</Label>
            <input
              id={`${id}-${name}`}
              type="range"
              min={min}
              max={1}
              step={0.005}
              value={value}
              aria-valuetext={`${Math.round(value * 100)} percent`}
              onChange={({ currentTarget }) =>
                onCrop(fitCrop(set(currentTarget.valueAsNumber), image, ratio))
              }
              className="h-8 w-full accent-primary"
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
