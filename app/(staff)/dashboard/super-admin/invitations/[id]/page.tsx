import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { InvitationDetail } from '@/components/staff/users/invitation-detail'
import { requireArea } from '@/lib/auth/session'
import { getInvitation } from '@/lib/data/people/invitations'
import { isMailKept } from '@/lib/mail/messages'
import { staffPaths } from '@/lib/portal/staff-paths'
import { resend, withdraw } from './actions'

export const metadata: Metadata = { title: 'Invitation' }

export default async function InvitationPage({
  params,
}: PageProps<'/dashboard/super-admin/invitations/[id]'>) {
  const { id } = await params
  await requireArea('super-admin', staffPaths.invitation(id))
  const invitation = z.uuid().safeParse(id).success ? await getInvitation(id) : null
  if (!invitation) notFound()
  return (
    <InvitationDetail
      invitation={invitation}
      now={new Date().toISOString()}
      isMailKept={isMailKept()}
      resend={resend.bind(null, id)}
      withdraw={withdraw.bind(null, id)}
    />
  )
}
