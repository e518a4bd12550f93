import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Login } from '@/lib/schemas/login'
import { createSessionClient } from '@/lib/supabase/server'
import type { Account } from './account'
import { mayAttempt } from '@/lib/actions/may-attempt'
import { readSignIn } from './read-sign-in'
import { signInMessage } from './sign-in-message'
import { syncViewerCookie } from './viewer-sync'

/** Milliseconds. A refusal takes this long at least, because an unknown address is refused faster than a wrong password. */
const REFUSAL_TIME = 800

const TOO_MANY = 'Too many login attempts. Please try again later.'

type SignIn = { account: Account } | { message: string }

/** Starts a session and sets its cookies, or says why not. Only in actions. */
export async function signIn(login: Login): Promise<SignIn> {
  const refusalTime = sleep(REFUSAL_TIME)
  if (!(await mayAttempt('sign_in', login.email))) return { message: TOO_MANY }
  const client = await createSessionClient()
  const { error } = await client.auth.signInWithPassword(login)
  if (error) {
    await refusalTime
    return { message: signInMessage(error) }
  }
  const { account } = await readSignIn(client)
  if (!account) return { message: 'Failed to sign in' }
  await syncViewerCookie(account)
  return { account }
}
