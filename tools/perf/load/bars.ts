import type { MemoryFigures, TrafficFigures } from '../day/day.ts'
import type { Column } from '../table.ts'
import { megabytes, milliseconds, share, thousandths, whole } from '../units.ts'
import type { BookingFigures } from './bookings.ts'
import type { FormFigures } from './forms.ts'
import type { PollFigures } from './polls.ts'
import type { VisitFigures } from './visits.ts'
import type { WorkFigures } from './work.ts'

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

export const POLL_COLUMNS: readonly Column<PollFigures>[] = [
  { title: 'server', read: ({ server }) => server, show: milliseconds },
  { title: 'database', read: ({ database }) => database, show: milliseconds },
  {
    title: 'of a core',
    read: ({ core }) => core,
    show: thousandths,
    bar: { of: 'A hundred people who poll, of a core', atMost: 0.05 },
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

/** Before pages of strangers' addresses were bounded, a server leveled at 850 to 890 MB. */
export const SERVER_MEMORY_COLUMNS: readonly Column<MemoryFigures>[] = [
  {
    title: 'most',
    read: ({ tenths }) => Math.max(...tenths),
    show: megabytes,
    bar: { of: 'Memory of the server in a day', atMost: 500e6 },
  },
]
