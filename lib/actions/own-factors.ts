import 'server-only'
import { provePassword } from '@/lib/auth/own-account'
import type { ActionState } from '@/lib/forms/form-state'

export const NOT_YOURS: ActionState = {
  problem: 'Nothing was changed. You are signed out, or viewing as someone else. Reload the page.',
}

/** Null when the password is right, else what the form says. */
export async function refuseWithoutPassword(email: string, password: string): Promise<ActionState | null> {
  const proof = await provePassword(email, password)
  if (proof === 'done') return null
  if (proof === 'wrong-password') return { errors: { currentPassword: 'This is not your password' } }
  if (proof === 'busy') return { problem: 'Too many attempts. Please try again in ten minutes.' }
  return NOT_YOURS
}
