import 'server-only'
import { DataError, isRefused, rpcOutcome, type RpcOutcome, UNIQUE_VIOLATION } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import { saveEdit } from '@/lib/forms/save-edit'
import { type ProgramStatus, toProgramStatus } from '@/lib/owl/loyalty/lists'
import { FIRST_RULES, loyaltyRules, type LoyaltyRules } from '@/lib/owl/loyalty/rules'
import type { NewProgram, ProgramField } from '@/lib/schemas/loyalty'
import { createSessionClient } from '@/lib/supabase/server'
import { dateIn } from '@/lib/time/in-zone'

export type LoyaltyVersion = {
  id: string
  programId: string
  number: number
  state: 'draft' | 'published'
  /** Null for a draft. */
  firstOn: string | null
  rules: LoyaltyRules
  /** Of the draft, for saving and publishing it. */
  version: number
  /** ISO 8601. */
  createdAt: string
  publishedAt: string | null
}

export type LoyaltyProgram = {
  id: string
  version: number
  name: string
  status: ProgramStatus
  timeZone: string
  group: { id: string; name: string }
  /** The day in the time zone of the program. */
  today: string
  /** The newest number first. */
  versions: LoyaltyVersion[]
}

const COLUMNS = `id, version, name, status, time_zone, parent_groups(id, name),
  loyalty_versions(id, program_id, number, state, first_on, rules, version, created_at, published_at)`

/** Null for an unknown id. */
export async function getProgram(id: string): Promise<LoyaltyProgram | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('loyalty_programs')
    .select(COLUMNS)
    .eq('id', id)
    .order('number', { referencedTable: 'loyalty_versions', ascending: false })
    .maybeSingle()
  if (error) throw new DataError('loyaltyRecord.getProgram', { cause: error })
  return (
    data && {
      id: data.id,
      version: data.version,
      name: data.name,
      status: toProgramStatus(data.status),
      timeZone: data.time_zone,
      group: data.parent_groups,
      today: dateIn(data.time_zone)(new Date().toISOString()),
      versions: data.loyalty_versions.map((row) => ({
        id: row.id,
        programId: row.program_id,
        number: row.number,
        state: row.state === 'published' ? 'published' : 'draft',
        firstOn: row.first_on,
        rules: loyaltyRules.parse(row.rules),
        version: row.version,
        createdAt: row.created_at,
        publishedAt: row.published_at,
      })),
    }
  )
}

/** The program of a version, with all its versions. Null for an unknown id. */
export async function getVersion(
  id: string,
): Promise<{ program: LoyaltyProgram; version: LoyaltyVersion } | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('loyalty_versions')
    .select('program_id')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('loyaltyRecord.getVersion', { cause: error })
  const program = data && (await getProgram(data.program_id))
  const version = program?.versions.find((one) => one.id === id)
  return program && version ? { program, version } : null
}

/** A program begins with one draft. */
export async function createProgram({
  name,
  group,
  timeZone,
}: NewProgram): Promise<{ id: string } | 'name-taken' | 'refused'> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('loyalty_programs')
    .insert({ name, parent_group_id: group, time_zone: timeZone })
    .select('id')
    .single()
  if (error?.code === UNIQUE_VIOLATION) return 'name-taken'
  if (isRefused(error)) return 'refused'
  if (error) throw new DataError('loyaltyRecord.createProgram', { cause: error })
  await addDraft(data.id, FIRST_RULES)
  return data
}

/** Null when the person may not. */
export async function addDraft(programId: string, rules: LoyaltyRules): Promise<string | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('loyalty_versions')
    .insert({ program_id: programId, rules })
    .select('id')
    .single()
  if (isRefused(error)) return null
  if (error) throw new DataError('loyaltyRecord.addDraft', { cause: error })
  return data.id
}

class NameTaken extends Error {}

export async function editProgram(id: string, field: ProgramField, edit: Edit): Promise<EditState> {
  const client = await createSessionClient()
  const saved = saveEdit(edit, {
    async read() {
      const { data, error } = await client
        .from('loyalty_programs')
        .select('name, status, version')
        .eq('id', id)
        .maybeSingle()
      if (error) throw new DataError('loyaltyRecord.editProgram', { cause: error })
      return data && { version: data.version, value: data[field] }
    },
    async write(value, version) {
      const { data, error } = await client
        .from('loyalty_programs')
        .update(field === 'name' ? { name: value } : { status: value })
        .eq('id', id)
        .eq('version', version)
        .select('id')
      if (error?.code === UNIQUE_VIOLATION) throw new NameTaken()
      if (error && !isRefused(error)) throw new DataError('loyaltyRecord.editProgram', { cause: error })
      return data !== null && data.length > 0
    },
  })
  return saved.catch((error: unknown) => {
    if (!(error instanceof NameTaken)) throw error
    return { status: 'invalid', error: 'Another program of this group has this name', edit }
  })
}

/** False when the draft was changed, published or deleted since `seen`, or the person may not. */
export async function saveDraft(id: string, rules: LoyaltyRules, seen: number): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('loyalty_versions')
    .update({ rules })
    .eq('id', id)
    .eq('version', seen)
    .select('id')
  if (isRefused(error)) return false
  if (error) throw new DataError('loyaltyRecord.saveDraft', { cause: error })
  return data.length > 0
}

/** `invalid`: the day has begun. `taken`: another version begins then, or the draft was changed. */
export async function publishVersion(
  id: string,
  firstOn: string,
  seen: number,
): Promise<'done' | 'invalid' | 'taken' | 'refused'> {
  const client = await createSessionClient()
  const { error } = await client.rpc('publish_loyalty_version', { draft_id: id, first_day: firstOn, seen })
  if (error?.code === 'PT422') return 'invalid'
  const outcome = rpcOutcome('loyaltyRecord.publishVersion', error)
  return outcome === 'conflict' ? 'taken' : outcome === 'done' ? 'done' : 'refused'
}

export async function takeBackVersion(id: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('take_back_loyalty_version', { version_id: id })
  return rpcOutcome('loyaltyRecord.takeBackVersion', error)
}

/** False when it is not there, is published, has entries, or the person may not. */
export async function deleteLoyalty(
  table: 'loyalty_programs' | 'loyalty_versions',
  id: string,
): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.from(table).delete().eq('id', id).select('id')
  if (error?.code === 'PT409' || isRefused(error)) return false
  if (error) throw new DataError('loyaltyRecord.deleteLoyalty', { cause: error })
  return data.length > 0
}
