import { step } from '../../supabase/local/printout.ts'

export type Measured<Figures> = { page: string; rounds: Figures[] }

/** Measures all pages once per round, so that other load spoils one round and not all loads of a page. */
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
