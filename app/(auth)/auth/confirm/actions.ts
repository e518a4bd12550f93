'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { publicAction } from '@/lib/actions/public-action'
import { withFlash } from '@/lib/auth/flash'
import { confirmEmailByLink, readMailedLink, setPasswordByLink } from '@/lib/auth/mailed-link'
import { getViewer } from '@/lib/auth/session'
import { permitAccountChange } from '@/lib/data/privileged/second-factors'
import { readValues } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { log } from '@/lib/observability/log'
import { paths } from '@/lib/paths'
import { newPasswordSchema } from '@/lib/schemas/new-password'

const EMAIL_FLASH = {
  done: 'email-changed',
  half: 'email-half-changed',
  expired: 'link-expired',
} as const

/** Keeps `redirect`, which throws, out of a `try` block. */
async function orNull<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    log.error('auth.useMailedLink', error)
    return null
  }
}

/** Checks the link before the password. */
function parsePassword(formData: FormData) {
  const link = readMailedLink(readValues(formData))
  if (!link || link.type === 'email_change')
    redirect(withFlash(paths.login({ view: 'reset' }), 'link-expired'))
  const form = parseAction(newPasswordSchema, formData)
  return form.ok ? { ...form, data: { link, password: form.data.password } } : form
}

export const setNewPassword = publicAction({ form: parsePassword }, async ({ data }) => {
  const outcome = await orNull(setPasswordByLink(data.link, data.password, permitAccountChange))
  if (outcome === 'done') redirect(withFlash(paths.login(), 'password-set'))
  if (outcome === 'expired') redirect(withFlash(paths.login({ view: 'reset' }), 'link-expired'))
  return { problem: 'The password could not be set. Please ask for a new link and choose another one.' }
})

export const confirmEmail = publicAction({ data: z.unknown() }, async ({ data }) => {
  const link = readMailedLink(data)
  const outcome = link?.type === 'email_change' ? await orNull(confirmEmailByLink(link)) : 'expired'
  const viewer = await getViewer().catch(() => null)
  const next = viewer?.role ? paths.settings(viewer.role) : paths.login()
  redirect(withFlash(next, outcome ? EMAIL_FLASH[outcome] : 'not-changed'))
})
