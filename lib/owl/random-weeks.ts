import type { WeekSpan } from './hours'

/** The same weeks of full hours in every run, for tests. Some of their spans overlap, some pass midnight. */
export function randomWeeks(count: number): WeekSpan[][] {
  let state = 1
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  return Array.from({ length: count }, () =>
    Array.from({ length: below(6) }, () => {
      const hour = below(24)
      return { weekday: below(7), opens: hour * 60, closes: (hour + 1 + below(24)) * 60 }
    }),
  )
}
