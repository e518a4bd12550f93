import type { RecordFields } from '@/lib/forms/record-fields'
import { choiceFilter, type ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'

export const BRAND_KIND_LABELS = {
  fuel: 'Fuel',
  store: 'Store',
  food: 'Food',
  wash: 'Car wash',
  other: 'Other',
} as const

export const brandKindLabel = (kind: string): string =>
  hasKey(BRAND_KIND_LABELS, kind) ? BRAND_KIND_LABELS[kind] : kind

const MISSING_LABELS = { logo: 'Without a logo', guidelines: 'Without guidelines' }

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
    kind: choiceFilter('Kind', 'Any kind', BRAND_KIND_LABELS),
    missing: choiceFilter('Missing', 'Complete or not', MISSING_LABELS),
  },
  order: { by: 'name', isDescending: false },
} as const satisfies ListSpec

export const BRAND_FIELDS = {
  name: { label: 'Name', column: 'name', control: 'line', max: 120, isRequired: true },
  kind: { label: 'Kind', column: 'kind', control: 'choice', choices: BRAND_KIND_LABELS, isRequired: true },
  colors: { label: 'Colors', column: 'colors', control: 'colors', max: 100 },
  guidelines: {
    label: 'Guidelines',
    column: 'guidelines_url',
    control: 'website',
    max: 500,
    hint: 'Where the rules for logo and colors are.',
  },
  notes: { label: 'Notes', column: 'notes', control: 'paragraphs', max: 2000 },
} as const satisfies RecordFields

export type BrandColumn = keyof typeof BRAND_LIST.columns
export type BrandFilter = keyof typeof BRAND_LIST.filters
export type BrandField = keyof typeof BRAND_FIELDS
