import { StaffLink } from '@/components/staff/staff-link'
import type { Area } from '@/lib/auth/roles'
import { staffPaths, toTemplateArea } from '@/lib/portal/staff-paths'

export const NoTemplates = ({ area }: { area: Area }) => (
  <p>
    There is no published template for this client yet.{' '}
    <StaffLink href={staffPaths.adTemplates(toTemplateArea(area))} className="underline underline-offset-4">
      Open the templates
    </StaffLink>
  </p>
)
