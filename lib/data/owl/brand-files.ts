import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

/** `path` is in the bucket `documents`. */
export type GuidelinesFile = { path: string; name: string; /** ISO 8601. */ since: string }

type Files = {
  logo_path?: string | null
  guidelines_file?: string | null
  guidelines_file_name?: string | null
  guidelines_file_since?: string | null
}

/** Null when there is none. */
export const toGuidelinesFile = ({
  guidelines_file: path,
  guidelines_file_name: name,
  guidelines_file_since: since,
}: Files): GuidelinesFile | null => (path && name && since ? { path, name, since } : null)

async function changeFiles(id: string, files: Files): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.from('brands').update(files).eq('id', id).select('id')
  if (error) throw new DataError('brandFiles.changeFiles', { cause: error })
  return data.length > 0
}

/** `logo` is a file name in the bucket `logos`. False when the brand is gone, or the person may not change it. */
export const setBrandLogo = (id: string, logo: string | null) => changeFiles(id, { logo_path: logo })

/** False when the brand is gone, or the person may not change it. */
export const setGuidelinesFile = (id: string, file: GuidelinesFile | null) =>
  changeFiles(id, {
    guidelines_file: file?.path ?? null,
    guidelines_file_name: file?.name ?? null,
    guidelines_file_since: file?.since ?? null,
  })

/** Null when there is none, or the person may not read the brand. */
export async function getGuidelinesFile(id: string): Promise<GuidelinesFile | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('brands')
    .select('guidelines_file, guidelines_file_name, guidelines_file_since')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('brandFiles.getGuidelinesFile', { cause: error })
  return data && toGuidelinesFile(data)
}
