import type { FocalPoint } from '@/lib/ads/templates/document'
import { NumberField } from './fields'

type Props = { focal: FocalPoint; onChange: (focal: FocalPoint) => void; onRest: () => void }

/** The point of a picture that stays in sight when it is cropped. */
export const FocalFields = ({ focal, onChange, onRest }: Props) => (
  <div className="grid grid-cols-2 gap-1.5">
    <NumberField
      label="Focus across, %"
      value={focal.x}
      min={0}
      max={100}
      onChange={(x) => onChange({ ...focal, x })}
      onRest={onRest}
    />
    <NumberField
      label="Focus down, %"
      value={focal.y}
      min={0}
      max={100}
      onChange={(y) => onChange({ ...focal, y })}
      onRest={onRest}
    />
  </div>
)
