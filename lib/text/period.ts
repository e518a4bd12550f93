import { countOf } from './format'

const YEAR = 365

/** As in '3 years' or '90 days'. */
export const periodText = (days: number): string =>
  days % YEAR === 0 ? countOf(days / YEAR, 'year', 'years') : countOf(days, 'day', 'days')
