import { hasKey } from '@/lib/text/untrusted'

export const BRAND_ROLE_LABELS = {
  canopy: 'Canopy',
  fuel: 'Fuel',
  store: 'Store',
  food: 'Food',
  wash: 'Car wash',
} as const
export type BrandRole = keyof typeof BRAND_ROLE_LABELS
export const BRAND_ROLES = Object.keys(BRAND_ROLE_LABELS) as BrandRole[]

export const toBrandRole = (text: string | undefined): BrandRole | null =>
  text !== undefined && hasKey(BRAND_ROLE_LABELS, text) ? text : null

/** On one day a site has one brand in each of these roles, and any number in the others. */
export const isSingleRole = (role: BrandRole): boolean => role !== 'food' && role !== 'wash'

const KINDS: Record<BrandRole, readonly string[]> = {
  canopy: ['fuel', 'store', 'other'],
  fuel: ['fuel', 'other'],
  store: ['store', 'other'],
  food: ['food', 'other'],
  wash: ['wash', 'other'],
}

export type BrandOption = { id: string; name: string; kind: string }

/** The brands that are offered for a role. The database takes others, too: a market can sell fuel under its own name. */
export const brandsForRole = (brands: readonly BrandOption[], role: BrandRole): BrandOption[] =>
  brands.filter(({ kind }) => KINDS[role].includes(kind))
