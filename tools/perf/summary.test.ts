import { formatSummary } from './summary.ts'
import type { Column } from './table.ts'
import { judge } from './verdicts.ts'

type Figures = { page: string; points: number; took: number }

const COLUMNS: readonly Column<Figures>[] = [
  { title: 'points', read: ({ points }) => points, show: String, bar: { of: 'Points', atLeast: 98 } },
  { title: 'took', read: ({ took }) => took, show: (ms) => `${ms} ms`, bar: { of: 'Time', atMost: 300 } },
  { title: 'sum', read: ({ points, took }) => points + took, show: String },
]
const pages = [
  { page: '/', points: 100, took: 301 },
  { page: '/videos', points: 98, took: 20 },
]

test('each bar is judged by the page that comes off worst', () => {
  expect(judge(COLUMNS, pages)).toEqual([
    { of: 'Points', bar: '≥ 98', figure: '98', page: '/videos', isHeld: true },
    { of: 'Time', bar: '≤ 300 ms', figure: '301 ms', page: '/', isHeld: false },
  ])
})

test('what could not be measured does not hold', () => {
  const [points] = judge(COLUMNS, [...pages, { page: '/blog', points: NaN, took: 1 }])
  expect(points).toMatchObject({ page: '/blog', isHeld: false })
  expect(() => judge(COLUMNS, [])).toThrow(RangeError)
})

test('the summary says which bars hold', () => {
  const lines = formatSummary(judge(COLUMNS, pages)).split('\n')
  expect(lines[2]).toBe('Points      ≥ 98        98  holds  /videos')
  expect(lines[3]).toBe('Time    ≤ 300 ms    301 ms  ✗ misses  /')
})
