const YEAR = 365

/** As in '3 years' or '90 days'. */
export function periodText(days: number): string {
  const [count, unit] = days % YEAR === 0 ? [days / YEAR, 'year'] : [days, 'day']
  return `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`
}
