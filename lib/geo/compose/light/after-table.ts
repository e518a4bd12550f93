import { callAt, clock, hoursInWords } from '../sun/clock.ts'
import { MONTHS, type Month, type SunYear } from '../sun/sun-year.ts'
import type { LightForm } from './lit.ts'

const FIVE = 17 * 60
const HALF_PAST_FOUR = 16.5 * 60
const SEVEN = 7 * 60

/** The months, without a gap around June, in which the evening's golden hour begins after five. */
function afterWork({ months }: SunYear): { first: Month; last: Month } | null {
  const fits = MONTHS.map((month) => months[month].softFrom >= FIVE)
  const june = MONTHS.indexOf('June')
  if (!fits[june] || fits.every(Boolean)) return null
  const first = MONTHS[fits.lastIndexOf(false, june) + 1]
  const last = MONTHS[fits.indexOf(false, june) - 1]
  return first && last ? { first, last } : null
}

/** What to do with the times in the table. */
export const AFTER_TABLE: readonly LightForm[] = [
  ({ sun: { months } }) =>
    `For a sunrise shot in June the crew meets at ${callAt(months.June.sunrise, -45)}; in December ${callAt(months.December.sunrise, -45)} is early enough.`,
  ({ sun: { months } }) =>
    `An evening exterior in October goes like this: on set by ${callAt(months.October.softFrom, -90)}, first take at ${clock(months.October.softFrom)}, wrapped when the sun goes at ${clock(months.October.sunset)}.`,
  ({ sun: { months } }) =>
    `A May evening on location means being ready at ${callAt(months.May.softFrom, -15)} and eating supper after ${clock(months.May.sunset)}.`,
  ({ sun }) => {
    const range = afterWork(sun)
    return (
      range &&
      `From ${range.first} to ${range.last} the evening's golden hour begins after five, so people can be filmed in it when their work is done.`
    )
  },
  ({ sun: { months } }) =>
    months.December.softFrom >= HALF_PAST_FOUR
      ? null
      : `In December the evening light begins at ${clock(months.December.softFrom)}, still in office hours, and nobody has to stay late for it.`,
  ({ sun: { months } }) =>
    months.January.sunrise < SEVEN
      ? null
      : `January's sun is not up before ${clock(months.January.sunrise)}, which makes sunrise the one romantic idea that does not cost anybody's sleep.`,
  () =>
    'The times are for the middle of each month. Toward the next row, add or take a minute or two per day.',
  () =>
    'Hills, towers and trees shorten every one of these times. We stand on the spot beforehand, or check the angle on a map.',
  () => 'On an overcast day the table matters less: the whole day is soft, and only the length of it counts.',
  ({ sun: { months } }) =>
    `Twilight after the sun is gone adds ${Math.round(months.September.dusk - months.September.sunset)} minutes in September, when windows and sky are about equally bright. Buildings look their best then.`,
  ({ sun: { months } }) =>
    `If we had to choose for you: mid-September, with light from ${clock(months.September.sunrise)} to ${clock(months.September.sunset)}, hours that suit a crew and the people it films.`,
  ({ sun: { months } }) =>
    `An April date gives you both ends of the day at civil hours, sunrise at ${clock(months.April.sunrise)} and sunset at ${clock(months.April.sunset)}.`,
  () => 'We put these times on the call sheet, next to the forecast, and plan the day backward from them.',
  ({ sun: { months } }) =>
    `A breakfast scene in real morning light, in mid-March, is filmed between ${clock(months.March.sunrise)} and ${clock(months.March.softUntil)}.`,
  ({ sun: { months } }) =>
    `Faces like the hour before ${clock(months.August.sunset)} in August; buildings like the half hour after it.`,
  () =>
    'Read the table as an offer of two appointments per day, one early and one late, and choose the one that your people will keep.',
  ({ sun: { months } }) =>
    `For a time-lapse of a whole July day, from first to last sun, the camera runs ${hoursInWords(months.July.daylight)}.`,
  () =>
    'Golden hour here means the sun is up but lower than six degrees. Blue hour comes after it and is shorter.',
]
