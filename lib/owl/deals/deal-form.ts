import type { FormValues } from '@/lib/forms/form-state'
import { dollarsText } from '@/lib/quotes/money'
import type { Picture } from '@/lib/owl/picture'
import type { BrandRole } from '@/lib/owl/brand-roles'
import type { DealState, Offer, WhereKind } from './deal'

/** `products` and `whereBrands` are ids with commas. The other fields are as people type them. */
export const DEAL_FORM_FIELDS = [
  'title',
  'group',
  'brand',
  'state',
  'offerKind',
  'amount',
  'percent',
  'count',
  'get',
  'points',
  'oldPrice',
  'products',
  'firstOn',
  'lastOn',
  'whereKind',
  'states',
  'whereBrands',
  'role',
  'sites',
  'exceptions',
  'terms',
  'picture',
  'pictureAlt',
] as const
export type DealFormField = (typeof DEAL_FORM_FIELDS)[number]
export type DealForm = Record<DealFormField, string>

export const PRODUCT_PREFIX = 'product:'
export const BRAND_PREFIX = 'carried:'

export const EMPTY_DEAL_FORM: DealForm = {
  ...(Object.fromEntries(DEAL_FORM_FIELDS.map((field) => [field, ''])) as DealForm),
  state: 'draft',
  offerKind: 'price',
  whereKind: 'group',
}

const checkedIds = (values: FormValues, prefix: string) =>
  Object.keys(values)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .toSorted()
    .join(',')

/** Every product and brand is a checkbox with a name of its own, so that one value per name is enough. */
export function readDealForm(values: FormValues): DealForm {
  const form = Object.fromEntries(DEAL_FORM_FIELDS.map((field) => [field, values[field] ?? ''])) as DealForm
  return {
    ...form,
    products: checkedIds(values, PRODUCT_PREFIX),
    whereBrands: checkedIds(values, BRAND_PREFIX),
  }
}

/** What a deal is, with the numbers of its sites instead of their ids. */
export type DealFacts = {
  title: string
  groupId: string
  brandId: string | null
  state: DealState
  offer: Offer
  oldPriceCents: number | null
  productIds: readonly string[]
  firstOn: string
  lastOn: string
  whereKind: WhereKind
  states: readonly string[]
  whereBrandIds: readonly string[]
  role: BrandRole | null
  siteNumbers: readonly string[]
  exceptionNumbers: readonly string[]
  terms: string | null
  picture: Picture | null
}

function offerFields(offer: Offer): Partial<DealForm> {
  switch (offer.kind) {
    case 'price':
    case 'amount_off':
      return { amount: dollarsText(offer.cents) }
    case 'percent_off':
      return { percent: String(offer.basisPoints / 100) }
    case 'n_for':
      return { count: String(offer.count), amount: dollarsText(offer.cents) }
    case 'buy_get':
      return { count: String(offer.count), get: String(offer.get) }
    case 'points':
      return { points: String(offer.points) }
  }
}

/** What `readDealFacts` of the schema reads again. */
export const formOfDeal = (deal: DealFacts): DealForm => ({
  ...EMPTY_DEAL_FORM,
  title: deal.title,
  group: deal.groupId,
  brand: deal.brandId ?? '',
  state: deal.state,
  offerKind: deal.offer.kind,
  ...offerFields(deal.offer),
  oldPrice: deal.oldPriceCents === null ? '' : dollarsText(deal.oldPriceCents),
  products: deal.productIds.toSorted().join(','),
  firstOn: deal.firstOn,
  lastOn: deal.lastOn,
  whereKind: deal.whereKind,
  states: deal.states.join(', '),
  whereBrands: deal.whereBrandIds.toSorted().join(','),
  role: deal.role ?? '',
  sites: deal.siteNumbers.join('\n'),
  exceptions: deal.exceptionNumbers.join('\n'),
  terms: deal.terms ?? '',
  picture: deal.picture?.path ?? '',
  pictureAlt: deal.picture?.alt ?? '',
})

const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim()

type Merge = { merged: DealForm; conflicts: DealFormField[] }

/**
 * Joins what was typed with what somebody else saved since the form was opened.
 * @param base what the form began with
 * @param now what is stored
 */
export function mergeDealForms(base: DealForm, typed: DealForm, now: DealForm): Merge {
  const conflicts: DealFormField[] = []
  const merged = { ...typed }
  for (const field of DEAL_FORM_FIELDS) {
    const [before, mine, theirs] = [base, typed, now].map((form) => plain(form[field]))
    if (theirs === before || mine === theirs) continue
    if (mine === before) merged[field] = now[field]
    else conflicts.push(field)
  }
  return { merged, conflicts }
}

/** For fields that somebody else changed, too. Saving again keeps what was typed. */
export const conflictErrors = (
  conflicts: readonly DealFormField[],
  now: DealForm,
): Partial<Record<DealFormField, string>> =>
  Object.fromEntries(
    conflicts.map((field) => [
      field,
      field === 'products' || field === 'picture' || field === 'whereBrands' || now[field].length > 200
        ? 'Someone else changed this. Save again to keep yours.'
        : `Someone else changed this to “${now[field] || 'nothing'}”. Save again to keep yours.`,
    ]),
  )
