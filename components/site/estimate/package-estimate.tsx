import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Package } from '@/lib/content/packages'
import { paths } from '@/lib/paths'
import { estimateFields, readChoice, readPlace, writeChoice } from '@/lib/quotes/estimate-fields'
import { EstimateFields } from './estimate-fields'
import { EstimateRange } from './estimate-range'
import { useEstimate } from './use-estimate'

const NOWHERE = { place: '', travel: null }

/** The estimate of one package on the home page. Enter in a field leads to the form, as the link does. */
export function PackageEstimate({ item }: { item: Package }) {
  const form = useRef<HTMLFormElement>(null)
  const first = { [estimateFields.package]: item.id }
  const { values, estimate, placeState, read } = useEstimate(form, first, NOWHERE)
  const choice = readChoice(values)

  // The button that opened it is gone.
  useEffect(() => form.current?.focus({ preventScroll: true }), [])

  return (
    <form
      ref={form}
      action={paths.estimate()}
      onInput={read}
      tabIndex={-1}
      aria-label={`Estimate for ${item.title}`}
      className="grid gap-x-5 gap-y-6 outline-none sm:grid-cols-2"
    >
      <input type="hidden" name={estimateFields.package} value={item.id} />
      <EstimateFields item={item} values={first} />
      {estimate && <EstimateRange estimate={estimate} placeState={placeState} />}
      <Link
        href={paths.estimate(choice ? writeChoice(choice, readPlace(values)) : undefined, item.id)}
        prefetch={false}
        className={buttonVariants({ size: 'lg', className: 'sm:col-span-2 sm:justify-self-start' })}
      >
        Get Started for Free
      </Link>
    </form>
  )
}
