import Link from 'next/link'
import type { SitePoints } from '@/lib/owl/site-points'
import { owlPaths } from '@/lib/portal/owl-paths'
import { SiteMap } from './map/site-map'
import { WithoutPosition } from './map/without-position'

type Props = {
  group: { id: string; name: string }
  points: SitePoints
}

/** Where the sites of a group are. Nothing for a group without sites. */
export function GroupSiteMap({ group, points }: Props) {
  if (points.ids.length + points.without === 0) return null
  return (
    <section aria-labelledby="site-map" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="site-map" className="type-heading">
          Map
        </h2>
        <Link href={owlPaths.mapOf(group.id)} className="text-sm underline underline-offset-4">
          Show on the map
        </Link>
      </div>
      {points.ids.length > 0 && <SiteMap points={points} what={`sites of ${group.name}`} isSmall />}
      <WithoutPosition count={points.without} href={owlPaths.sitesWithout('position', group.id)} />
    </section>
  )
}
