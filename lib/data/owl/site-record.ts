import 'server-only'
import { DataError, FOREIGN_KEY_VIOLATION, isRefused, UNIQUE_VIOLATION } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import type { SpecialDay, WeekSpan } from '@/lib/owl/hours'
import type { SitePicture } from '@/lib/owl/site-pictures'
import type { SiteField, SiteValues } from '@/lib/owl/sites'
import { createSessionClient } from '@/lib/supabase/server'
import { editRecord, Unfit } from './edit-record'
import { changeSite, SITE_COLUMNS, type SiteFacts, toSiteValues } from './site-changes'

export type SiteRecord = {
  id: string
  /** Of the record, for edits. */
  version: number
  values: SiteValues
  group: { id: string; name: string }
  /** Null: nobody has said. */
  weekHours: WeekSpan[] | null
  specialDays: SpecialDay[]
  pictures: SitePicture[]
  /** ISO 8601. */
  createdAt: string
}

/** Null for an unknown id. */
export async function getSite(id: string): Promise<SiteRecord | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('sites')
    .select(
      `id, version, created_at, week_hours, special_days, pictures, ${SITE_COLUMNS}, parent_groups(id, name)`,
    )
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('siteRecord.getSite', { cause: error })
  return (
    data && {
      id: data.id,
      version: data.version,
      values: toSiteValues(data),
      group: data.parent_groups,
      weekHours: data.week_hours as WeekSpan[] | null,
      specialDays: (data.special_days ?? []) as SpecialDay[],
      pictures: (data.pictures ?? []) as SitePicture[],
      createdAt: data.created_at,
    }
  )
}

type Added = { id: string } | 'number-taken' | 'refused'

export async function createSite(facts: SiteFacts): Promise<Added> {
  const client = await createSessionClient()
  const { data, error } = await client.from('sites').insert(facts).select('id').single()
  if (error?.code === UNIQUE_VIOLATION) return 'number-taken'
  if (isRefused(error)) return 'refused'
  if (error) throw new DataError('siteRecord.createSite', { cause: error })
  return data
}

/** What the gazetteer and the other facts of the site say about an edit decides with the row that is written. */
export function editSite(id: string, field: SiteField, edit: Edit): Promise<EditState> {
  let present: SiteFacts | null = null
  return editRecord(edit, {
    operation: 'siteRecord.editSite',
    taken: 'Another site of this group has this number',
    async read(client) {
      const { data, error } = await client
        .from('sites')
        .select(`version, ${SITE_COLUMNS}`)
        .eq('id', id)
        .maybeSingle()
      present = data
      return { data: data && { version: data.version, value: toSiteValues(data)[field] }, error }
    },
    write(client, value, version) {
      if (!present) throw new TypeError('A site is written after it was read')
      const change = changeSite(present, field, value)
      if ('error' in change) throw new Unfit(change.error)
      return client.from('sites').update(change.columns).eq('id', id).eq('version', version).select('id')
    },
  })
}

export type Hours = { weekHours: WeekSpan[] | null; specialDays: SpecialDay[] }

/** 'changed': somebody saved other hours since `seen`, which are answered. */
export async function saveHours(
  id: string,
  seen: string,
  hours: Hours,
): Promise<'done' | 'refused' | { changed: Hours }> {
  const client = await createSessionClient()
  const { data: row, error } = await client
    .from('sites')
    .select('version, week_hours, special_days')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('siteRecord.saveHours', { cause: error })
  if (!row) return 'refused'
  const now: Hours = {
    weekHours: row.week_hours as WeekSpan[] | null,
    specialDays: (row.special_days ?? []) as SpecialDay[],
  }
  if (hoursKey(now) !== seen) return { changed: now }
  const written = await client
    .from('sites')
    .update({ week_hours: hours.weekHours, special_days: hours.specialDays })
    .eq('id', id)
    .eq('version', row.version)
    .select('id')
  if (isRefused(written.error)) return 'refused'
  if (written.error) throw new DataError('siteRecord.saveHours', { cause: written.error })
  if (written.data.length > 0) return 'done'
  return saveHours(id, seen, hours)
}

/** Names what hours are, for the check that nobody changed them. */
export const hoursKey = ({ weekHours, specialDays }: Hours): string =>
  JSON.stringify([weekHours, specialDays])

/** 'used': other records name it. */
export async function deleteSite(id: string): Promise<'done' | 'used' | 'refused'> {
  const client = await createSessionClient()
  const { data, error } = await client.from('sites').delete().eq('id', id).select('id')
  if (error?.code === FOREIGN_KEY_VIOLATION) return 'used'
  if (error) throw new DataError('siteRecord.deleteSite', { cause: error })
  return data.length > 0 ? 'done' : 'refused'
}
