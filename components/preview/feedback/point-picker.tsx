import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { buttonVariants } from '@/components/ui/button-variants'
import { markIds } from '@/lib/ads/marks'
import type { Point } from '@/lib/ads/types'
import type { FormValues } from '@/lib/forms/form-state'

type Props = {
  adId: string
  values: FormValues
  /** The picture takes clicks only while its form is on the screen. */
  isShown: boolean
}

const MIDDLE: Point = { x: 500, y: 500 }
const AXES = { x: 'From the left', y: 'From the top' } as const

function readPoint({ pointX, pointY }: FormValues): Point | null {
  return pointX && pointY ? { x: Number(pointX), y: Number(pointY) } : null
}

/** A spot of the picture, by click or tap, or by keys with the two sliders. Needs scripts. */
export function PointPicker({ adId, values, isShown }: Props) {
  const [point, setPoint] = useState(() => readPoint(values))
  const hydrated = useHydrated()
  const frame = hydrated ? document.getElementById(markIds.picture(adId))?.firstElementChild : null

  function mark() {
    setPoint(MIDDLE)
    frame?.scrollIntoView({ block: 'center' })
  }

  return (
    <div className="grid gap-3 noscript:hidden">
      <input type="hidden" name="pointX" value={point?.x ?? ''} />
      <input type="hidden" name="pointY" value={point?.y ?? ''} />
      {point === null ? (
        <button
          type="button"
          onClick={mark}
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'justify-self-start' })}
        >
          Mark a spot on the picture
        </button>
      ) : (
        <fieldset className="grid gap-3 border-l-2 border-primary pl-4">
          <legend className="sr-only">Spot on the picture</legend>
          <p className="text-sm">Click or tap the picture where you mean, or use the sliders.</p>
          <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
            {(['x', 'y'] as const).map((axis) => (
              <label key={axis} className="grid gap-1 text-sm text-muted-foreground">
                {AXES[axis]}
                <input
                  type="range"
                  min={0}
                  max={1000}
                  step={10}
                  value={point[axis]}
                  aria-valuetext={`${Math.round(point[axis] / 10)} %`}
                  onChange={({ target }) => setPoint({ ...point, [axis]: target.valueAsNumber })}
                  className="h-6 w-full accent-primary"
                />
              </label>
            ))}
          </div>
          <button
            type="button"
            onClick={() => setPoint(null)}
            className={buttonVariants({ variant: 'outline', size: 'sm', className: 'justify-self-start' })}
          >
            Remove the spot
          </button>
        </fieldset>
      )}
      {frame && point && isShown && createPortal(<PointOverlay point={point} onPoint={setPoint} />, frame)}
    </div>
  )
}

type OverlayProps = { point: Point; onPoint: (point: Point) => void }

/** For pointers only: the sliders do the same for keys and screen readers. */
const PointOverlay = ({ point, onPoint }: OverlayProps) => (
  <div
    aria-hidden="true"
    onClick={({ clientX, clientY, currentTarget }) => {
      const { left, top, width, height } = currentTarget.getBoundingClientRect()
      const perMille = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000)
      onPoint({ x: perMille((clientX - left) / width), y: perMille((clientY - top) / height) })
    }}
    className="absolute inset-0 z-10 cursor-crosshair outline-2 -outline-offset-2 outline-primary"
  >
    <span
      className="absolute size-7 -translate-1/2 rounded-full border-2 border-primary bg-background/50 ring-2 ring-background after:absolute after:inset-0 after:m-auto after:size-1.5 after:rounded-full after:bg-primary"
      style={{ left: `${point.x / 10}%`, top: `${point.y / 10}%` }}
    />
  </div>
)
