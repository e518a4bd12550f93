import { clock, hoursInWords } from '../sun/clock.ts'
import type { LightForm } from './lit.ts'

const LATE_NOON = 13 * 60 + 15
const EARLY_NOON = 12 * 60 + 45
/** Between the longest and the shortest day, in minutes. */
const WIDE_YEAR = 5.5 * 60
/** Degrees from due west; the sun sets that much farther north in June. */
const fromWest = (azimuth: number) => Math.round(Math.abs(azimuth - 270))

/** What the clock says about the sun. */
export const HOURS: readonly LightForm[] = [
  ({ sun: { months } }) =>
    months.June.noon < LATE_NOON
      ? null
      : `Clock and sun disagree here: in June the sun is highest at ${clock(months.June.noon)}, so the hardest light comes after lunch rather than before it.`,
  ({ sun: { months } }) =>
    months.June.noon < LATE_NOON
      ? null
      : `Because the place lies far west in its time zone, everything runs late: in June solar noon is at ${clock(months.June.noon)}, and evenings are long.`,
  ({ sun: { months } }) =>
    months.June.noon > EARLY_NOON
      ? null
      : `The sun is early on this clock. In June it is highest at ${clock(months.June.noon)}, and whoever wants soft light has to get up for it.`,
  ({ sun: { months } }) =>
    `Daylight lasts ${hoursInWords(months.June.daylight)} in mid-June and ${hoursInWords(months.December.daylight)} in mid-December.`,
  ({ sun: { months } }) =>
    months.June.daylight - months.December.daylight < WIDE_YEAR
      ? null
      : `Mid-June has ${hoursInWords(months.June.daylight)} of daylight and mid-December ${hoursInWords(months.December.daylight)}; what needs two days in winter may fit into one in summer.`,
  ({ sun: { months } }) =>
    months.June.daylight - months.December.daylight >= WIDE_YEAR
      ? null
      : `The year is fairly even: mid-June is only ${hoursInWords(months.June.daylight - months.December.daylight)} longer than mid-December, so a schedule made for one season nearly fits the other.`,
  ({ sun: { months } }) =>
    `The sun sets at ${clock(months.June.sunset)} in mid-June and at ${clock(months.December.sunset)} in mid-December, and evening scenes move with it.`,
  ({ sun: { months } }) =>
    `Golden hour is seldom an hour: the evening's lasts ${Math.round(months.March.sunset - months.March.softFrom)} minutes in mid-March and ${Math.round(months.June.sunset - months.June.softFrom)} in mid-June.`,
  ({ sun: { months } }) =>
    `In mid-September the evening gives you ${Math.round(months.September.sunset - months.September.softFrom)} minutes of low, warm sun. That is two set-ups, or three if everyone knows where to stand.`,
  ({ sun: { zone, months } }) =>
    zone.savesDaylight
      ? `Clocks go forward in March, so sunset jumps from ${clock(months.February.sunset)} to ${clock(months.March.sunset)} between two rows of the table.`
      : null,
  ({ sun: { zone, months } }) =>
    zone.savesDaylight
      ? `When clocks go back in November the afternoon loses an hour: mid-October's sunset is at ${clock(months.October.sunset)}, mid-November's at ${clock(months.November.sunset)}.`
      : null,
  ({ sun: { zone } }) =>
    zone.savesDaylight
      ? null
      : 'Clocks never change here, so the times below move smoothly from month to month.',
  ({ sun: { months } }) =>
    `The last usable light without lamps is gone by ${clock(months.December.dusk)} in mid-December, and lasts until ${clock(months.June.dusk)} in mid-June.`,
  ({ sun: { months } }) =>
    `Sunrise in mid-June is at ${clock(months.June.sunrise)}; the same scene in mid-December can wait until ${clock(months.December.sunrise)}.`,
  ({ sun: { longest } }) =>
    `In late June the sun sets ${fromWest(longest.sunsetAzimuth)} degrees north of due west, and in late December about as far south of it, so ask us which of your walls it reaches on the day you have in mind.`,
  ({ sun: { months } }) =>
    `By mid-October the sun is up from ${clock(months.October.sunrise)} to ${clock(months.October.sunset)}, close to a working day, and low at both ends of it.`,
  ({ sun: { months } }) =>
    `Mid-January has ${hoursInWords(months.January.daylight)} of daylight, mid-April ${hoursInWords(months.April.daylight)}: winter plans carry fewer exteriors.`,
  ({ sun: { months } }) =>
    `In mid-July the morning's soft light is over by ${clock(months.July.softUntil)}, before most offices open; the evening's begins at ${clock(months.July.softFrom)}.`,
  ({ sun: { months } }) =>
    `Between mid-August and mid-October sunset comes ${Math.round(months.August.sunset - months.October.sunset)} minutes earlier, and an autumn schedule has to move with it.`,
  ({ sun: { months } }) =>
    `November's short days leave ${hoursInWords(months.November.softFrom - months.November.softUntil)} of ordinary daylight between the two golden hours, enough for one thorough scene.`,
  ({ sun: { months } }) =>
    `In mid-May golden hour starts at ${clock(months.May.softFrom)}. Dinner can wait; the light will not.`,
]
