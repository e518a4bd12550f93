import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/types'
import { canEnter, type UserType } from '@/lib/auth/roles'
import type { ProductRecord } from '@/lib/data/owl/product-record'
import { staffPaths } from '@/lib/portal/staff-paths'

type Props = {
  product: ProductRecord
  /** All, also those that the person may not read. */
  adGroups: number
  role: UserType | null
}

/** What names the product, with links for those who may follow them. */
export function ProductUses({ product, adGroups, role }: Props) {
  const area = canEnter('admin', role) ? 'admin' : 'project-manager'
  return (
    <section aria-labelledby="ad-groups" className="grid gap-2">
      <h2 id="ad-groups" className="type-heading">
        Ad groups <span className="font-normal text-muted-foreground tabular-nums">{adGroups}</span>
      </h2>
      {product.adGroups.length > 0 && (
        <ul className="divide-y border-y">
          {product.adGroups.map(({ id, name, status }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <StaffLink
                href={staffPaths.adGroup(area, id)}
                className="[overflow-wrap:anywhere] underline underline-offset-4"
              >
                {name}
              </StaffLink>
              <StatusBadge status={status} labels={AD_GROUP_STATUS_LABELS} />
            </li>
          ))}
        </ul>
      )}
      {adGroups === 0 && <p className="text-muted-foreground">No ad groups for this product.</p>}
      {adGroups > product.adGroups.length && (
        <p className="text-muted-foreground">Project managers and admins see which they are.</p>
      )}
    </section>
  )
}
