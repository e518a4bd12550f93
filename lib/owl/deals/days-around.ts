const MS_PER_DAY = 86_400_000

/** The days from `days` before a day to as many after it. */
export function daysAround(day: string, days: number): { since: string; until: string } {
  const shifted = (by: number) =>
    new Date(Date.parse(`${day}T00:00Z`) + by * MS_PER_DAY).toISOString().slice(0, 10)
  return { since: shifted(-days), until: shifted(days) }
}
