import type { ReactNode } from 'react'
import { displayName, type Account } from '@/lib/auth/account'
import { ROLE_LABELS, type UserType } from '@/lib/auth/roles'
import type { CatalogueCounts } from '@/lib/data/portal/staff-overview'
import { formatCount } from '@/lib/text/format-count'

type RoleHomeProps = {
  /** The role whose home this is, not necessarily the viewer's. */
  role: UserType
  viewer: Account & { role: UserType }
  counts: CatalogueCounts
  /** Absent for roles that do not handle leads. */
  leadCount?: number
  /** The sections of this home, one below the other. */
  children?: ReactNode
}

export function RoleHome({ role, viewer, counts, leadCount, children }: RoleHomeProps) {
  const figures = [
    ...(leadCount === undefined ? [] : [{ label: 'Contact requests', value: leadCount }]),
    { label: 'Published videos', value: counts.videos },
    { label: 'Clients', value: counts.clients },
    { label: 'Client reviews', value: counts.reviews },
  ]
  return (
    <div className="grid gap-12">
      <div>
        <h1 className="type-title">{ROLE_LABELS[role]} dashboard</h1>
        <p className="mt-3 text-muted-foreground">
          Signed in as {displayName(viewer)}, {ROLE_LABELS[viewer.role]}
        </p>
      </div>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-md border bg-border">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex grow basis-40 flex-col-reverse justify-end gap-1 bg-card p-5">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="type-heading tabular-nums">{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  )
}
