import 'server-only'
import { CONFLICT, DataError, rpcOutcome } from '@/lib/errors'
import type { CellChange } from '@/lib/owl/brand-matrix/changes'
import type { BrandTarget, GivenBrand, SavedCell, UndoneCell } from '@/lib/owl/brand-matrix/report'
import { createSessionClient } from '@/lib/supabase/server'

/** `save` names what an undo takes back; null when nothing was kept. */
export type SavedCells = { save: string | null; cells: SavedCell[] }

/** All changes or none. Null when this person may not. `day` is the first day of what is new, `seenOn` the day of the screen. */
export async function changeBrands(
  changes: readonly CellChange[],
  day: string,
  seenOn: string,
): Promise<SavedCells | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('change_brands', {
    changes: changes.map((change) => ({ ...change, first_on: day, seen_on: seenOn })),
  })
  if (rpcOutcome('brandChanges.changeBrands', error) !== 'done') return null
  return data as unknown as SavedCells
}

/** Null when this person may not. A dry run answers the same and writes nothing. */
export async function giveBrand(to: BrandTarget, isDryRun: boolean): Promise<GivenBrand | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('give_brand', {
    to_group: to.group,
    of_brand: to.brand,
    as_role: to.role,
    first_day: to.firstOn,
    is_dry_run: isDryRun,
    ...(to.lastOn && { last_day: to.lastOn }),
    ...(to.states && { in_states: to.states }),
    ...(to.numbers && { to_numbers: to.numbers }),
  })
  if (rpcOutcome('brandChanges.giveBrand', error) !== 'done') return null
  return data as unknown as GivenBrand
}

/** 'undone': it was undone before. */
export async function undoSave(id: string): Promise<UndoneCell[] | 'undone' | 'refused'> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('undo_brand_save', { of_save: id })
  if (error?.code === CONFLICT) return 'undone'
  if (error && rpcOutcome('brandChanges.undoSave', error) !== 'done') return 'refused'
  if (error) throw new DataError('brandChanges.undoSave', { cause: error })
  return data as unknown as UndoneCell[]
}
