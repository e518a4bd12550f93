import { printNote } from '../../supabase/local/printout.ts'
import { holds, type Column, type Measured } from './table.ts'

const MORE_ROUNDS = 2

/**
 * Measures pages, and then again those that miss a bar. What else runs on the machine only ever makes a page slower, so a bar is missed by
 * what misses it each time. Prints what is measured again, with the figure that missed.
 *
 * @returns of each page the figures that miss the fewest bars
 */
export async function repeatMissed<Figures extends Measured>(
  columns: readonly Column<Figures>[],
  names: readonly string[],
  measure: (names: readonly string[]) => Promise<Figures[]>,
): Promise<Figures[]> {
  const missedBy = (figures: Figures) => columns.filter((column) => !holds(column, figures))
  let pages = await measure(names)
  for (let round = 1; round <= MORE_ROUNDS; round += 1) {
    const missing = pages.filter((figures) => missedBy(figures).length > 0)
    if (missing.length === 0) break
    for (const figures of missing) {
      const missed = missedBy(figures).map(({ title, read, show }) => `${title} ${show(read(figures))}`)
      printNote('Again', `${figures.page}: ${missed.join(', ')}`)
    }
    const repeated = await measure(missing.map(({ page }) => page))
    pages = pages.map((before) => {
      const after = repeated.find(({ page }) => page === before.page)
      return after && missedBy(after).length < missedBy(before).length ? after : before
    })
  }
  return pages
}
