'use server'

import { redirect } from 'next/navigation'
import { withFlash } from '@/lib/auth/flash'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { safeNext } from '@/lib/auth/safe-next'
import { requireViewer } from '@/lib/auth/session'
import { endAllSessions } from '@/lib/auth/sign-out'
import { syncViewerCookie } from '@/lib/auth/viewer-sync'
import { changeEmail, changePassword, renameOneself, type AccountRefusal } from '@/lib/auth/own-account'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { log } from '@/lib/observability/log'
import { paths } from '@/lib/paths'
import { emailSchema, nameSchema, passwordSchema } from '@/lib/schemas/account'

const MIRRORING = 'You are viewing as somebody else. Only they can change their account.'

/** `from` is the page with the form, to come back to after a session that ended meanwhile. */
async function requireOwner(from: string) {
  await assertSameOrigin()
  return requireViewer(safeNext(from) ?? paths.dashboard())
}

function refusalState(refusal: AccountRefusal, what: string): ActionState {
  switch (refusal) {
    case 'wrong-password':
      return { errors: { currentPassword: 'This is not your current password' } }
    case 'busy':
      return { problem: 'Too many attempts. Please try again in ten minutes.' }
    case 'refused':
      return { problem: MIRRORING }
    case 'failed':
      return { problem: `Failed to update ${what}` }
  }
}

export async function changeOwnName(from: string, _: ActionState, formData: FormData): Promise<ActionState> {
  const viewer = await requireOwner(from)
  const form = parseAction(nameSchema, formData)
  if (!form.ok) return form.state
  const { firstName, lastName } = form.data
  if ((await renameOneself(firstName, lastName)) !== 'done')
    return { problem: MIRRORING, values: form.values }
  await syncViewerCookie({ ...viewer, firstName, lastName: lastName || null })
  return { done: { title: 'Your name is saved' }, values: form.values }
}

export async function changeOwnEmail(from: string, _: ActionState, formData: FormData): Promise<ActionState> {
  const viewer = await requireOwner(from)
  const form = parseAction(emailSchema, formData)
  if (!form.ok) return form.state
  const { email, currentPassword } = form.data
  const outcome = await changeEmail(viewer.email, currentPassword, email)
  if (outcome !== 'done') return { ...refusalState(outcome, 'email'), values: form.values }
  return {
    done: {
      title: 'Email update requested',
      description: 'Please check your inbox to verify the new email.',
    },
  }
}

export async function changeOwnPassword(
  from: string,
  _: ActionState,
  formData: FormData,
): Promise<ActionState> {
  const viewer = await requireOwner(from)
  const form = parseAction(passwordSchema, formData)
  if (!form.ok) return form.state
  const { currentPassword, password } = form.data
  const outcome = await changePassword(viewer.email, currentPassword, password)
  if (outcome !== 'done') return refusalState(outcome, 'password')
  return {
    done: { title: 'Your password is changed', description: 'All your other browsers have been logged out.' },
  }
}

export async function signOutEverywhere(from: string): Promise<never> {
  await requireOwner(from)
  const isDone = await endAllSessions().then(
    () => true,
    (error: unknown) => {
      log.error('auth.endAllSessions', error)
      return false
    },
  )
  redirect(isDone ? withFlash(paths.home(), 'signed-out-everywhere') : withFlash(from, 'sign-out-failed'))
}
