import { cx } from 'class-variance-authority'
import { ImageIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  type Box,
  FORMATS,
  type Format,
  PICTURE_SLOT_LABELS,
  type TemplateValues,
} from '@/lib/ads/templates/document'
import type { EditorAction, EditorState } from '@/lib/ads/templates/editor-state'
import { safeArea, HANDLES, type Handle } from '@/lib/ads/templates/geometry'
import type { Guide } from '@/lib/ads/templates/snap'
import { useStagePointer } from './use-stage-pointer'

type StageProps = {
  format: Format
  state: EditorState
  dispatch: (action: EditorAction) => void
  values: TemplateValues
  /** Ids of layers that have a problem in this format. */
  troubled: ReadonlySet<string | null>
  hasSafeArea: boolean
  onPick: (id: string | null) => void
  /** The drawing, as large as the stage. */
  children: ReactNode
}

/** One format of the template, to be changed with a pointer. The layer list does the same for keyboards and screen readers. */
export function Stage({
  format,
  state,
  dispatch,
  values,
  troubled,
  hasSafeArea,
  onPick,
  children,
}: StageProps) {
  const { document, selected } = state
  const { guides, stageProps } = useStagePointer({ state, dispatch, format, onPick })
  const box = document.layers.find(({ id }) => id === selected)?.boxes[format]
  return (
    <div className="relative bg-muted select-none" data-stage={format} {...stageProps}>
      {children}
      <div aria-hidden="true" className="absolute inset-0">
        {document.layers.map((layer) => {
          const place = layer.boxes[format]
          const isEmpty = layer.kind === 'picture' && values.pictures[layer.slot] === null
          return (
            place &&
            !layer.isHidden && (
              <div
                key={layer.id}
                data-layer={layer.id}
                style={at(place)}
                className={cx(
                  'absolute hover:outline hover:outline-primary',
                  isEmpty &&
                    'grid place-items-center overflow-hidden border border-dashed bg-background/70 text-xs text-foreground',
                  troubled.has(layer.id) && 'outline-2 outline-destructive outline-dashed',
                )}
              >
                {isEmpty && (
                  <span className="flex items-center gap-1.5">
                    <ImageIcon className="size-4 shrink-0" />
                    {PICTURE_SLOT_LABELS[layer.slot]}
                  </span>
                )}
              </div>
            )
          )
        })}
        {hasSafeArea && <SafeArea format={format} />}
        {guides.map((guide) => (
          <GuideLine key={`${guide.axis}${guide.at}`} guide={guide} format={format} />
        ))}
        {box && state.format === format && <Frame box={box} />}
      </div>
    </div>
  )
}

const at = ({ x, y, width, height }: Box) => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${width}%`,
  height: `${height}%`,
})

const percent = (pixels: number, whole: number) => `${(pixels / whole) * 100}%`

function SafeArea({ format }: { format: Format }) {
  const { width, height } = FORMATS[format]
  const safe = safeArea(format)
  return (
    <div
      style={{
        left: percent(safe.left, width),
        top: percent(safe.top, height),
        width: percent(safe.width, width),
        height: percent(safe.height, height),
      }}
      className="pointer-events-none absolute border border-dashed border-white mix-blend-difference"
    />
  )
}

function GuideLine({ guide: { axis, at: place }, format }: { guide: Guide; format: Format }) {
  const { width, height } = FORMATS[format]
  return (
    <div
      style={axis === 'x' ? { left: percent(place, width) } : { top: percent(place, height) }}
      className={cx(
        'pointer-events-none absolute border-fuchsia-500',
        axis === 'x' ? 'inset-y-0 border-l' : 'inset-x-0 border-t',
      )}
    />
  )
}

/** In the middle of a short side they would cover the corners. */
const WIDE_ONLY = '[@container_(max-width:3rem)]:hidden'
const HIGH_ONLY = '[@container_(max-height:3rem)]:hidden'

const HANDLE_PLACES: Record<Handle, string> = {
  n: `top-0 left-1/2 cursor-ns-resize ${WIDE_ONLY}`,
  ne: 'top-0 left-full cursor-nesw-resize',
  e: `top-1/2 left-full cursor-ew-resize ${HIGH_ONLY}`,
  se: 'top-full left-full cursor-nwse-resize',
  s: `top-full left-1/2 cursor-ns-resize ${WIDE_ONLY}`,
  sw: 'top-full left-0 cursor-nesw-resize',
  w: `top-1/2 left-0 cursor-ew-resize ${HIGH_ONLY}`,
  nw: 'top-0 left-0 cursor-nwse-resize',
}

/** Around the selected layer. A finger on it moves the layer instead of the page. */
const Frame = ({ box }: { box: Box }) => (
  <div
    data-frame
    style={at(box)}
    className="[container-type:size] absolute cursor-move touch-none ring-1 ring-background outline-2 outline-primary"
  >
    {HANDLES.map((handle) => (
      <span
        key={handle}
        data-handle={handle}
        className={cx(
          'absolute grid size-4 -translate-1/2 touch-none place-items-center pointer-coarse:size-11',
          HANDLE_PLACES[handle],
        )}
      >
        <span className="size-2 rounded-xs border-2 border-primary bg-background pointer-coarse:size-3.5" />
      </span>
    ))}
  </div>
)
