'use server'

import { redirect } from 'next/navigation'
import { withFlash } from '@/lib/auth/flash'
import { confirmEmailByLink, readMailedLink, setPasswordByLink } from '@/lib/auth/mailed-link'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { getViewer } from '@/lib/auth/session'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { readValues } from '@/lib/forms/form-values'
import { log } from '@/lib/observability/log'
import { paths } from '@/lib/paths'
import { newPasswordSchema } from '@/lib/schemas/new-password'

const EMAIL_FLASH = {
  done: 'email-changed',
  half: 'email-half-changed',
  expired: 'link-expired',
} as const

/** `redirect` cannot stand inside the `catch` of what it follows. */
async function orNull<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    log.error('auth.useMailedLink', error)
    return null
  }
}

export async function setNewPassword(_: ActionState, formData: FormData): Promise<ActionState> {
  await assertSameOrigin()
  const link = readMailedLink(readValues(formData))
  if (!link || link.type === 'email_change')
    redirect(withFlash(paths.login({ view: 'reset' }), 'link-expired'))
  const form = parseAction(newPasswordSchema, formData)
  if (!form.ok) return form.state
  const outcome = await orNull(setPasswordByLink(link, form.data.password))
  if (outcome === 'done') redirect(withFlash(paths.login(), 'password-set'))
  if (outcome === 'expired') redirect(withFlash(paths.login({ view: 'reset' }), 'link-expired'))
  return { problem: 'The password could not be set. Please ask for a new link and choose another one.' }
}

export async function confirmEmail(formData: FormData): Promise<never> {
  await assertSameOrigin()
  const link = readMailedLink(readValues(formData))
  const outcome = link?.type === 'email_change' ? await orNull(confirmEmailByLink(link)) : 'expired'
  const viewer = await getViewer().catch(() => null)
  const next = viewer?.role ? paths.settings(viewer.role) : paths.login()
  redirect(withFlash(next, outcome ? EMAIL_FLASH[outcome] : 'not-changed'))
}
