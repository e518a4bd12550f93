import { type Layer, type Motion, MOTION_KINDS, type MotionKind } from '@/lib/ads/templates/document'
import { NumberField, SelectField } from './fields'
import { Panel } from './panel'

const MOTION_LABELS: Record<MotionKind, string> = {
  none: 'None',
  appear: 'Appear',
  'slide-up': 'Slide up',
  'slide-down': 'Slide down',
  'slide-left': 'Slide left',
  'slide-right': 'Slide right',
  'count-up': 'Count up',
}

type Props = {
  layer: Layer
  /** Of the whole ad. */
  seconds: number
  onChange: (motion: Motion) => void
  onRest: () => void
}

const canCount = (layer: Layer) =>
  layer.kind === 'badge' || (layer.kind === 'text' && (layer.slot === 'price' || layer.slot === 'oldPrice'))

export function MotionPanel({ layer, seconds, onChange, onRest }: Props) {
  const { motion } = layer
  const kinds = MOTION_KINDS.filter((kind) => kind !== 'count-up' || canCount(layer) || motion.kind === kind)
  return (
    <Panel title="Motion">
      <div className="grid grid-cols-4 gap-1.5">
        <SelectField
          label="Kind"
          value={motion.kind}
          options={kinds.map((kind) => [kind, MOTION_LABELS[kind]])}
          className={motion.kind === 'none' ? 'col-span-4' : 'col-span-2'}
          onChange={(kind) => onChange({ ...motion, kind })}
        />
        {motion.kind !== 'none' && (
          <>
            <NumberField
              label="Start, s"
              value={motion.start}
              min={0}
              max={seconds}
              step={0.1}
              onChange={(start) => onChange({ ...motion, start })}
              onRest={onRest}
            />
            <NumberField
              label="Length, s"
              value={motion.length}
              min={0}
              max={seconds}
              step={0.1}
              onChange={(length) => onChange({ ...motion, length })}
              onRest={onRest}
            />
          </>
        )}
      </div>
    </Panel>
  )
}
