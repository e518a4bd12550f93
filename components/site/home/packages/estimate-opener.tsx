import { useEffect, useState, type ComponentType } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Package } from '@/lib/content/packages'
import { paths } from '@/lib/paths'

const load = () => import('@/components/site/estimate/package-estimate')
const loadEarly = () => void load().catch(() => undefined)

export const EstimateButton = ({ onOpen }: { onOpen: () => void }) => (
  <button
    type="button"
    onPointerEnter={loadEarly}
    onFocus={loadEarly}
    onClick={onOpen}
    className={buttonVariants({ variant: 'outline', size: 'lg' })}
  >
    Estimate your price
  </button>
)

/** Leads to the page of the estimate where its code does not load. */
export function LazyEstimate({ item }: { item: Package }) {
  const [Loaded, setLoaded] = useState<ComponentType<{ item: Package }>>()

  useEffect(() => {
    load().then(
      ({ PackageEstimate }) => setLoaded(() => PackageEstimate),
      () => location.assign(paths.estimate(new URLSearchParams({ package: item.id }))),
    )
  }, [item.id])

  return Loaded ? <Loaded item={item} /> : <p role="status">Opening the estimate…</p>
}
