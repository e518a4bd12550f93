import { invitationTexts } from '@/components/staff/users/invitation-columns'
import { requireArea } from '@/lib/auth/session'
import { INVITATION_LIST } from '@/lib/auth/user-list'
import { exportInvitations } from '@/lib/data/people/invitations'
import { exportList } from '@/lib/list/csv'
import { staffPaths } from '@/lib/portal/staff-paths'

export async function GET(request: Request) {
  await requireArea('super-admin', staffPaths.invitations())
  return exportList(INVITATION_LIST, request, {
    read: exportInvitations,
    values: invitationTexts(new Date().toISOString()),
  })
}
