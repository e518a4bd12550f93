import 'server-only'
import { DataError, isRefused } from '@/lib/errors'
import type { PictureTable } from '@/lib/owl/picture'
import { createSessionClient } from '@/lib/supabase/server'

export async function hasRecord(table: PictureTable, id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.from(table).select('id').eq('id', id).maybeSingle()
  if (error) throw new DataError('pictures.hasRecord', { cause: error })
  return data !== null
}

/**
 * Changes nothing else of the record, so that edits that somebody has open are kept. The description goes with the picture that it
 * describes. False when the record is gone, or the person may not change it.
 */
export async function setPicture(table: PictureTable, id: string, path: string | null): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from(table)
    .update({ picture_path: path, picture_alt: null })
    .eq('id', id)
    .select('id')
  if (isRefused(error)) return false
  if (error) throw new DataError('pictures.setPicture', { cause: error })
  return data.length > 0
}
