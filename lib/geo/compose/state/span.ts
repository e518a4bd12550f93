import { distanceMiles } from '../../distance.ts'
import type { StateFacts } from '../facts/state-facts.ts'
import type { Form } from '../prose/choose.ts'
import { miles } from '../prose/words.ts'
import { clock, hoursInWords } from '../sun/clock.ts'

const MINUTES_WORTH_SAYING = 8

const northToSouth = ({ northernmost, southernmost }: StateFacts) =>
  Math.round(distanceMiles(northernmost, southernmost))

/** Minutes of daylight that the north has more in June. */
const juneGain = ({ northernmost, southernmost }: StateFacts) =>
  Math.round(northernmost.sun.months.June.daylight - southernmost.sun.months.June.daylight)

const juneSunset = (city: StateFacts['largest']) => clock(city.sun.months.June.sunset)

/** Clocks differ by more than the sun does across a border between time zones. */
const isSplit = ({ cities, largest }: StateFacts) =>
  cities.some(({ sun }) => sun.zone.name !== largest.sun.zone.name)

/** Minutes that the sun sets later in the west in September, when only longitude counts. */
const westwardDelay = ({ westernmost, easternmost }: StateFacts) =>
  Math.round(westernmost.sun.months.September.sunset - easternmost.sun.months.September.sunset)

/** What a state's size does to its daylight, from the cities that have a page. */
export const SPAN: readonly Form<StateFacts>[] = [
  (facts) =>
    juneGain(facts) < MINUTES_WORTH_SAYING
      ? null
      : `From ${facts.southernmost.name} to ${facts.northernmost.name} a day in mid-June grows by ${juneGain(facts)} minutes, from ${hoursInWords(facts.southernmost.sun.months.June.daylight)} to ${hoursInWords(facts.northernmost.sun.months.June.daylight)}.`,
  (facts) =>
    juneGain(facts) < MINUTES_WORTH_SAYING
      ? null
      : `In mid-December the difference turns round: ${facts.southernmost.name} has ${hoursInWords(facts.southernmost.sun.months.December.daylight)} of daylight and ${facts.northernmost.name} ${hoursInWords(facts.northernmost.sun.months.December.daylight)}.`,
  (facts) =>
    juneGain(facts) >= MINUTES_WORTH_SAYING
      ? null
      : `The state is too compact for its latitude to matter: between ${facts.northernmost.name} and ${facts.southernmost.name} a June day differs by ${juneGain(facts) === 1 ? 'a minute' : `${juneGain(facts)} minutes`}.`,
  (facts) =>
    juneGain(facts) >= MINUTES_WORTH_SAYING
      ? null
      : `One table of sun times serves all of ${facts.name}: ${facts.northernmost.name} and ${facts.southernmost.name} are within ${juneGain(facts) + 1} minutes of each other on the longest day.`,
  (facts) =>
    northToSouth(facts) < 80
      ? null
      : `${facts.northernmost.name}, the northernmost of the cities below, and ${facts.southernmost.name}, the southernmost, are ${miles(northToSouth(facts))} apart as the crow flies.`,
  ({ northernmost, southernmost }) =>
    Math.round(southernmost.sun.shortest.noonAltitude) === Math.round(northernmost.sun.shortest.noonAltitude)
      ? null
      : `At noon in late December the sun stands ${Math.round(southernmost.sun.shortest.noonAltitude)} degrees high in ${southernmost.name} and ${Math.round(northernmost.sun.shortest.noonAltitude)} in ${northernmost.name}.`,
  (facts) =>
    isSplit(facts) || westwardDelay(facts) < MINUTES_WORTH_SAYING
      ? null
      : `The clock is the same everywhere but the sun is not: at the equinox it sets ${westwardDelay(facts)} minutes later in ${facts.westernmost.name} than in ${facts.easternmost.name}.`,
  ({ northernmost, southernmost }) =>
    juneSunset(northernmost) === juneSunset(southernmost)
      ? null
      : `Mid-June's sunset is at ${juneSunset(northernmost)} in ${northernmost.name} and at ${juneSunset(southernmost)} in ${southernmost.name}.`,
]
