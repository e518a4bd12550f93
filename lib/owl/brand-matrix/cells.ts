import { BRAND_ROLES, type BrandRole } from '@/lib/owl/brand-roles'

/** Days as '2026-12-25'. */
export type Association = {
  id: string
  version: number
  role: BrandRole
  brand: string
  firstOn: string
  /** Inclusive; null: no end is known. */
  lastOn: string | null
}

export type MatrixRow = {
  id: string
  number: string
  name: string
  place: string
  isClosed: boolean
  /** On the day that is shown, and later. */
  associations: Association[]
}

export const isCarriedOn = ({ firstOn, lastOn }: Pick<Association, 'firstOn' | 'lastOn'>, day: string) =>
  firstOn <= day && (lastOn === null || lastOn >= day)

const cellOf = ({ associations }: MatrixRow, role: BrandRole) =>
  associations.filter((association) => association.role === role)

/** Brand ids. */
export const carriedBrands = (row: MatrixRow, role: BrandRole, day: string): string[] =>
  cellOf(row, role)
    .filter((association) => isCarriedOn(association, day))
    .map(({ brand }) => brand)

/** What changes after the day that is shown: an end, or a brand that begins. */
export const plannedChanges = (row: MatrixRow, role: BrandRole, day: string) => {
  const cell = cellOf(row, role)
  const begins = cell.filter(({ firstOn }) => firstOn > day).map(({ brand, firstOn }) => ({ brand, firstOn }))
  const ends = cell.flatMap((association) =>
    isCarriedOn(association, day) && association.lastOn ? [association.lastOn] : [],
  )
  return { begins, endsOn: begins.length === 0 ? (ends.sort()[0] ?? null) : null }
}

/** What the database compares, so that nobody overwrites what others saved meanwhile. */
export const seenOf = (row: MatrixRow, role: BrandRole): string[] =>
  cellOf(row, role).map(({ id, version }) => `${id}:${version}`)

export const cellKey = (site: string, role: string) => `${site} ${role}`

/** A cell of the matrix: a place in the rows that are shown, and a column. Column 0 is the site. */
export type Place = { row: number; column: number }

export const LAST_COLUMN = BRAND_ROLES.length

export const roleAt = (column: number): BrandRole | null => BRAND_ROLES[column - 1] ?? null
