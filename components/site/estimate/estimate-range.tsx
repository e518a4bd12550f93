import { formatPrice } from '@/lib/content/packages'
import type { Estimate, EstimateLine } from '@/lib/quotes/estimate'
import { FREE_MILES, travelCents } from '@/lib/quotes/travel'
import type { PlaceState } from './use-estimate'

const dollars = (cents: number) => formatPrice(cents / 100)

const rangeText = ({ lowCents, highCents }: Pick<Estimate, 'lowCents' | 'highCents'>) =>
  `${dollars(lowCents)} to ${dollars(highCents)}`

const amountOf = ({ quantity, unitPriceCents }: EstimateLine) => dollars(quantity * unitPriceCents)

function placeNote({ travel }: Estimate, state: PlaceState): string {
  if (state === 'looking') return 'Looking for the place…'
  if (state === 'unknown') return 'We can’t find this place. Check the spelling, or leave it blank.'
  if (state === 'failed') return 'The place could not be looked up just now. The range is without travel.'
  if (!travel) return ''
  const charge = travelCents(travel.miles)
  const way = `${travel.label} is ${travel.miles} miles from our crew in ${travel.from}`
  return charge > 0 ? `${way}; the first ${FREE_MILES} miles are free.` : `${way}: no charge for travel.`
}

type Props = { estimate: Estimate; placeState: PlaceState }

export function EstimateRange({ estimate, placeState }: Props) {
  return (
    <div className="grid gap-4 border-t-2 border-primary bg-background/60 p-5 sm:col-span-2">
      <p role="status">
        <span className="block text-sm text-muted-foreground">Your estimate</span>
        <strong className="type-heading tabular-nums">{rangeText(estimate)}</strong>
        <span className="mt-1 block min-h-10 text-sm text-muted-foreground">
          {placeNote(estimate, placeState)}
        </span>
      </p>
      <ul aria-label="What’s included" className="grid gap-2 text-sm">
        {estimate.lines.map((line) => (
          <li key={line.title} className="flex justify-between gap-4">
            <span>{line.quantity > 1 ? `${line.title} × ${line.quantity}` : line.title}</span>
            <span className="tabular-nums">{amountOf(line)}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted-foreground">
        It starts at our starting prices and leaves room for a quarter more: longer days, harder locations.
        Sales tax comes on top. Your quote is fixed before anyone picks up a camera.
      </p>
    </div>
  )
}
