import type { ResponseTimes } from './requests.ts'
import type { CachedFigures } from './cached-pages.ts'
import type { FillFigures } from './fills.ts'
import type { LighthouseFigures } from './lighthouse.ts'
import type { Column } from './table.ts'
import type { TapFigures } from './film-taps.ts'
import type { ThrottledFigures } from './throttled-pages.ts'
import { kilobytes, megabytes, milliseconds, seconds, share, thousandths, times, whole } from './units.ts'
import type { Weight } from './weight.ts'

export type PageFigures = LighthouseFigures & {
  page: string
  weight: Weight
  /** Bytes of the scripts of an empty page of the same build. */
  floor: number
}

export const LOAD_COLUMNS: readonly Column<PageFigures>[] = [
  {
    title: 'Perf',
    read: ({ scores }) => scores.performance,
    show: whole,
    bar: { of: 'Lighthouse performance', atLeast: 100 },
  },
  {
    title: 'A11y',
    read: ({ scores }) => scores.accessibility,
    show: whole,
    bar: { of: 'Lighthouse accessibility', atLeast: 100 },
  },
  {
    title: 'Best',
    read: ({ scores }) => scores['best-practices'],
    show: whole,
    bar: { of: 'Lighthouse best practices', atLeast: 100 },
  },
  {
    title: 'SEO',
    read: ({ scores }) => scores.seo,
    show: whole,
    bar: { of: 'Lighthouse SEO', atLeast: 100 },
  },
  {
    title: 'LCP',
    read: ({ lcp }) => lcp,
    show: seconds,
    bar: { of: 'Largest contentful paint', atMost: 2000 },
  },
  {
    title: 'CLS',
    read: ({ cls }) => cls,
    show: thousandths,
    bar: { of: 'Layout shift', atMost: 0.02 },
  },
  { title: 'TBT', read: ({ tbt }) => tbt, show: milliseconds, bar: { of: 'Blocking time', atMost: 100 } },
  { title: 'CPU', read: ({ cpu }) => cpu, show: whole },
  { title: 'JS', read: ({ weight }) => weight.script, show: kilobytes },
  {
    title: 'over floor',
    read: ({ weight, floor }) => weight.script - floor,
    show: (value) => `+${kilobytes(value)}`,
    bar: { of: 'JavaScript over an empty page', atMost: 20_000 },
  },
  {
    title: 'HTML gzip',
    read: ({ weight }) => weight.gzip,
    show: kilobytes,
    bar: { of: 'HTML without its styles, compressed', atMost: 20_000 },
  },
  { title: 'styles', read: ({ weight }) => weight.styles, show: kilobytes },
  { title: 'brotli', read: ({ weight }) => weight.brotli, show: kilobytes },
]

const STAYER: Column<ThrottledFigures> = {
  title: 'of who stays',
  read: ({ site }) => site.requestsOfStayer,
  show: whole,
}

/** Public pages under real throttling, beside the same page as plain files, that without scripts, and an empty page. */
export const THROTTLED_COLUMNS: readonly Column<ThrottledFigures>[] = [
  {
    title: 'FCP',
    read: ({ site }) => site.fcp,
    show: seconds,
    bar: { of: 'First contentful paint, throttled', atMost: 950 },
  },
  { title: 'files', read: ({ mirror }) => mirror.fcp, show: seconds },
  { title: 'to files', read: ({ site, mirror }) => site.fcp / mirror.fcp, show: times },
  { title: 'no scripts', read: ({ scriptless }) => scriptless.fcp, show: seconds },
  { title: 'bare', read: ({ bare }) => bare.fcp, show: seconds },
  {
    title: 'LCP',
    read: ({ site }) => site.lcp,
    show: seconds,
    bar: { of: 'Largest contentful paint, throttled', atMost: 1600 },
  },
  { title: 'files', read: ({ mirror }) => mirror.lcp, show: seconds },
  { title: 'to files', read: ({ site, mirror }) => site.lcp / mirror.lcp, show: times },
  { title: 'no scripts', read: ({ scriptless }) => scriptless.lcp, show: seconds },
  {
    title: 'CLS',
    read: ({ site }) => site.cls,
    show: thousandths,
    bar: { of: 'Layout shift, throttled', atMost: 0.001 },
  },
  { title: 'files', read: ({ mirror }) => mirror.cls, show: thousandths },
  { title: 'requests', read: ({ site }) => site.requests, show: whole },
  { ...STAYER, bar: { of: 'Requests of a visitor who stays', atMost: 25 } },
]

/** Most visitors come to one of a city. */
export const CITY_COLUMNS: readonly Column<ThrottledFigures>[] = [
  { ...STAYER, bar: { of: 'Requests of a visitor who stays on a page of a city', atMost: 20 } },
]

