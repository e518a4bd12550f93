import 'server-only'
import { CONFLICT, DataError, INCOMPLETE, isRefused } from '@/lib/errors'
import type { FieldErrors } from '@/lib/forms/form-state'
import type { WhereKind } from '@/lib/owl/deals/deal'
import type { DealFacts } from '@/lib/owl/deals/deal-form'
import type { Overlap } from '@/lib/owl/deals/overlaps'
import { createSessionClient } from '@/lib/supabase/server'
import { fromFacts, type NewDealRow } from './deal-rows'

type KeptPast = { field: 'firstOn' | 'lastOn' | 'state'; problem: string }

const PAST_FIELDS: Record<string, KeptPast['field']> = { first_on: 'firstOn', last_on: 'lastOn' }

type Prepared = { ok: true; row: NewDealRow } | { ok: false; errors: FieldErrors }

/** Finds the sites of the numbers that were typed. */
export async function prepareDeal(deal: DealFacts): Promise<Prepared> {
  const { siteNumbers, exceptionNumbers, groupId } = deal
  const numbers = [...siteNumbers, ...exceptionNumbers]
  if (numbers.length === 0) return { ok: true, row: fromFacts(deal, { siteIds: [], exceptionIds: [] }) }
  const client = await createSessionClient()
  const { data, error } = await client.rpc('find_sites_by_number', { of_group: groupId, numbers })
  if (error) throw new DataError('dealChanges.prepareDeal', { cause: error })
  const ids = new Map((data as Record<string, string>[]).map(({ number = '', id = '' }) => [number, id]))
  const idsOf = (typed: readonly string[]) => typed.flatMap((number) => ids.get(number.toLowerCase()) ?? [])
  const missing = (typed: readonly string[]) =>
    typed.filter((number) => !ids.has(number.toLowerCase())).slice(0, 5)
  const errors = Object.fromEntries(
    [['sites', missing(siteNumbers)] as const, ['exceptions', missing(exceptionNumbers)] as const].flatMap(
      ([field, unknown]) =>
        unknown.length > 0 ? [[field, `The group has no site ${unknown.join(', ')}`]] : [],
    ),
  )
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return {
    ok: true,
    row: fromFacts(deal, { siteIds: idsOf(siteNumbers), exceptionIds: idsOf(exceptionNumbers) }),
  }
}

/** Planned deals for the same product at the same sites on the same days. `id` is of the deal itself. */
export async function findOverlaps(row: NewDealRow, id: string | null): Promise<Overlap[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('find_deal_overlaps', { draft: { ...row, id } })
  if (error) throw new DataError('dealChanges.findOverlaps', { cause: error })
  return data.map((overlap) => ({
    deal: {
      id: overlap.deal_id,
      title: overlap.title,
      whereKind: overlap.where_kind as WhereKind,
      firstOn: overlap.first_on,
      createdAt: overlap.created_at,
    },
    productNames: overlap.product_names,
    sites: overlap.sites,
    siteNames: overlap.site_names,
    days: { firstOn: overlap.overlaps_from, lastOn: overlap.overlaps_until },
  }))
}

/** 'refused': this person may not, or a group, product, brand or site is gone. */
export async function createDeal(row: NewDealRow): Promise<{ id: string } | 'refused'> {
  const client = await createSessionClient()
  const { data, error } = await client.from('deals').insert(row).select('id').single()
  if (isRefused(error) || error?.code === INCOMPLETE) return 'refused'
  if (error) throw new DataError('dealChanges.createDeal', { cause: error })
  return data
}

/** 'changed': it has another version by now, or is gone. `field` is the one that what ran already keeps. */
export async function saveDeal(
  id: string,
  row: Partial<NewDealRow>,
  version: number,
): Promise<'saved' | 'changed' | 'refused' | KeptPast> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('deals')
    .update(row)
    .eq('id', id)
    .eq('version', version)
    .select('id')
  if (error?.code === CONFLICT) return { field: PAST_FIELDS[error.hint] ?? 'state', problem: error.message }
  if (isRefused(error) || error?.code === INCOMPLETE) return 'refused'
  if (error) throw new DataError('dealChanges.saveDeal', { cause: error })
  return data.length > 0 ? 'saved' : 'changed'
}

/** False when this person may not delete deals, or it is gone. */
export async function deleteDeal(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.from('deals').delete().eq('id', id).select('id')
  if (isRefused(error)) return false
  if (error) throw new DataError('dealChanges.deleteDeal', { cause: error })
  return data.length > 0
}
