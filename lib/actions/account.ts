'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { withFlash } from '@/lib/auth/flash'
import { safeNext } from '@/lib/auth/safe-next'
import { endAllSessions } from '@/lib/auth/sign-out'
import { syncViewerCookie } from '@/lib/auth/viewer-sync'
import { changeEmail, changePassword, renameOneself, type AccountRefusal } from '@/lib/auth/own-account'
import { endOwnSignIns } from '@/lib/data/people/security'
import { permitAccountChange } from '@/lib/data/privileged/second-factors'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { log } from '@/lib/observability/log'
import { paths } from '@/lib/paths'
import { emailSchema, nameSchema, passwordSchema } from '@/lib/schemas/account'
import { staffAction } from './staff-action'

const MIRRORING = 'You are viewing as someone else. Only they can change their account.'

/** The argument is the page with the form; users return to it after a new sign-in. */
const OWNER = {
  area: 'signed-in',
  from: (page: unknown) => safeNext(page) ?? paths.dashboard(),
  args: [z.string()],
} as const

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

export const changeOwnName = staffAction(
  { ...OWNER, form: (formData) => parseAction(nameSchema, formData) },
  async ({ data: { firstName, lastName }, values, viewer }) => {
    if ((await renameOneself(firstName, lastName)) !== 'done') return { problem: MIRRORING, values }
    await syncViewerCookie({ ...viewer, firstName, lastName: lastName || null })
    return { done: { title: 'Your name is saved' }, values }
  },
)

export const changeOwnEmail = staffAction(
  { ...OWNER, form: (formData) => parseAction(emailSchema, formData) },
  async ({ data: { email, currentPassword }, values, viewer }) => {
    const outcome = await changeEmail(viewer.email, currentPassword, email, permitAccountChange)
    if (outcome !== 'done') return { ...refusalState(outcome, 'email'), values }
    return {
      done: {
        title: 'Email update requested',
        description: 'Please check your inbox to verify the new email.',
      },
    }
  },
)

export const changeOwnPassword = staffAction(
  { ...OWNER, form: (formData) => parseAction(passwordSchema, formData) },
  async ({ data: { currentPassword, password }, viewer }) => {
    const outcome = await changePassword(viewer.email, currentPassword, password, permitAccountChange)
    if (outcome !== 'done') return refusalState(outcome, 'password')
    return {
      done: {
        title: 'Your password is changed',
        description: 'All your other browsers have been logged out.',
      },
    }
  },
)

const NO_FIELDS = z.object({})
const button = (formData: FormData) => parseAction(NO_FIELDS, formData)

function ended(count: number | null): ActionState {
  if (count === null) return { problem: MIRRORING }
  refresh()
  if (count === 0) return { done: { title: 'Already logged out there' } }
  return { done: { title: count === 1 ? 'Logged out there' : `Logged out in ${count} places` } }
}

export const endOneSignIn = staffAction(
  { ...OWNER, args: [z.string(), z.uuid()], form: button },
  async ({ args: [, id] }) => ended(await endOwnSignIns(id)),
)

export const endOtherSignIns = staffAction({ ...OWNER, form: button }, async () =>
  ended(await endOwnSignIns()),
)

export const signOutEverywhere = staffAction(OWNER, async ({ args: [from] }) => {
  const isDone = await endAllSessions().then(
    () => true,
    (error: unknown) => {
      log.error('auth.endAllSessions', error)
      return false
    },
  )
  const back = safeNext(from) ?? paths.dashboard()
  redirect(isDone ? withFlash(paths.home(), 'signed-out-everywhere') : withFlash(back, 'sign-out-failed'))
})
