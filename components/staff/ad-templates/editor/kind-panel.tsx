import type { ReactNode } from 'react'
import type { LayerPart } from '@/lib/ads/templates/changes'
import {
  LAYER_LABELS,
  type Layer,
  PICTURE_SLOT_LABELS,
  PICTURE_SLOTS,
  TEXT_SLOT_LABELS,
  TEXT_SLOTS,
  type TextLayer,
} from '@/lib/ads/templates/document'
import { ColorField, NumberField, SelectField } from './fields'
import { FocalFields } from './focal-fields'
import { Choice, Panel } from './panel'

type Props = {
  layer: Layer
  onChange: (part: LayerPart) => void
  onRest: () => void
  /** For layers that show a picture. */
  sample: ReactNode
}

const isTextLayerSlot = (slot: string): slot is TextLayer['slot'] => slot !== 'button'
const TEXTS = TEXT_SLOTS.filter(isTextLayerSlot).map((slot) => [slot, TEXT_SLOT_LABELS[slot]] as const)
const PICTURES = PICTURE_SLOTS.map((slot) => [slot, PICTURE_SLOT_LABELS[slot]] as const)
const FITS = [
  ['cover', 'Fill the box'],
  ['contain', 'Show all of it'],
] as const
const BADGES = [
  ['round', 'Round'],
  ['tag', 'Tag'],
  ['rectangle', 'Rectangle'],
] as const
const SHAPES = [
  ['rectangle', 'Rectangle'],
  ['ellipse', 'Ellipse'],
] as const

/** What only this kind of layer has. */
export const KindPanel = (props: Props) => (
  <Panel title={LAYER_LABELS[props.layer.kind]}>
    <KindFields {...props} />
  </Panel>
)

function KindFields({ layer, onChange, onRest, sample }: Props) {
  const fill = (color: string) => (
    <ColorField label="Color" value={color} onChange={(fill) => onChange({ fill })} onRest={onRest} />
  )
  const radius = (value: number) => (
    <NumberField
      label="Round corners, %"
      value={value}
      min={0}
      max={50}
      onChange={(radius) => onChange({ radius })}
      onRest={onRest}
    />
  )
  switch (layer.kind) {
    case 'text':
      return (
        <SelectField
          label="Shows"
          value={layer.slot}
          options={TEXTS}
          onChange={(slot) => onChange({ slot })}
        />
      )
    case 'picture':
      return (
        <>
          <SelectField
            label="Shows"
            value={layer.slot}
            options={PICTURES}
            onChange={(slot) => onChange({ slot })}
          />
          <Choice label="Fit" value={layer.fit} options={FITS} onChange={(fit) => onChange({ fit })} />
          {layer.fit === 'cover' && (
            <FocalFields focal={layer.focal} onChange={(focal) => onChange({ focal })} onRest={onRest} />
          )}
          {radius(layer.radius)}
          {sample}
        </>
      )
    case 'badge':
      return (
        <>
          <p className="text-xs text-muted-foreground">
            Shows the price of a deal, and its old price crossed out.
          </p>
          <Choice
            label="Shape"
            value={layer.shape}
            options={BADGES}
            onChange={(shape) => onChange({ shape })}
          />
          {fill(layer.fill)}
        </>
      )
    case 'button':
      return (
        <>
          {fill(layer.fill)}
          {radius(layer.radius)}
        </>
      )
    case 'shape':
      return (
        <>
          <Choice
            label="Shape"
            value={layer.shape}
            options={SHAPES}
            onChange={(shape) => onChange({ shape })}
          />
          {fill(layer.fill)}
          <div className="grid grid-cols-2 gap-1.5">
            <NumberField
              label="Opacity, %"
              value={layer.opacity}
              min={0}
              max={100}
              onChange={(opacity) => onChange({ opacity })}
              onRest={onRest}
            />
            {layer.shape === 'rectangle' && radius(layer.radius)}
          </div>
        </>
      )
  }
}
