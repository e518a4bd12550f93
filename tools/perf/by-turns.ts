import { step } from '../../supabase/local/printout.ts'

export type Measured<Figures> = { page: string; rounds: Figures[] }

/**
 * Measures each page once in every round: what else the machine does for half a minute then spoils one round of a page and
 * not all of them.
 */
export async function measureByTurns<Figures>(
  title: string,
  pages: readonly string[],
  count: number,
  measure: (page: string) => Promise<Figures>,
): Promise<Measured<Figures>[]> {
  const measured = pages.map((page): Measured<Figures> => ({ page, rounds: [] }))
  for (let round = 1; round <= count; round += 1) {
    await step(
      title,
      async () => {
        for (const { page, rounds } of measured) rounds.push(await measure(page))
      },
      () => `${pages.length} pages, round ${round} of ${count}`,
    )
  }
  return measured
}
