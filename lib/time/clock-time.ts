/** As a browser's field for date and time posts it, without a zone. */
const CLOCK_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/

/** What the clocks of a zone (IANA name) show at an instant, as in '2026-11-24T09:00'. */
export function clockTimeIn(zone: string, instant: number): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`
}

const asIfUtc = (clockTime: string) => Date.parse(`${clockTime}Z`)

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export const offsetAt = (zone: string, instant: number) =>
  asIfUtc(clockTimeIn(zone, instant)) - Math.floor(instant / 60_000) * 60_000

/** Epoch milliseconds; null for what is no time. In the hour that clocks skip, the one after it. */
export function instantOf(zone: string, clockTime: string): number | null {
  if (!CLOCK_TIME.test(clockTime)) return null
  const wanted = asIfUtc(clockTime.slice(0, 16))
  if (Number.isNaN(wanted)) return null
  const guess = wanted - offsetAt(zone, wanted)
  return wanted - offsetAt(zone, guess)
}
