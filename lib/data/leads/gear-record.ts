import 'server-only'
import { DataError, isRefused, UNIQUE_VIOLATION } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import { saveEdit } from '@/lib/forms/save-edit'
import type { GearField, GearKind, GearStatus } from '@/lib/leads/gear'
import { createSessionClient } from '@/lib/supabase/server'

export type GearRecord = {
  id: string
  kind: GearKind
  /** Of the record, for edits. */
  version: number
  values: Record<GearField, string>
  /** ISO 8601. */
  createdAt: string
  /** In how many applications. */
  uses: number
  /** The first ones. */
  applications: { id: string; name: string }[]
}

/** The generated type has null in every column of a view. */
type ViewRow = {
  id: string
  kind: GearKind
  version: number
  name: string
  brand: string
  status: GearStatus
  created_at: string
}

export const GEAR_TABLES = { camera: 'cameras', lens: 'lenses' } as const
const USES = { camera: 'videographer_application_cameras', lens: 'videographer_application_lenses' } as const

const SHOWN_APPLICATIONS = 100

/** Null for an unknown id. */
export async function getGear(id: string): Promise<GearRecord | null> {
  const client = await createSessionClient()
  const { data: row, error } = await client
    .from('gear_list')
    .select('id, kind, version, name, brand, status, created_at')
    .eq('id', id)
    .maybeSingle()
    .overrideTypes<ViewRow, { merge: false }>()
  if (error) throw new DataError('gearRecord.getGear', { cause: error })
  if (!row) return null
  const used = await client
    .from(USES[row.kind] as 'videographer_application_cameras')
    .select('videographer_applications(id, first_name, last_name)', { count: 'exact' })
    .eq(`${row.kind}_id` as 'camera_id', id)
    .limit(SHOWN_APPLICATIONS)
  if (used.error) throw new DataError('gearRecord.getGear', { cause: used.error })
  const { kind, version, name, brand, status, created_at: createdAt } = row
  return {
    id,
    kind,
    version,
    values: { name, brand, status },
    createdAt,
    uses: used.count ?? 0,
    applications: used.data.map(({ videographer_applications: { id, first_name, last_name } }) => ({
      id,
      name: `${first_name} ${last_name}`,
    })),
  }
}

/** Thrown inside `saveEdit`, which knows only of versions. */
class NameTaken extends Error {}

export async function editGear(kind: GearKind, id: string, field: GearField, edit: Edit): Promise<EditState> {
  const client = await createSessionClient()
  // Both tables have these columns.
  const table = () => client.from(GEAR_TABLES[kind] as 'cameras')
  const saved = saveEdit(edit, {
    async read() {
      const { data, error } = await table().select('name, brand, status, version').eq('id', id).maybeSingle()
      if (error) throw new DataError('gearRecord.editGear', { cause: error })
      return data && { version: data.version, value: data[field] }
    },
    async write(value, version) {
      const { data, error } = await table()
        .update({ [field]: value } as { name?: string })
        .eq('id', id)
        .eq('version', version)
        .select('id')
      if (error?.code === UNIQUE_VIOLATION) throw new NameTaken()
      if (error && !isRefused(error)) throw new DataError('gearRecord.editGear', { cause: error })
      return data !== null && data.length > 0
    },
  })
  return saved.catch((error: unknown) => {
    if (!(error instanceof NameTaken)) throw error
    return { status: 'invalid', error: 'Another entry has this name. Merge the two instead.', edit }
  })
}

/** `into` is null when that entry is gone, too. */
export type GearMerge = { into: { id: string; name: string } | null; applications: number }

/** What a deleted camera or lens became. Null for one that was not merged. */
export async function getGearMerge(id: string): Promise<GearMerge | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('get_gear_merge', { of_gear: id })
  if (error) throw new DataError('gearRecord.getGearMerge', { cause: error })
  const [merge] = data
  if (!merge) return null
  const { into_id: intoId, into_name: name, applications } = merge
  return { into: (intoId as string | null) === null ? null : { id: intoId, name }, applications }
}
