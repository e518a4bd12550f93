import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { ApplicationDetail } from '@/components/staff/applications/application-detail'
import { StaffLink } from '@/components/staff/staff-link'
import { setGearStatus } from '@/lib/actions/set-gear-status'
import { requireArea } from '@/lib/auth/session'
import { listStatusChanges } from '@/lib/data/history/status-history'
import { getApplication } from '@/lib/data/leads/application-review'
import { staffPaths } from '@/lib/portal/staff-paths'
import { decideApplication, undoDecision } from './actions'

export const metadata: Metadata = { title: 'Application' }

export default async function ApplicationPage({ params }: PageProps<'/dashboard/admin/applications/[id]'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.application(id))
  const isId = z.uuid().safeParse(id).success
  const [application, history] = isId
    ? await Promise.all([getApplication(id), listStatusChanges('videographer_applications', id)])
    : [null, []]
  if (!application) notFound()
  return (
    <div className="grid gap-8">
      <StaffLink
        href={staffPaths.applications()}
        className="justify-self-start text-sm underline underline-offset-4"
      >
        All applications
      </StaffLink>
      <ApplicationDetail
        application={application}
        changeStatus={decideApplication.bind(null, application.id, application.status)}
        history={history}
        undo={undoDecision.bind(null, application.id)}
        decideGear={setGearStatus.bind(null, application.id)}
      />
    </div>
  )
}
