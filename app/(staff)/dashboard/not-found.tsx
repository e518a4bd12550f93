import type { Metadata } from 'next'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Page not found' }

export default function DashboardNotFound() {
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <h1 className="type-title">Oops! Page not found</h1>
      <p className="max-w-xl text-muted-foreground">This page does not exist, or its record was deleted.</p>
      <StaffLink href={paths.dashboard()} className={buttonVariants()}>
        Return to the dashboard
      </StaffLink>
    </div>
  )
}
