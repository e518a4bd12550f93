import { clockSpan, hoursAndMinutes } from './clock.ts'
import { MONTHS, type SunYear } from './sun-year.ts'

/**
 * GitHub's table syntax, in cells short enough for a phone. Golden hour runs from sunrise and to sunset, so the table
 * holds those too.
 */
export function sunTable({ months }: SunYear): string {
  const rows = MONTHS.map((month) => {
    const { sunrise, softUntil, softFrom, sunset, daylight } = months[month]
    const cells = [clockSpan(sunrise, softUntil), clockSpan(softFrom, sunset), hoursAndMinutes(daylight)]
    return `| ${[month.slice(0, 3), ...cells].join(' | ')} |`
  })
  return [
    '| Mid-month | Golden hour, from sunrise | Golden hour, to sunset | Hours of daylight |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}
