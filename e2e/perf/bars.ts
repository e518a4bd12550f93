import type { CachedFigures } from './cached-pages.ts'
import type { AnswerFigures } from './dynamic-pages.ts'
import type { LighthouseFigures } from './lighthouse.ts'
import type { Column } from './table.ts'
import type { Weight } from './weight.ts'

export type PageFigures = LighthouseFigures & {
  page: string
  weight: Weight
  /** Bytes of the scripts that even an empty page of the same build has. */
  floor: number
}

const KB = 1000

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const milliseconds = (ms: number) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`
const times = (factor: number) => `${factor.toFixed(1)} ×`
const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

/** What a phone on a slow network loads and sees. */
export const LOAD_COLUMNS: readonly Column<PageFigures>[] = [
  { title: 'Perf', read: ({ scores }) => scores.performance, show: String, bar: { atLeast: 98 } },
  { title: 'A11y', read: ({ scores }) => scores.accessibility, show: String, bar: { atLeast: 100 } },
  {
    title: 'Best',
    read: ({ scores }) => scores['best-practices'],
    show: String,
    bar: { atLeast: 100 },
  },
  { title: 'SEO', read: ({ scores }) => scores.seo, show: String, bar: { atLeast: 100 } },
  { title: 'LCP', read: ({ lcp }) => lcp, show: seconds, bar: { atMost: 2000 } },
  { title: 'CLS', read: ({ cls }) => cls, show: (value) => value.toFixed(3), bar: { atMost: 0.02 } },
  { title: 'TBT', read: ({ tbt }) => tbt, show: (value) => `${Math.round(value)} ms`, bar: { atMost: 100 } },
  { title: 'CPU', read: ({ cpu }) => cpu, show: (value) => value.toFixed(0) },
  { title: 'JS', read: ({ weight }) => weight.script, show: kilobytes },
  {
    title: 'over floor',
    read: ({ weight, floor }) => weight.script - floor,
    show: (value) => `+${kilobytes(value)}`,
    bar: { atMost: 25 * KB },
  },
  { title: 'HTML gzip', read: ({ weight }) => weight.gzip, show: kilobytes, bar: { atMost: 20 * KB } },
  { title: 'brotli', read: ({ weight }) => weight.brotli, show: kilobytes },
]

/** What the server needs for a page that it keeps, against a file that it only hands on. */
export const CACHED_COLUMNS: readonly Column<CachedFigures>[] = [
  { title: 'took', read: ({ took }) => took, show: milliseconds },
  { title: 'file', read: ({ fileTook }) => fileTook, show: milliseconds },
  { title: 'to file', read: ({ took, fileTook }) => took / fileTook, show: times, bar: { atMost: 2 } },
  { title: 'per second', read: ({ rate }) => rate, show: (value) => value.toFixed(0) },
  { title: 'file', read: ({ fileRate }) => fileRate, show: (value) => value.toFixed(0) },
  { title: 'of file', read: ({ rate, fileRate }) => rate / fileRate, show: (share) => share.toFixed(2) },
]

/** What the server needs for a page that it makes for each request. */
export const ANSWER_COLUMNS: readonly Column<AnswerFigures>[] = [
  { title: 'p50', read: ({ p50 }) => p50, show: milliseconds },
  { title: 'p95', read: ({ p95 }) => p95, show: milliseconds, bar: { atMost: 300 } },
  { title: 'to empty', read: ({ p50, empty }) => p50 / empty, show: times },
]
