'use client'

import { usePathname } from 'next/navigation'
import { StaffLink } from '@/components/staff/staff-link'
import { areaOf } from '@/lib/auth/roles'
import { staffPaths } from '@/lib/portal/staff-paths'

/** Leads to all that the person changed at once, in the area that the reader is in. */
export function ActLink({ id }: { id: number }) {
  const area = areaOf(usePathname())
  if (!area) return null
  return (
    <StaffLink
      href={staffPaths.change(area, id)}
      className="text-sm text-muted-foreground underline underline-offset-4"
    >
      Whole change
    </StaffLink>
  )
}
