'use server'

import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { changeInvitations, type InvitationChange } from '@/lib/data/people/invitations'
import { sendMailSoon } from '@/lib/mail/sender'
import { staffPaths } from '@/lib/portal/staff-paths'

const SUPER_ADMINS = { area: 'super-admin', from: staffPaths.invitations(), args: [z.uuid()] } as const

async function isChanged(id: string, change: InvitationChange): Promise<boolean> {
  const outcomes = await changeInvitations([id], change)
  return outcomes?.some(({ outcome }) => outcome === 'done') ?? false
}

export const resend = staffAction(SUPER_ADMINS, async ({ args: [id] }) => {
  const isDone = await isChanged(id, 'resend')
  if (isDone) sendMailSoon()
  returnWith(isDone ? 'invitation-sent' : 'not-changed', staffPaths.invitation(id))
})

export const withdraw = staffAction(SUPER_ADMINS, async ({ args: [id] }) =>
  returnWith(
    (await isChanged(id, 'withdraw')) ? 'invitation-withdrawn' : 'not-changed',
    staffPaths.invitations(),
  ),
)
