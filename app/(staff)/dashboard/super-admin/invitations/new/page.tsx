import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/headings'
import { StaffLink } from '@/components/staff/staff-link'
import { InviteForm } from '@/components/staff/users/invite-form'
import { requireArea } from '@/lib/auth/session'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { invite } from './actions'

const screen = getScreen('super-admin', 'invitations/new')

export const metadata: Metadata = { title: screen.title }

export default async function NewInvitationPage() {
  await requireArea('super-admin', screenHref(screen))
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={staffPaths.invitations()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All invitations
        </StaffLink>
        <ScreenHeading title={screen.title} description={screen.description} />
      </div>
      <InviteForm action={invite} />
    </div>
  )
}
