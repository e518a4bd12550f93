import {
  AlignCenterHorizontal,
  AlignEndHorizontal,
  AlignStartHorizontal,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
} from 'lucide-react'
import { ALIGNMENTS, type Face, FACES, type TextStyle, VERTICALS } from '@/lib/ads/templates/document'
import { CheckField, ColorField, NumberField, SelectField } from './fields'
import { Choice, Panel } from './panel'

type Props = {
  style: TextStyle
  onChange: (part: Partial<TextStyle>) => void
  onRest: () => void
}

const FACE_OPTIONS = (Object.keys(FACES) as Face[]).map((face) => [face, FACES[face].label] as const)
const WEIGHT_LABELS: Record<number, string> = {
  400: 'Regular',
  500: 'Medium',
  700: 'Bold',
  800: 'Extra bold',
}
const ALIGN_LABELS = { left: 'Left', center: 'Center', right: 'Right' }
const ALIGN_ICONS = { left: TextAlignStart, center: TextAlignCenter, right: TextAlignEnd }
const VERTICAL_LABELS = { top: 'Top', middle: 'Middle', bottom: 'Bottom' }
const VERTICAL_ICONS = {
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
}
const MOST_LINES = 12

/** The weight of another face that comes nearest. */
const nearestWeight = (face: Face, weight: number) =>
  FACES[face].weights.toSorted((one, other) => Math.abs(one - weight) - Math.abs(other - weight))[0] ?? weight

export const StylePanel = ({ style, onChange, onRest }: Props) => (
  <Panel title="Type">
    <div className="grid grid-cols-2 gap-1.5">
      <SelectField
        label="Face"
        value={style.face}
        options={FACE_OPTIONS}
        onChange={(face) => onChange({ face, weight: nearestWeight(face, style.weight) })}
      />
      <SelectField
        label="Weight"
        value={String(style.weight)}
        options={FACES[style.face].weights.map((weight) => [String(weight), WEIGHT_LABELS[weight] ?? ''])}
        onChange={(weight) => onChange({ weight: Number(weight) })}
      />
    </div>
    <div className="grid grid-cols-3 gap-1.5">
      <NumberField
        label="Largest"
        value={style.largest}
        min={6}
        max={400}
        onChange={(largest) => onChange({ largest })}
        onRest={onRest}
      />
      <NumberField
        label="Smallest"
        value={style.smallest}
        min={6}
        max={400}
        onChange={(smallest) => onChange({ smallest })}
        onRest={onRest}
      />
      <NumberField
        label="Lines"
        value={style.lines}
        min={1}
        max={MOST_LINES}
        onChange={(lines) => onChange({ lines: Math.round(lines) })}
        onRest={onRest}
      />
    </div>
    <p className="text-xs text-muted-foreground">The text shrinks between both sizes until it fits.</p>
    <ColorField
      label="Text color"
      value={style.color}
      onChange={(color) => onChange({ color })}
      onRest={onRest}
    />
    <div className="flex flex-wrap items-center gap-2">
      <Choice
        label="Alignment"
        value={style.align}
        options={ALIGNMENTS.map((align) => [align, ALIGN_LABELS[align], ALIGN_ICONS[align]])}
        onChange={(align) => onChange({ align })}
      />
      <Choice
        label="In its box"
        value={style.vertical}
        options={VERTICALS.map((vertical) => [vertical, VERTICAL_LABELS[vertical], VERTICAL_ICONS[vertical]])}
        onChange={(vertical) => onChange({ vertical })}
      />
      <CheckField
        label="Capitals"
        isChecked={style.isUppercase}
        onChange={(isUppercase) => onChange({ isUppercase })}
      />
    </div>
  </Panel>
)
