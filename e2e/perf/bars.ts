import type { LighthouseFigures } from './lighthouse.ts'
import type { Weight } from './weight.ts'

export type PageFigures = LighthouseFigures & {
  page: string
  weight: Weight
  /** Bytes of the scripts that even an empty page of the same build has. */
  floor: number
}

/** One column of the report, and what it asks for; a column without a bar informs. */
export type Column = {
  title: string
  read: (figures: PageFigures) => number
  show: (value: number) => string
  bar?: { atLeast: number } | { atMost: number }
}

const KB = 1000

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

export const COLUMNS: readonly Column[] = [
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

export function holds({ read, bar }: Column, figures: PageFigures): boolean {
  if (!bar) return true
  const value = read(figures)
  return 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost
}
