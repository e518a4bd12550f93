import { LOAD_COLUMNS, type PageFigures } from './bars.ts'
import { formatReport } from './report.ts'
import { judge } from './verdicts.ts'

const GOOD: PageFigures = {
  page: '/',
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcp: 2000,
  cls: 0.02,
  tbt: 100,
  cpu: 1500,
  faults: [],
  weight: { script: 140_000, gzip: 20_000, styles: 7_000, brotli: 16_000 },
  floor: 120_000,
}

const missed = (pages: PageFigures[]) => judge(LOAD_COLUMNS, pages).filter(({ isHeld }) => !isHeld)

test('figures that just reach their bars are good', () => {
  expect(missed([GOOD])).toEqual([])
  expect(formatReport([GOOD])).not.toContain('✗')
})

test.each([
  ['full performance', { scores: { ...GOOD.scores, performance: 99 } }, '99 ✗'],
  ['full marks', { scores: { ...GOOD.scores, seo: 99 } }, '99 ✗'],
  ['the paint', { lcp: 2010 }, '2.01 s ✗'],
  ['the layout', { cls: 0.021 }, '0.021 ✗'],
  ['the thread', { tbt: 101 }, '101 ms ✗'],
  ['the scripts', { floor: 119_000 }, '+21.0 KB ✗'],
  ['the document', { weight: { ...GOOD.weight, gzip: 20_100 } }, '20.1 KB ✗'],
])('marks what misses %s', (_, change, cell) => {
  const pages = [GOOD, { ...GOOD, ...change }]
  expect(missed(pages)).toHaveLength(1)
  expect(formatReport(pages)).toContain(cell)
})

test('says what cost a score its maximum', () => {
  expect(formatReport([{ ...GOOD, page: '/videos', faults: ['image-alt', 'color-contrast'] }])).toContain(
    '/videos: image-alt, color-contrast',
  )
})
