import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { DataError, isRefused } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import type { PageKind } from './page-versions'

/** 128 bits. */
const TOKEN_BYTES = 16

export const hashPreviewToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Answers the token, of which only the hash is stored. Null when the person may not. */
export async function createPreviewLink(
  kind: PageKind,
  id: string,
  createdBy: string,
): Promise<string | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const client = await createSessionClient()
  const { error } = await client
    .from('page_preview_links')
    .insert({ page_kind: kind, page_id: id, token_hash: hashPreviewToken(token), created_by: createdBy })
  if (isRefused(error)) return null
  if (error) throw new DataError('previewLinks.createPreviewLink', { cause: error })
  return token
}

/** Those that still work, newest first. */
export async function listPreviewLinks(kind: PageKind, id: string) {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_preview_links', { listed_kind: kind, listed_id: id })
  if (error) throw new DataError('previewLinks.listPreviewLinks', { cause: error })
  return data.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    creator: row.creator_name as string | null,
  }))
}

/** False when it does not exist, or is not for this person to revoke. */
export async function revokePreviewLink(kind: PageKind, pageId: string, linkId: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('page_preview_links')
    .update({ revoked_at: new Date().toISOString() })
    .match({ id: linkId, page_kind: kind, page_id: pageId })
    .select('id')
  if (error && !isRefused(error)) throw new DataError('previewLinks.revokePreviewLink', { cause: error })
  return data !== null && data.length > 0
}
