const countFormat = new Intl.NumberFormat('en-US')

export const formatCount = (count: number): string => countFormat.format(count)

const percentFormat = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/** As in '12.5%'; empty without anything to share. */
export const shareText = (part: number, whole: number): string =>
  whole > 0 ? percentFormat.format(part / whole) : ''

/** As in '1 page' and '1,200 pages'. */
export const countOf = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

const MOST_SHOWN = 99

/** As in '7' and '99+'. */
export const cappedCount = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count))

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** As in '0.4 s', '12 s', '3 min 5 s' and '2 h 10 min'. */
export function secondsText(seconds: number): string {
  if (seconds < 9.95) return `${Number(seconds.toFixed(1))} s`
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** A name of the database as people read it: 'in_review' is 'In review'. */
export const toLabel = (name: string): string => capitalized(name.replaceAll(/[_-]/g, ' '))

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const STEP = 1000

/** As in '640 byte', '25 kB', '2.4 MB'. */
export function fileSize(bytes: number): string {
  const power = bytes < STEP ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1)
  return new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit: UNITS[power],
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / STEP ** power)
}

type Named = { firstName: string | null; lastName: string | null }

/** Empty when neither name is known. */
export const fullName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ')
