import 'server-only'
import { createSessionClient } from '@/lib/supabase/server'
import { rpcOutcome, type RpcOutcome } from '@/lib/data/query/rpc-outcome'

/** `refused` while mirroring. */
export async function renameOneself(firstName: string, lastName: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('rename_oneself', { first_name: firstName, last_name: lastName })
  return rpcOutcome('ownAccount.rename', error)
}

/** To be asked before the auth server is: `refused` while mirroring, `busy` for whoever guesses the current password. */
export async function beginAccountChange(): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('begin_account_change')
  return rpcOutcome('ownAccount.beginChange', error)
}
