import { isUuid, type ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'

export const SOLD_BY_LABELS = { us: 'Us', sites: 'Sites' } as const
export type SoldBy = keyof typeof SOLD_BY_LABELS
export const SELLERS = Object.keys(SOLD_BY_LABELS) as SoldBy[]

export const soldByLabel = (soldBy: string): string =>
  hasKey(SOLD_BY_LABELS, soldBy) ? SOLD_BY_LABELS[soldBy] : soldBy

export const ACTIVE_LABELS = { yes: 'Sold', no: 'No longer sold' } as const
export type Active = keyof typeof ACTIVE_LABELS
export const toActive = (isActive: boolean): Active => (isActive ? 'yes' : 'no')

export const PRODUCT_MISSING_LABELS = {
  category: 'Without a category',
  unit: 'Without a unit',
  brand: 'Without a brand',
  code: 'Without a code',
  picture: 'Without a picture',
} as const
type MissingFact = keyof typeof PRODUCT_MISSING_LABELS

export const toMissingProductFact = (value: string | undefined): MissingFact | null =>
  value !== undefined && hasKey(PRODUCT_MISSING_LABELS, value) ? value : null

export const PRODUCT_LIST = {
  name: 'products',
  nouns: ['product', 'products'],
  searchLabel: 'Name, category or code',
  columns: {
    name: { label: 'Name', sort: 'up' },
    picture: { label: 'Picture' },
    soldBy: { label: 'Sold by', sort: 'down' },
    category: { label: 'Category', sort: 'up' },
    unit: { label: 'Unit' },
    brand: { label: 'Brand', sort: 'up' },
    code: { label: 'Code' },
    active: { label: 'Sold' },
    adGroups: { label: 'Ad groups' },
    created: { label: 'Created', sort: 'down', isHiddenByDefault: true },
    changed: { label: 'Changed', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    soldBy: {
      label: 'Sold by',
      anyLabel: 'Sold by us or sites',
      accepts: (value) => hasKey(SOLD_BY_LABELS, value),
    },
    brand: { label: 'Brand', anyLabel: 'Any brand', accepts: isUuid },
    active: { label: 'Sold', anyLabel: 'Sold or not', accepts: (value) => hasKey(ACTIVE_LABELS, value) },
    missing: {
      label: 'Missing',
      anyLabel: 'Complete or not',
      accepts: (value) => toMissingProductFact(value) !== null,
    },
  },
  order: { by: 'name', isDescending: false },
  layouts: ['table', 'grid'],
} as const satisfies ListSpec

export type ProductColumn = keyof typeof PRODUCT_LIST.columns
export type ProductFilter = keyof typeof PRODUCT_LIST.filters

export const PRODUCT_FIELDS = [
  'name',
  'soldBy',
  'category',
  'unit',
  'brand',
  'code',
  'active',
  'notes',
  'pictureAlt',
] as const
export type ProductField = (typeof PRODUCT_FIELDS)[number]
/** As forms post them; empty without a value. */
export type ProductValues = Record<ProductField, string>
