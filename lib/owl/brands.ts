import type { ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'

export const BRAND_KIND_LABELS = {
  fuel: 'Fuel',
  store: 'Store',
  food: 'Food',
  wash: 'Car wash',
  other: 'Other',
} as const
export type BrandKind = keyof typeof BRAND_KIND_LABELS
export const BRAND_KINDS = Object.keys(BRAND_KIND_LABELS) as BrandKind[]

export const brandKindLabel = (kind: string): string =>
  hasKey(BRAND_KIND_LABELS, kind) ? BRAND_KIND_LABELS[kind] : kind

export const BRAND_MISSING_LABELS = {
  logo: 'Without a logo',
  guidelines: 'Without guidelines',
} as const
type MissingFact = keyof typeof BRAND_MISSING_LABELS

export const toMissingBrandFact = (value: string | undefined): MissingFact | null =>
  value !== undefined && hasKey(BRAND_MISSING_LABELS, value) ? value : null

export const BRAND_LIST = {
  name: 'brands',
  nouns: ['brand', 'brands'],
  searchLabel: 'Name',
  columns: {
    name: { label: 'Name', sort: 'up' },
    logo: { label: 'Logo' },
    kind: { label: 'Kind', sort: 'up' },
    colors: { label: 'Colors' },
    products: { label: 'Products' },
    guidelines: { label: 'Guidelines', isHiddenByDefault: true },
    created: { label: 'Created', sort: 'down', isHiddenByDefault: true },
    changed: { label: 'Changed', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    kind: { label: 'Kind', anyLabel: 'Any kind', accepts: (value) => hasKey(BRAND_KIND_LABELS, value) },
    missing: {
      label: 'Missing',
      anyLabel: 'Complete or not',
      accepts: (value) => toMissingBrandFact(value) !== null,
    },
  },
  order: { by: 'name', isDescending: false },
} as const satisfies ListSpec

export type BrandColumn = keyof typeof BRAND_LIST.columns
export type BrandFilter = keyof typeof BRAND_LIST.filters

export const BRAND_FIELDS = ['name', 'kind', 'colors', 'guidelines', 'notes'] as const
export type BrandField = (typeof BRAND_FIELDS)[number]
/** As forms post them; empty without a value. */
export type BrandValues = Record<BrandField, string>

export const MAX_COLORS = 6

/** What people type of colors, as in '#0af, 112233', as '#00aaff #112233'. Null when it is something else. */
export function normalizeColors(typed: string): string | null {
  const colors: string[] = []
  for (const word of typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)) {
    const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(word)?.[1]
    if (!digits) return null
    const color = `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
    if (!colors.includes(color)) colors.push(color)
  }
  return colors.length > MAX_COLORS ? null : colors.join(' ')
}
