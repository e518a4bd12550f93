'use server'

import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { withFlash, type FlashCode } from '@/lib/auth/flash'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { USER_TYPES } from '@/lib/auth/roles'
import { requireArea } from '@/lib/auth/session'
import { inviteUser, resendInvitation, withdrawInvitation } from '@/lib/data/privileged/invitations'
import { setUserActive, setUserType } from '@/lib/data/people/users'
import type { RpcOutcome } from '@/lib/errors'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { postSoon } from '@/lib/mail/post-soon'
import { invitationSchema } from '@/lib/schemas/account'
import { staffPaths } from '@/lib/portal/staff-paths'

const roleChange = z.object({ id: z.uuid(), userType: z.enum(USER_TYPES) })
const activation = z.object({ id: z.uuid(), isActive: z.boolean() })

async function requireSuperAdmin() {
  await assertSameOrigin()
  await requireArea('super-admin', staffPaths.users())
}

/** Back to the list, which says how it went. */
function answer(outcome: RpcOutcome, done: FlashCode, conflict: FlashCode = 'not-changed'): never {
  const codes = { done, conflict, refused: 'not-changed', busy: 'not-changed' } as const
  redirect(withFlash(staffPaths.users(), codes[outcome]))
}

export async function changeRole(userId: string, formData: FormData): Promise<never> {
  await requireSuperAdmin()
  const { id, userType } = roleChange.parse({ id: userId, userType: formData.get('userType') })
  answer(await setUserType(id, userType), 'user-changed', 'last-super-admin')
}

export async function setActive(userId: string, active: boolean): Promise<never> {
  await requireSuperAdmin()
  const { id, isActive } = activation.parse({ id: userId, isActive: active })
  answer(await setUserActive(id, isActive), 'user-changed', 'last-super-admin')
}

export async function invite(_: ActionState, formData: FormData): Promise<ActionState> {
  await requireSuperAdmin()
  const form = parseAction(invitationSchema, formData)
  if (!form.ok) return form.state
  const outcome = await inviteUser(form.data)
  if (outcome === 'conflict') return { errors: { email: 'This person has an account' }, values: form.values }
  if (outcome !== 'done') return { problem: 'Nobody was invited', values: form.values }
  postSoon()
  revalidatePath(staffPaths.users())
  return { done: { title: 'Invitation sent' } }
}

export async function resend(invitationId: string): Promise<never> {
  await requireSuperAdmin()
  const outcome = await resendInvitation(z.uuid().parse(invitationId))
  if (outcome === 'done') postSoon()
  answer(outcome, 'invitation-sent')
}

export async function withdraw(invitationId: string): Promise<never> {
  await requireSuperAdmin()
  answer(await withdrawInvitation(z.uuid().parse(invitationId)), 'invitation-withdrawn')
}
