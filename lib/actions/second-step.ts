'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { withFlash } from '@/lib/auth/flash'
import { rememberBrowser } from '@/lib/auth/known-browser'
import { safeNext } from '@/lib/auth/safe-next'
import {
  createRecoveryCodes,
  hashRecoveryCode,
  periodOfCode,
  sealSecret,
  secretToEnroll,
} from '@/lib/auth/second-factor'
import { getSignIn } from '@/lib/auth/session'
import { refreshViewer } from '@/lib/auth/viewer-sync'
import { getEnrollment } from '@/lib/data/people/security'
import { getSecondStep } from '@/lib/data/privileged/passkeys'
import {
  enrollSecondFactor,
  passSecondStep,
  removeSecondFactor,
  replaceRecoveryCodes,
} from '@/lib/data/privileged/second-factors'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { sendMailSoon } from '@/lib/mail/sender'
import { paths } from '@/lib/paths'
import { landingPath } from '@/lib/portal/landing'
import { codeSchema, enrollSchema } from '@/lib/schemas/second-factor'
import { publicAction } from './public-action'
import { checkTypedCode } from './check-typed-code'
import { NOT_YOURS, refuseWithoutPassword } from './own-factors'

const next = z.string().nullable()
const CODE = { args: [next], form: (formData: FormData) => parseAction(codeSchema, formData) } as const

const ON_ALREADY: ActionState = { problem: 'Two-step sign-in is on already. Reload the page.' }

export const passStep = publicAction(
  CODE,
  async ({ data: { token }, args: [asked] }): Promise<ActionState> => {
    const { sessionId, missing } = await getSignIn()
    if (!sessionId || missing !== 'second-step') redirect(paths.login())
    const email = (await getSecondStep(sessionId))?.email ?? redirect(paths.login())
    const problem = await checkTypedCode({ sessionId, email }, token, (code) =>
      passSecondStep(sessionId, code),
    )
    sendMailSoon()
    if (problem) return problem
    await rememberBrowser(email)
    const account = await refreshViewer()
    redirect(landingPath(account?.role ?? null, safeNext(asked)))
  },
)

export const enroll = publicAction(
  { form: (formData) => parseAction(enrollSchema, formData) },
  async ({ data: { currentPassword, token } }): Promise<ActionState> => {
    const known = await getEnrollment()
    if (!known) return NOT_YOURS
    // Another tab has done it, and the code of this page has no secret any more.
    if (known.hasApp) return ON_ALREADY
    const { sessionId, userId, email, enrollment } = known
    const refusal = await refuseWithoutPassword(email, currentPassword)
    if (refusal) return refusal
    const secret = secretToEnroll(enrollment, userId)
    const period = periodOfCode(secret, token)
    if (period === null) {
      return {
        errors: {
          token: 'This code does not match. Check that your phone’s clock is right.',
        },
      }
    }
    const codes = createRecoveryCodes()
    const outcome = await enrollSecondFactor(sessionId, {
      sealedSecret: sealSecret(secret, userId),
      period,
      recoveryHashes: codes.map((code) => hashRecoveryCode(code, userId)),
    })
    if (outcome === 'conflict') return ON_ALREADY
    if (outcome !== 'done') return NOT_YOURS
    sendMailSoon()
    await refreshViewer()
    return { codes }
  },
)

export const replaceCodes = publicAction(
  { form: (formData) => parseAction(codeSchema, formData) },
  async ({ data: { token } }): Promise<ActionState> => {
    const known = await getEnrollment()
    if (!known) return NOT_YOURS
    const codes = createRecoveryCodes()
    const problem = await checkTypedCode(known, token, (code, userId) =>
      replaceRecoveryCodes(
        known.sessionId,
        code,
        codes.map((each) => hashRecoveryCode(each, userId)),
      ),
    )
    sendMailSoon()
    return problem ?? { codes }
  },
)

export const removeFactor = publicAction(
  CODE,
  async ({ data: { token }, args: [asked] }): Promise<ActionState> => {
    const known = await getEnrollment()
    if (!known?.hasApp) return NOT_YOURS
    const problem = await checkTypedCode(known, token, (code) => removeSecondFactor(known.sessionId, code))
    sendMailSoon()
    if (problem) return problem
    redirect(withFlash(paths.secondFactor({ next: safeNext(asked) }), 'second-factor-removed'))
  },
)
