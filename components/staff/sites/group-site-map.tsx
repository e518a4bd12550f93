import { StaffLink } from '@/components/staff/staff-link'
import { owlPaths } from '@/lib/portal/owl-paths'
import { SiteMap } from './map/site-map'

type Props = {
  group: { id: string; name: string; sites: number }
}

/** Where the sites of a group are. Nothing for a group without sites. */
export function GroupSiteMap({ group }: Props) {
  if (group.sites === 0) return null
  return (
    <section aria-labelledby="site-map" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="site-map" className="type-heading">
          Map
        </h2>
        <StaffLink href={owlPaths.mapOf(group.id)} className="text-sm underline underline-offset-4">
          Show on the map
        </StaffLink>
      </div>
      <SiteMap
        search={new URLSearchParams({ group: group.id }).toString()}
        what={`sites of ${group.name}`}
        withoutHref={owlPaths.sitesWithout('position', group.id)}
        isSmall
      />
    </section>
  )
}