/** Beside a handler that does next to nothing, on the same page. */
export const TAP_COLUMNS: readonly Column<TapFigures>[] = [
  { title: 'at hydration', read: ({ first }) => first, show: milliseconds },
  { title: 'empty tap', read: ({ empty }) => empty, show: milliseconds },
  {
    title: 'frame',
    read: ({ frame }) => frame,
    show: milliseconds,
    bar: { of: 'From the tap to the frame of a film', atMost: 100 },
  },
  { title: 'over empty', read: ({ frame, empty }) => frame - empty, show: milliseconds },
  {
    title: 'closed',
    read: ({ closed }) => closed,
    show: milliseconds,
    bar: { of: 'From the press to the page without the film', atMost: 100 },
  },
]

/** Cached pages, compared with an almost empty page and a static file. */
export const CACHED_COLUMNS: readonly Column<CachedFigures>[] = [
  { title: 'took', read: ({ took }) => took, show: milliseconds },
  { title: 'p99', read: ({ p99 }) => p99, show: milliseconds },
  { title: 'bare page', read: ({ bareTook }) => bareTook, show: milliseconds },
  {
    title: 'to bare page',
    read: ({ took, bareTook }) => took / bareTook,
    show: times,
    bar: { of: 'Server time of a cached page, to a bare one', atMost: 2 },
  },
  { title: 'file', read: ({ fileTook }) => fileTook, show: milliseconds },
  { title: 'to file', read: ({ took, fileTook }) => took / fileTook, show: times },
  { title: 'per second', read: ({ rate }) => rate, show: whole },
  { title: 'file', read: ({ fileRate }) => fileRate, show: whole },
  {
    title: 'of file',
    read: ({ rate, fileRate }) => rate / fileRate,
    show: share,
    bar: { of: 'Rate of a cached page, of a bare file', atLeast: 0.25 },
  },
]

export type StoredFigures = { page: string; rate: number; fileRate: number }

export const STORED_COLUMNS: readonly Column<StoredFigures>[] = [
  { title: 'per second', read: ({ rate }) => rate, show: whole },
  { title: 'file', read: ({ fileRate }) => fileRate, show: whole },
  {
    title: 'of file',
    read: ({ rate, fileRate }) => rate / fileRate,
    show: share,
    bar: { of: 'Behind the reverse proxy, of a file', atLeast: 0.6 },
  },
]

/** Sizes of the long lists; the bar applies to the larger one. */
export const SIZES = [1_000, 50_000] as const
export const SMALLEST = SIZES[0]
export const LARGEST = SIZES[1]

export type GrowthFigures = {
  page: string
  answers: ReadonlyMap<number, ResponseTimes | undefined>
}

const read = (rows: number, figure: keyof ResponseTimes) => (figures: GrowthFigures) =>
  figures.answers.get(rows)?.[figure] ?? NaN

export const growthColumns = (database: string): readonly Column<GrowthFigures>[] => [
  ...SIZES.flatMap((rows) => [
    { title: `${rows / 1000}k p50`, read: read(rows, 'p50'), show: milliseconds },
    {
      title: 'p95',
      read: read(rows, 'p95'),
      show: milliseconds,
      ...(rows === LARGEST && {
        bar: { of: `Dynamic pages with ${rows} rows on ${database}, p95`, atMost: 300 },
      }),
    },
  ]),
  {
    title: `${LARGEST / SMALLEST}-fold`,
    read: (figures) => read(LARGEST, 'p50')(figures) / read(SMALLEST, 'p50')(figures),
    show: times,
  },
]

export const FILL_COLUMNS: readonly Column<FillFigures>[] = [
  {
    title: 'made',
    read: ({ made }) => made,
    show: whole,
    bar: { of: 'Good rows of 1,000, made', atLeast: 970 },
  },
  { title: 'to repair', read: ({ bad }) => bad, show: whole },
  { title: 'check', read: ({ checkTook }) => checkTook, show: seconds },
  { title: 'run', read: ({ runTook }) => runTook, show: seconds },
  {
    title: '200 ads',
    read: ({ made, checkTook, runTook }) => (200 * (checkTook + runTook)) / made,
    show: seconds,
    bar: { of: '200 ads of a template, checked and made', atMost: 180_000 },
  },
  { title: 'memory', read: ({ memoryEarly }) => memoryEarly, show: megabytes },
  { title: 'at the end', read: ({ memoryLate }) => memoryLate, show: megabytes },
  {
    title: 'growth',
    read: ({ memoryEarly, memoryLate }) => memoryLate / memoryEarly,
    show: share,
    bar: { of: 'Memory of a worker that makes 1,000 ads, growth', atMost: 1.25 },
  },
  {
    title: 'made again',
    read: ({ drawnAgain }) => drawnAgain,
    show: whole,
    bar: { of: 'Files that a second run makes', atMost: 0 },
  },
]
