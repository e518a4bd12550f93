import 'server-only'
import { type OfferColumns, toOffer } from '@/lib/data/owl/deals/deal-rows'
import { BRAND_ROLE_LABELS, toBrandRole } from '@/lib/owl/brand-roles'
import { DEAL_STATE_LABELS, type DealState, WHERE_LABELS, type WhereKind } from '@/lib/owl/deals/deal'
import { offerText } from '@/lib/owl/deals/offer-text'
import { dollarsText } from '@/lib/quotes/money'
import { splitList, splitSiteNumbers } from '@/lib/text/typed-list'
import { type StoredRecord, textOf } from './collection'

export type DealListField = 'products' | 'brands' | 'sites' | 'exceptions'

export type DealImportField =
  | DealListField
  | 'group'
  | 'title'
  | 'offer'
  | 'oldPrice'
  | 'brand'
  | 'firstOn'
  | 'lastOn'
  | 'where'
  | 'states'
  | 'role'
  | 'terms'
  | 'state'

type DealList = {
  /** Columns of the record. */
  ids: string
  names: string
  split: (text: string) => string[]
  /** What names mean that nothing has. */
  unknown: string
}

/** Names may have commas. */
const splitNames = (text: string) => splitList(text, /[;\n]/)

export const DEAL_LISTS: Record<DealListField, DealList> = {
  products: {
    ids: 'product_ids',
    names: 'product_names',
    split: splitNames,
    unknown: 'Sites sell no product with the name or code',
  },
  brands: {
    ids: 'where_brand_ids',
    names: 'where_brand_names',
    split: splitNames,
    unknown: 'There is no brand',
  },
  sites: {
    ids: 'site_ids',
    names: 'site_numbers',
    split: splitSiteNumbers,
    unknown: 'The group has no site',
  },
  exceptions: {
    ids: 'exception_ids',
    names: 'exception_numbers',
    split: splitSiteNumbers,
    unknown: 'The group has no site',
  },
}

const listText = (parts: unknown) => (parts as string[]).join('; ')

/** As the export writes them. */
export function dealValues(record: StoredRecord): Record<DealImportField, string> {
  const oldPrice = record.old_price_cents
  const role = toBrandRole(textOf(record.where_role))
  const list = (field: DealListField) => listText(record[DEAL_LISTS[field].names])
  return {
    group: textOf(record.group_name),
    title: textOf(record.title),
    offer: offerText(toOffer(record as unknown as OfferColumns)),
    oldPrice: typeof oldPrice === 'number' ? dollarsText(oldPrice) : '',
    products: list('products'),
    brand: textOf(record.brand_name),
    firstOn: textOf(record.first_on),
    lastOn: textOf(record.last_on),
    where: WHERE_LABELS[record.where_kind as WhereKind],
    states: listText(record.where_states),
    brands: list('brands'),
    role: role ? BRAND_ROLE_LABELS[role] : '',
    sites: list('sites'),
    exceptions: list('exceptions'),
    terms: textOf(record.terms),
    state: DEAL_STATE_LABELS[record.state as DealState],
  }
}
