import { type BrandOption, type BrandRole, isSingleRole } from '@/lib/owl/brand-roles'
import { carriedBrands, type MatrixRow, type Place, roleAt, seenOf } from './cells'
import { placesOf, type Range } from './grid'

/** All brands that a site carries in a role from a day on. `seen` is what the screen showed. */
export type CellChange = { site: string; role: BrandRole; brands: string[]; seen: string[] }

type Sheet = { rows: readonly MatrixRow[]; day: string; brands: readonly BrandOption[] }

const SEPARATOR = ', '

const nameOf = (brands: readonly BrandOption[], id: string) =>
  brands.find((brand) => brand.id === id)?.name ?? ''

/** As spreadsheets read it: a line for each site, tabs between the roles. */
export function copyRange({ rows, day, brands }: Sheet, range: Range): string {
  const lines: string[] = []
  for (const row of rows.slice(range.top, range.bottom + 1)) {
    const cells: string[] = []
    for (let column = range.left; column <= range.right; column++) {
      const role = roleAt(column)
      const carried = role ? carriedBrands(row, role, day) : []
      cells.push(carried.map((id) => nameOf(brands, id)).join(SEPARATOR))
    }
    lines.push(cells.join('\t'))
  }
  return lines.join('\n')
}

function change({ rows }: Sheet, { row, column }: Place, brands: string[]): CellChange | null {
  const site = rows[row]
  const role = roleAt(column)
  return site && role ? { site: site.id, role, brands, seen: seenOf(site, role) } : null
}

const changesOf = (sheet: Sheet, places: Place[], brandsAt: (place: Place) => string[]) =>
  places.flatMap((place) => change(sheet, place, brandsAt(place)) ?? [])

export const setRange = (sheet: Sheet, range: Range, brands: string[]): CellChange[] =>
  changesOf(sheet, placesOf(range), ({ column }) => {
    const role = roleAt(column)
    return role && isSingleRole(role) ? brands.slice(0, 1) : brands
  })

/** The first row of the range goes to the others; a range of one row takes the row above. */
export function fillDown(sheet: Sheet, range: Range): CellChange[] {
  const isOneRow = range.top === range.bottom
  const source = sheet.rows[isOneRow ? range.top - 1 : range.top]
  if (!source) return []
  const places = placesOf(isOneRow ? range : { ...range, top: range.top + 1 })
  return changesOf(sheet, places, ({ column }) => {
    const role = roleAt(column)
    return role ? carriedBrands(source, role, sheet.day) : []
  })
}

/** Brands of one cell of a spreadsheet. Null when a word names no brand, or several are too many. */
function readCell(text: string, brands: readonly BrandOption[], column: number): string[] | null {
  const role = roleAt(column)
  const find = (name: string) =>
    brands.find((brand) => brand.name.toLowerCase() === name.trim().toLowerCase())?.id ?? null
  if (!role) return null
  if (text.trim() === '') return []
  const whole = find(text)
  if (whole) return [whole]
  const ids = text.split(/[,;]/).map(find)
  const known = [...new Set(ids.filter((id) => id !== null))]
  return ids.includes(null) || (isSingleRole(role) && known.length > 1) ? null : known
}

/** More would be a mistake of the clipboard. */
const MAX_CELLS = 5000

type Pasted = { changes: CellChange[] } | { problem: string }

/** One copied cell fills the whole range. A larger block begins at its first cell, and repeats where the range is larger. */
export function pasteInto(sheet: Sheet, range: Range, text: string): Pasted {
  const block = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'))
  const height = block.length
  const width = Math.max(...block.map(({ length }) => length))
  if (height * width > MAX_CELLS) return { problem: 'More than 5,000 cells were copied.' }
  const target = {
    ...range,
    bottom: Math.max(range.bottom, range.top + height - 1),
    right: Math.max(range.right, range.left + width - 1),
  }
  if (target.bottom >= sheet.rows.length || !roleAt(target.right)) {
    return {
      problem: `The copied range of ${height} × ${width} cells does not fit from here. Nothing was pasted.`,
    }
  }
  const unknown = new Set<string>()
  const changes = changesOf(sheet, placesOf(target), ({ row, column }) => {
    const cell = block[(row - range.top) % height]?.[(column - range.left) % width] ?? ''
    const brands = readCell(cell, sheet.brands, column)
    if (!brands) unknown.add(cell.trim())
    return brands ?? []
  })
  return unknown.size > 0
    ? {
        problem: `No brand of a cell is named “${[...unknown].slice(0, 3).join('”, “')}”. Nothing was pasted.`,
      }
    : { changes }
}
