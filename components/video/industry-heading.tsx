import { SlateLabel } from '@/components/site/slate-label'
import { industryHeading } from '@/lib/video/labels'

type Props = {
  id: string
  /** The dash-separated name. */
  name: string
  scene: number
}

/** Chalked like a clapperboard: the scene, then what it is. */
export function IndustryHeading({ id, name, scene }: Props) {
  return (
    <div className="flex items-baseline gap-4 border-t pt-4">
      <SlateLabel className="shrink-0">{`SC ${String(scene).padStart(2, '0')}`}</SlateLabel>
      <h2 id={id} className="type-heading">
        {industryHeading(name)}
      </h2>
    </div>
  )
}
