import { alignRows } from './table.ts'
import type { Verdict } from './verdicts.ts'

/** Bars that a test proves instead of a figure. */
const PROVEN_BY_TESTS: readonly [bar: string, proof: string][] = [
  ['Unknown slugs: 404 or a redirect', 'e2e/site/places.spec.ts, e2e/site/pages.spec.ts; npm run chaos'],
  ['No violation by axe', 'every spec that calls expectAccessible of e2e/fixtures/test.ts'],
  ['Row-level security', 'supabase/tests/permission-matrix.test.ts, mirroring.test.ts, visibility.test.ts'],
  ['2 GB archive in bounded memory', 'e2e/site/large-download.spec.ts'],
  ['Content security policy', 'e2e/site/headers.spec.ts'],
  ['Nothing on the console', 'every browser test, by consoleGuard of e2e/fixtures/test.ts'],
]

const outcomeOf = ({ isHeld, page }: Verdict) => `${isHeld ? 'holds' : '✗ misses'}  ${page}`

/** Lists each bar with its worst figure and page; below it, bars that tests prove. */
export function formatSummary(verdicts: readonly Verdict[]): string {
  const figures = alignRows([
    ['', 'bar', 'at worst'],
    ...verdicts.map(({ of, bar, figure }) => [of, bar, figure]),
  ]).split('\n')
  const widest = Math.max(...PROVEN_BY_TESTS.map(([bar]) => bar.length))
  return [
    'All bars',
    ...figures.map((line, at) => (at === 0 ? line : `${line}  ${outcomeOf(verdicts[at - 1] as Verdict)}`)),
    '\nProven by tests, which `npm test` runs',
    ...PROVEN_BY_TESTS.map(([bar, proof]) => `${bar.padEnd(widest)}  ${proof}`),
  ].join('\n')
}
