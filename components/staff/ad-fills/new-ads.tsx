import type { ReactNode } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Area } from '@/lib/auth/roles'
import { staffPaths } from '@/lib/portal/staff-paths'

type Props = {
  area: Area
  groupId: string
  /** The form for an empty ad. */
  children: ReactNode
}

const LINK = buttonVariants({ variant: 'outline', size: 'sm' })

/** The ways to a new ad of a group. */
export const NewAds = ({ area, groupId, children }: Props) => (
  <div className="flex flex-wrap gap-2 has-[details[open]]:w-full">
    <StaffLink href={staffPaths.adFill(area, groupId)} className={LINK}>
      From a template
    </StaffLink>
    <StaffLink href={staffPaths.adFillMany(area, groupId)} className={LINK}>
      Many from a template
    </StaffLink>
    {children}
  </div>
)
