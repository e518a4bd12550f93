export type Statistic = { value: string; label: string }

/** What the company says of itself in figures. */
export const STATISTICS: readonly Statistic[] = [
  { value: '50', label: 'states capability' },
  { value: '500+', label: 'videographers' },
  { value: '24/7', label: 'support' },
  { value: '200+', label: 'videos' },
]
