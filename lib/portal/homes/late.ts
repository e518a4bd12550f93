import { countOf } from '@/lib/text/format'

type Part = readonly [count: number, one: string, many: string]

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** As in 'Late: 2 ad groups and 1 task.' */
export function lateText(parts: readonly Part[]): string {
  const late = parts.filter(([count]) => count > 0).map((part) => countOf(...part))
  return late.length === 0 ? 'Nothing is late.' : `Late: ${list.format(late)}.`
}
