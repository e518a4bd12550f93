import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  type LucideIcon,
} from 'lucide-react'
import { Button } from '@/components/ui/button'
import { FORMATS, type Layer } from '@/lib/ads/templates/document'
import type { EditorAction, EditorState } from '@/lib/ads/templates/editor-state'
import { MIN_SIDE, type Place, type Rect, toBox, toRect } from '@/lib/ads/templates/geometry'
import { NumberField } from './fields'
import { IconButton, Panel } from './panel'

const ALIGNS: readonly (readonly [place: Place, label: string, Icon: LucideIcon])[] = [
  ['left', 'Align left', AlignStartVertical],
  ['center', 'Center across', AlignCenterVertical],
  ['right', 'Align right', AlignEndVertical],
  ['top', 'Align top', AlignStartHorizontal],
  ['middle', 'Center down', AlignCenterHorizontal],
  ['bottom', 'Align bottom', AlignEndHorizontal],
]

type Props = { layer: Layer; state: EditorState; dispatch: (action: EditorAction) => void }

/** Where the layer stands in the shown format, in pixels. */
export function PlacePanel({ layer: { id, boxes }, state: { document, format }, dispatch }: Props) {
  const box = boxes[format]
  if (!box) return null
  const rect = toRect(box, format)
  const { label, width, height } = FORMATS[format]
  const field = (text: string, side: keyof Rect, min: number, max: number) => (
    <NumberField
      label={text}
      value={rect[side]}
      min={min}
      max={max}
      onChange={(value) =>
        dispatch({
          do: 'place',
          id,
          format,
          box: toBox({ ...rect, [side]: Math.round(value) }, format),
          streak: `place ${side}`,
        })
      }
      onRest={() => dispatch({ do: 'end-streak' })}
    />
  )
  return (
    <Panel title={`Place in ${label}`}>
      <div className="grid grid-cols-4 gap-1.5">
        {field('X', 'left', -width, width)}
        {field('Y', 'top', -height, height)}
        {field('Width', 'width', MIN_SIDE, 2 * width)}
        {field('Height', 'height', MIN_SIDE, 2 * height)}
      </div>
      <div role="group" aria-label="Align in the format" className="flex flex-wrap gap-1">
        {ALIGNS.map(([place, text, Icon]) => (
          <IconButton
            key={place}
            label={text}
            Icon={Icon}
            onClick={() => dispatch({ do: 'align', id, format, place })}
          />
        ))}
      </div>
      {document.formats.length > 1 && (
        <Button variant="outline" size="sm" onClick={() => dispatch({ do: 'adapt', id, format })}>
          Use this place in all formats
        </Button>
      )}
    </Panel>
  )
}
