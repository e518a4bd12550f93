import type { ResponseTimes } from './requests.ts'
import type { CachedFigures } from './cached-pages.ts'
import type { MemoryFigures, TrafficFigures } from './day/day.ts'
import type { FillFigures } from './fills.ts'
import type { LighthouseFigures } from './lighthouse.ts'
import type { BookingFigures } from './load/bookings.ts'
import type { FormFigures } from './load/forms.ts'
import type { VisitFigures } from './load/visits.ts'
import type { WorkFigures } from './load/work.ts'
import type { Column } from './table.ts'
import type { TapFigures } from './film-taps.ts'
import type { ThrottledFigures } from './throttled-pages.ts'
import { kilobytes, megabytes, milliseconds, seconds, share, times, whole } from './units.ts'
import type { Weight } from './weight.ts'

export type PageFigures = LighthouseFigures & {
  page: string
  weight: Weight
  /** Bytes of the scripts of an empty page of the same build. */
  floor: number
}

const shift = (value: number) => value.toFixed(3)

export const LOAD_COLUMNS: readonly Column<PageFigures>[] = [
  {
    title: 'Perf',
    read: ({ scores }) => scores.performance,
    show: whole,
    bar: { of: 'Lighthouse performance', atLeast: 98 },
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
    show: shift,
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
    show: shift,
    bar: { of: 'Layout shift, throttled', atMost: 0.001 },
  },
  { title: 'files', read: ({ mirror }) => mirror.cls, show: shift },
  { title: 'requests', read: ({ site }) => site.requests, show: whole },
]

/** Beside a handler that does next to nothing, on the same page. */
export const TAP_COLUMNS: readonly Column<TapFigures>[] = [
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
  { title: 'of file', read: ({ rate, fileRate }) => rate / fileRate, show: share },
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

/** Sizes of the long lists; the bar applies to one of them. */
export const SIZES = [1_000, 10_000, 50_000, 100_000] as const
export const JUDGED_SIZE = 50_000
const [SMALLEST, LARGEST] = [SIZES[0], SIZES[3]]

export type GrowthFigures = {
  page: string
  answers: Map<number, ResponseTimes>
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
      ...(rows === JUDGED_SIZE && {
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

export const VISIT_COLUMNS: readonly Column<VisitFigures>[] = [
  { title: 'requests', read: ({ requests }) => requests, show: whole },
  {
    title: 'failed',
    read: ({ failures }) => failures.length,
    show: whole,
    bar: { of: 'Public pages under load, failed', atMost: 0 },
  },
  { title: 'p50', read: ({ p50 }) => p50, show: milliseconds },
  {
    title: 'p95',
    read: ({ p95 }) => p95,
    show: milliseconds,
    bar: { of: 'Public pages under load, p95', atMost: 400 },
  },
]

export const STAFF_COLUMNS: readonly Column<VisitFigures>[] = [
  { title: 'screens', read: ({ requests }) => requests, show: whole },
  {
    title: 'failed',
    read: ({ failures }) => failures.length,
    show: whole,
    bar: { of: 'Screens of staff under load, failed', atMost: 0 },
  },
  { title: 'p50', read: ({ p50 }) => p50, show: milliseconds },
  {
    title: 'p95',
    read: ({ p95 }) => p95,
    show: milliseconds,
    bar: { of: 'Screens of staff under load, p95', atMost: 700 },
  },
]

export const WORK_COLUMNS: readonly Column<WorkFigures>[] = [
  { title: 'films', read: ({ films }) => films, show: whole },
  {
    title: 'ads',
    read: ({ drawn }) => drawn,
    show: whole,
    bar: { of: 'Ads that are drawn under load', atLeast: 1 },
  },
  {
    title: 'seconds of encoding',
    read: ({ busy }) => busy,
    show: whole,
    bar: { of: 'Samples in which a film is made under load', atLeast: 1 },
  },
  {
    title: 'encoders at once',
    read: ({ encoders }) => encoders,
    show: whole,
    bar: { of: 'Films that one server makes at once', atMost: 1 },
  },
  {
    title: 'niceness',
    read: ({ niceness }) => niceness,
    show: whole,
    bar: { of: 'Niceness of what makes films', atLeast: 10 },
  },
]

export const FORM_COLUMNS: readonly Column<FormFigures>[] = [
  { title: 'sent', read: ({ sent }) => sent, show: whole },
  {
    title: 'refused',
    read: ({ sent, acknowledged }) => sent - acknowledged,
    show: whole,
    bar: { of: 'Forms under load, without a good answer', atMost: 0 },
  },
  {
    title: 'lost',
    read: ({ lost }) => lost,
    show: whole,
    bar: { of: 'Forms under load, lost', atMost: 0 },
  },
  {
    title: 'doubled',
    read: ({ doubled }) => doubled,
    show: whole,
    bar: { of: 'Forms under load, doubled', atMost: 0 },
  },
  {
    title: 'letters lost',
    read: ({ lettersLost }) => lettersLost,
    show: whole,
    bar: { of: 'Forms under load, letters not queued', atMost: 0 },
  },
  { title: 'p50', read: ({ p50 }) => p50, show: milliseconds },
  { title: 'p95', read: ({ p95 }) => p95, show: milliseconds },
]

export const BOOKING_COLUMNS: readonly Column<BookingFigures>[] = [
  { title: 'wanted by', read: ({ wanted }) => wanted, show: whole },
  { title: 'told so', read: ({ told }) => told, show: whole },
  { title: 'stored', read: ({ stored }) => stored, show: whole },
  { title: 'offered others', read: ({ offered }) => offered, show: whole },
  {
    title: 'off by',
    read: ({ told, stored }) => Math.abs(told - 1) + Math.abs(stored - 1),
    show: whole,
    bar: { of: 'Ten book one slot at once: one wins, off by', atMost: 0 },
  },
]

export const TRAFFIC_COLUMNS: readonly Column<TrafficFigures>[] = [
  { title: 'sent', read: ({ sent }) => sent, show: whole },
  {
    title: 'failed',
    read: ({ failures }) => failures.length,
    show: whole,
    bar: { of: 'What comes in a day, failed', atMost: 0 },
  },
]

const [SECOND, LAST] = [1, 9]

/** Between two collections V8 keeps up to 40 % more than it uses, of a part of the memory: see SMALL_HEAP. */
const MAX_GROWTH = 1.15

export const MEMORY_COLUMNS: readonly Column<MemoryFigures>[] = [
  ...Array.from({ length: LAST + 1 }, (_, part) => ({
    title: String(part + 1),
    read: ({ tenths }: MemoryFigures) => tenths[part] ?? NaN,
    show: megabytes,
  })),
  {
    title: 'growth',
    read: ({ tenths }) => (tenths[LAST] ?? NaN) / (tenths[SECOND] ?? NaN),
    show: share,
    bar: { of: 'Memory after the first tenth of a day, growth', atMost: MAX_GROWTH },
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
