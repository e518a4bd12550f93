'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import {
  canHavePasskeys,
  counterOfAnswer,
  createChallenge,
  namedPasskey,
  optionsToAdd,
  optionsToSign,
  readNewPasskey,
} from '@/lib/auth/passkeys'
import { rememberBrowser } from '@/lib/auth/known-browser'
import { safeNext } from '@/lib/auth/safe-next'
import { createRecoveryCodes, hashRecoveryCode, recoveryHashes } from '@/lib/auth/second-factor'
import { getSignIn } from '@/lib/auth/session'
import { refreshViewer } from '@/lib/auth/viewer-sync'
import { getEnrollment } from '@/lib/data/people/security'
import {
  addPasskey,
  beginPasskey,
  getSecondStep,
  passWithPasskey,
  removePasskey,
  takeChallengeToAdd,
  takeChallengeToSign,
} from '@/lib/data/privileged/passkeys'
import type { ActionState, Parsed } from '@/lib/forms/form-state'
import type { NewPasskeyState } from '@/lib/forms/passkey-state'
import { parseAction } from '@/lib/forms/parse-form'
import { sendMailSoon } from '@/lib/mail/sender'
import { paths } from '@/lib/paths'
import { landingPath } from '@/lib/portal/landing'
import { passkeyRemovalSchema, passkeySchema } from '@/lib/schemas/passkeys'
import { NOT_YOURS, refuseWithoutPassword } from './own-factors'
import { publicAction } from './public-action'
import { senderFor } from './rate-limit'

/** JSON of a browser. */
const answer = z.string().max(20_000)
const BUSY: ActionState = { problem: 'Too many attempts. Please try again in fifteen minutes.' }
const NOT_VERIFIED: ActionState = { problem: 'The passkey could not be verified. Please try again.' }

const UNPROVEN: ActionState = {
  errors: {
    token: 'Enter a recovery code that was not used, or log out and sign in with this passkey again first.',
  },
}

const parseNew = (formData: FormData): Parsed<{ currentPassword: string }, NewPasskeyState> =>
  parseAction(passkeySchema, formData)

export const startNewPasskey = publicAction(
  { form: parseNew },
  async ({ data: { currentPassword } }): Promise<NewPasskeyState> => {
    const known = canHavePasskeys ? await getEnrollment() : null
    if (!known) return NOT_YOURS
    const refusal = await refuseWithoutPassword(known.email, currentPassword)
    if (refusal) return refusal
    const challenge = createChallenge()
    const owner = await beginPasskey(known.sessionId, challenge, {
      adds: true,
      ...(await senderFor(known.email)),
    })
    if (owner === 'busy') return BUSY
    if (owner === 'refused') return NOT_YOURS
    return { options: await optionsToAdd(challenge, owner) }
  },
)

export const finishNewPasskey = publicAction(
  { args: [passkeySchema.shape.name, answer] },
  async ({ args: [name, response] }): Promise<ActionState> => {
    const known = await getEnrollment()
    if (!known) return NOT_YOURS
    const challenge = await takeChallengeToAdd(known.sessionId)
    const passkey = challenge && (await readNewPasskey(response, challenge))
    if (!passkey) return NOT_VERIFIED
    const codes = createRecoveryCodes()
    const outcome = await addPasskey(known.sessionId, passkey, {
      name,
      recoveryHashes: codes.map((code) => hashRecoveryCode(code, known.userId)),
    })
    if (outcome === 'conflict') return { problem: 'This passkey is here already.' }
    if (outcome === 'refused') return { problem: 'Nothing was added. You may have ten passkeys.' }
    sendMailSoon()
    await refreshViewer()
    return outcome === 'first' ? { codes } : { done: { title: 'The passkey is added' } }
  },
)

export const removeOwnPasskey = publicAction(
  { form: (formData) => parseAction(passkeyRemovalSchema, formData) },
  async ({ data: { currentPassword, passkey, token } }): Promise<ActionState> => {
    const known = await getEnrollment()
    if (!known) return NOT_YOURS
    const refusal = await refuseWithoutPassword(known.email, currentPassword)
    if (refusal) return refusal
    const hashes = token ? recoveryHashes(token, known.userId) : []
    const outcome = await removePasskey(known.sessionId, passkey, hashes)
    if (outcome === 'unproven') return UNPROVEN
    if (outcome !== 'done') return NOT_YOURS
    sendMailSoon()
    await refreshViewer()
    return { done: { title: 'The passkey is removed' } }
  },
)

/** Null without a sign-in that lacks its second step, and without passkeys. */
export const startPasskeyStep = publicAction({}, async () => {
  const { sessionId, missing } = await getSignIn()
  if (!sessionId || missing !== 'second-step') return null
  const step = await getSecondStep(sessionId)
  if (!step) return null
  const challenge = createChallenge()
  const owner = await beginPasskey(sessionId, challenge, { adds: false, ...(await senderFor(step.email)) })
  return typeof owner === 'string' ? null : optionsToSign(challenge, owner.passkeys)
})

export const finishPasskeyStep = publicAction(
  { args: [z.string().nullable(), answer] },
  async ({ args: [next, response] }): Promise<ActionState> => {
    const { sessionId, missing } = await getSignIn()
    if (!sessionId || missing !== 'second-step') redirect(paths.login())
    const id = namedPasskey(response)
    const passkey = id === null ? null : await takeChallengeToSign(sessionId, id)
    if (id === null || !passkey) return NOT_VERIFIED
    const counter = await counterOfAnswer(response, passkey.challenge, id, passkey)
    if (counter === null || !(await passWithPasskey(sessionId, id, counter))) return NOT_VERIFIED
    const step = await getSecondStep(sessionId)
    if (step) await rememberBrowser(step.email)
    const account = await refreshViewer()
    redirect(landingPath(account?.role ?? null, safeNext(next)))
  },
)
