'use server'

import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { staffAction } from '@/lib/actions/staff-action'
import { withFlash, type FlashCode } from '@/lib/auth/flash'
import { USER_TYPES } from '@/lib/auth/roles'
import { setUserActive, setUserType } from '@/lib/data/people/users'
import { inviteUser, resendInvitation, withdrawInvitation } from '@/lib/data/privileged/invitations'
import type { RpcOutcome } from '@/lib/errors'
import { parseAction } from '@/lib/forms/parse-form'
import { sendMailSoon } from '@/lib/mail/sender'
import { staffPaths } from '@/lib/portal/staff-paths'
import { invitationSchema } from '@/lib/schemas/account'

const SUPER_ADMINS = { area: 'super-admin', from: staffPaths.users() } as const

/** Redirects to the list, which shows the result. */
function answer(outcome: RpcOutcome, done: FlashCode, conflict: FlashCode = 'not-changed'): never {
  const codes = { done, conflict, refused: 'not-changed', busy: 'not-changed' } as const
  redirect(withFlash(staffPaths.users(), codes[outcome]))
}

export const changeRole = staffAction(
  { ...SUPER_ADMINS, args: [z.uuid()], data: z.object({ userType: z.enum(USER_TYPES) }) },
  async ({ args: [id], data: { userType } }) =>
    answer(await setUserType(id, userType), 'user-changed', 'last-super-admin'),
)

export const setActive = staffAction(
  { ...SUPER_ADMINS, args: [z.uuid(), z.boolean()] },
  async ({ args: [id, isActive] }) =>
    answer(await setUserActive(id, isActive), 'user-changed', 'last-super-admin'),
)

export const invite = staffAction(
  { ...SUPER_ADMINS, form: (formData) => parseAction(invitationSchema, formData) },
  async ({ data, values }) => {
    const outcome = await inviteUser(data)
    if (outcome === 'conflict') return { errors: { email: 'This person has an account' }, values }
    if (outcome !== 'done') return { problem: 'Nobody was invited', values }
    sendMailSoon()
    revalidatePath(staffPaths.users())
    return { done: { title: 'Invitation sent' } }
  },
)

export const resend = staffAction({ ...SUPER_ADMINS, args: [z.uuid()] }, async ({ args: [id] }) => {
  const outcome = await resendInvitation(id)
  if (outcome === 'done') sendMailSoon()
  answer(outcome, 'invitation-sent')
})

export const withdraw = staffAction({ ...SUPER_ADMINS, args: [z.uuid()] }, async ({ args: [id] }) =>
  answer(await withdrawInvitation(id), 'invitation-withdrawn'),
)
