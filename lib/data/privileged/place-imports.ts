import 'server-only'
import type { PlaceChange } from '@/lib/data/query/place-renewal'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

/** Writes the next files of an import, or takes them back. Null when nothing is left to do. */
export async function runPlaceImportStep(importId: string, fileCount: number): Promise<PlaceChange | null> {
  const { data, error } = await createAdminClient().rpc('run_place_import_step', {
    step_id: importId,
    file_count: fileCount,
  })
  if (error) throw new DataError('placeImports.runPlaceImportStep', { cause: error })
  return data as PlaceChange | null
}
