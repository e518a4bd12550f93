import 'server-only'
import type { UserType } from '@/lib/auth/roles'
import { DataError, isRefused } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type SavedView = {
  id: string
  name: string
  /** URL query without the question mark. */
  query: string
  /** With everybody who may open the list. */
  isShared: boolean
  /** Whose it is; null for one's own. */
  sharedBy: string | null
}

export async function listSavedViews(list: string): Promise<SavedView[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_saved_views', { of_list: list })
  if (error) throw new DataError('savedViews.listSavedViews', { cause: error })
  return data.map(({ shared: isShared, shared_by: sharedBy, ...view }) => ({ ...view, isShared, sharedBy }))
}

type NewView = {
  list: string
  name: string
  query: string
  /** The roles that it is shared with. */
  readers: UserType[]
}

/** Replaces a view of the same name. False when the user may not write, as in a read-only mirroring session. */
export async function saveView(view: NewView, ownerId: string): Promise<boolean> {
  const client = await createSessionClient()
  const { error } = await client
    .from('saved_views')
    .upsert({ ...view, owner_id: ownerId }, { onConflict: 'owner_id,list,name' })
  if (isRefused(error)) return false
  if (error) throw new DataError('savedViews.saveView', { cause: error })
  return true
}

/** False when it is gone or belongs to another user. */
export async function deleteSavedView(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.from('saved_views').delete().eq('id', id).select('id')
  if (error) throw new DataError('savedViews.deleteSavedView', { cause: error })
  return data.length > 0
}
