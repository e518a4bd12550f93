import type { ReactNode } from 'react'
import type { Ground } from '@/lib/ads/templates/document'
import { ColorField, NumberField } from './fields'
import { FocalFields } from './focal-fields'
import { Choice, Panel } from './panel'

const KINDS = [
  ['color', 'Color'],
  ['picture', 'Picture'],
  ['film', 'Film'],
] as const
export type GroundKind = Ground['kind']

type Props = {
  ground: Ground
  /** What the person is looking at: a picture or a film may not be chosen yet. */
  kind: GroundKind
  onKind: (kind: GroundKind) => void
  onChange: (ground: Ground) => void
  onRest: () => void
  /** Chooses the picture, or the film. */
  children: ReactNode
}

const FILM_LIMIT = 36_000

export function GroundPanel({ ground, kind, onKind, onChange, onRest, children }: Props) {
  return (
    <Panel title="Ground">
      <Choice label="Kind of ground" value={kind} options={KINDS} onChange={onKind} />
      {ground.kind === 'color' && kind === 'color' && (
        <ColorField
          label="Color"
          value={ground.color}
          onChange={(color) => onChange({ kind: 'color', color })}
          onRest={onRest}
        />
      )}
      {ground.kind !== 'color' && ground.kind === kind && (
        <>
          {ground.kind === 'film' && (
            <div className="grid grid-cols-2 gap-1.5">
              <NumberField
                label="From second"
                value={ground.from}
                min={0}
                max={ground.to - 0.1}
                step={0.1}
                onChange={(from) => onChange({ ...ground, from })}
                onRest={onRest}
              />
              <NumberField
                label="To second"
                value={ground.to}
                min={ground.from + 0.1}
                max={FILM_LIMIT}
                step={0.1}
                onChange={(to) => onChange({ ...ground, to })}
                onRest={onRest}
              />
            </div>
          )}
          <FocalFields
            focal={ground.focal}
            onChange={(focal) => onChange({ ...ground, focal })}
            onRest={onRest}
          />
          <NumberField
            label="Darkened, %"
            value={ground.shade}
            min={0}
            max={90}
            onChange={(shade) => onChange({ ...ground, shade })}
            onRest={onRest}
          />
        </>
      )}
      {children}
    </Panel>
  )
}
