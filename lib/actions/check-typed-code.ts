import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSecret, periodOfCode, recoveryHashes } from '@/lib/auth/second-factor'
import { beginSecondStep, type UsedCode } from '@/lib/data/privileged/second-factors'
import type { ActionState } from '@/lib/forms/form-state'
import { log } from '@/lib/observability/log'
import { senderFor } from './rate-limit'

/** Milliseconds. Every wrong code takes this long, whether it is unknown, used or late. */
const REFUSAL_MS = 500
const APP_DIGITS = 6

/** The same for every wrong code. */
const WRONG: ActionState = {
  errors: { token: 'This code is wrong or was used before. Wait for the next one and try again.' },
}

const UNREADABLE: ActionState = {
  problem:
    'No code can be checked: the key of this website has changed. Ask a super admin to reset your second step.',
}

/**
 * Counts the attempt and checks the code. `settle` stores in the database that it works once.
 * @param email of the person
 * @param typed digits only
 * @returns null when it was right, else what the form says
 */
export async function checkTypedCode(
  { sessionId, email }: { sessionId: string; email: string },
  typed: string,
  settle: (code: UsedCode, userId: string) => Promise<boolean>,
): Promise<ActionState | null> {
  const begun = performance.now()
  const factor = await beginSecondStep(sessionId, await senderFor(email))
  if (factor === 'busy') return { problem: 'Too many codes. Please try again in fifteen minutes.' }
  if (factor) {
    const { userId } = factor
    const secret = factor.secret === null ? null : openSecret(factor.secret, userId)
    if (!secret && factor.secret !== null) {
      log.error('secondFactor.openSecret', new Error('sealed with another key'))
      return UNREADABLE
    }
    const period = secret && typed.length === APP_DIGITS ? periodOfCode(secret, typed) : null
    const codes: UsedCode[] =
      period === null ? recoveryHashes(typed, userId).map((recoveryHash) => ({ recoveryHash })) : [{ period }]
    for (const code of codes) if (await settle(code, userId)) return null
  }
  await sleep(Math.max(0, begun + REFUSAL_MS - performance.now()))
  return WRONG
}
