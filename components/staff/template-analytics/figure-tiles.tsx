import { changeText, type Compared, MEASURE_NAMES, MEASURES, valueText } from '@/lib/ads/templates/figures'

type Props = {
  figures: Compared
  /** False where there is nothing to compare with. */
  isCompared: boolean
}

/** Every figure, with what it was before. */
export const FigureTiles = ({ figures, isCompared }: Props) => (
  <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border bg-border sm:grid-cols-3 xl:grid-cols-4">
    {MEASURE_NAMES.map((name) => (
      <div key={name} className="flex flex-col gap-1 bg-card p-4 last:col-span-2">
        <dt className="text-sm text-muted-foreground">{MEASURES[name].label}</dt>
        <dd className="text-lg font-medium tabular-nums">{valueText(name, figures.now)}</dd>
        {isCompared && (
          <dd className="text-sm text-muted-foreground tabular-nums">{changeText(name, figures)}</dd>
        )}
      </div>
    ))}
  </dl>
)
