import { growthColumns, SIZES, type GrowthFigures } from './bars.ts'
import { formatTable } from './table.ts'
import { judge } from './verdicts.ts'

const columns = growthColumns('PGlite')
const grown = (page: string, ...times: number[]): GrowthFigures => ({
  page,
  answers: new Map(
    SIZES.map((rows, at) => [rows, { p50: times[at] ?? NaN, p95: (times[at] ?? NaN) + 10, p99: NaN }]),
  ),
})

test('shows each size, and how much slower the larger is', () => {
  const lines = formatTable(columns, [grown('/home', 20, 90)]).split('\n')
  expect(lines[0]?.trim().split(/ {2,}/)).toEqual(['1k p50', 'p95', '50k p50', 'p95', '50-fold'])
  expect(lines[2]).toMatch(/^\/home .* 4\.5 ×$/)
})

test('only the larger size is judged, by the slowest page', () => {
  const pages = [grown('/home', 900, 60), grown('/ads', 20, 291)]
  expect(judge(columns, pages)).toEqual([
    expect.objectContaining({ figure: '301 ms', page: '/ads', isHeld: false }),
  ])
})

test('a page that was not measured misses its bar', () => {
  expect(judge(columns, [grown('/home', 20)])).toMatchObject([{ page: '/home', isHeld: false }])
})
