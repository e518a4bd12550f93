import { StaffLink } from '@/components/staff/staff-link'
import { ASSET_SLOTS, type AssetFiles } from '@/lib/catalogue/assets/slots'
import type { AssetRecord } from '@/lib/data/website/website-assets'
import { staffPaths } from '@/lib/portal/staff-paths'
import { AssetPicture } from './asset-picture'
import { measureText } from './measure'

const filesInUse = ({ inUseId, versions, slot }: AssetRecord): AssetFiles =>
  versions.find(({ id }) => id === inUseId)?.files ?? slot.original

/** In the order of the site. */
export function AssetList({ records }: { records: AssetRecord[] }) {
  const summary = `${records.length} assets`
  const ordered = ASSET_SLOTS.flatMap((slot) => records.find((record) => record.slot.id === slot.id) ?? [])
  return (
    <section aria-label={summary}>
      <p className="mb-4 text-sm text-muted-foreground tabular-nums">{summary}</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {ordered.map((record) => (
          <li key={record.id} className="relative grid content-start gap-3 rounded-md border bg-card p-3">
            <AssetPicture slot={record.slot} files={filesInUse(record)} className="max-h-64 w-full" />
            <div className="grid gap-1">
              <StaffLink
                href={staffPaths.websiteAsset(record.id)}
                className="font-medium after:absolute after:inset-0"
              >
                {record.slot.title}
              </StaffLink>
              <span className="text-sm text-muted-foreground tabular-nums">{measureText(record.slot)}</span>
              <span className="text-sm text-muted-foreground">
                {record.slot.shownOn.map(({ text }) => text).join('. ')}
                {record.slot.isOnPlaces && '. Every state and city page'}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
