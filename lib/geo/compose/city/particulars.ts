import type { CityFacts } from '../facts/city-facts.ts'
import type { Form } from '../prose/choose.ts'
import { say } from '../prose/choose.ts'
import { capitalized } from '../../../text/format.ts'
import { blocks, listed, people } from '../prose/words.ts'

const HEADINGS: readonly Form<CityFacts>[] = [
  () => 'For the call sheet',
  ({ name }) => `${name} in figures`,
  () => 'The particulars',
  () => 'County, clock and ZIP codes',
  () => 'What goes on the permit form',
  () => 'Local facts',
  ({ name }) => `${name}, for forms`,
  () => 'Small print about the place',
  ({ county }) => (county ? `${county} and its numbers` : null),
]

/** New York is a city of five counties; in these states some cities belong to none. */
const STATES_WITH_INDEPENDENT_CITIES: ReadonlySet<string> = new Set(['MD', 'MO', 'NV', 'VA'])

const COUNTY: readonly Form<CityFacts>[] = [
  ({ name, county, population }) =>
    county && `${name} is in ${county} and has ${people(population)} people, according to GeoNames.`,
  ({ name, county, population }) =>
    county && `County: ${county}. Population of ${name}: ${people(population)} (GeoNames, rounded).`,
  ({ name, county, population }) =>
    county &&
    `${capitalized(people(population))} people live in ${name}, by GeoNames' figures, which are a few years old; the county is ${county}.`,
  ({ county, population }) =>
    county && `For your paperwork: ${county}, population ${people(population)}, as GeoNames has it.`,
  ({ name, county, population }) =>
    county &&
    `GeoNames gives ${name} ${people(population)} people and puts it in ${county}, whose offices are the ones to ask about county roads and parks.`,
  ({ name, county, population, state }) =>
    county || !STATES_WITH_INDEPENDENT_CITIES.has(state.abbreviation)
      ? null
      : `${name} is an independent city, part of no county, with ${people(population)} people according to GeoNames. For permits that means one office fewer.`,
  ({ name, county, population, state }) =>
    county || !STATES_WITH_INDEPENDENT_CITIES.has(state.abbreviation)
      ? null
      : `No county here: ${name} is a city on its own, of ${people(population)} people by GeoNames' count.`,
  ({ name, county, population, state }) =>
    county || state.abbreviation !== 'NY'
      ? null
      : `${name} is five counties, one for each borough, with ${people(population)} people in all by GeoNames' count.`,
  ({ name, county, population }) =>
    county && `${name}, ${county}: ${people(population)} people, if GeoNames is right.`,
  ({ name, county, population }) =>
    county && `By GeoNames' count ${name} has ${people(population)} people. It belongs to ${county}.`,
  ({ name, county, population }) =>
    county &&
    `${county} is the county, and ${people(population)} is the number of people whom GeoNames counts in ${name}.`,
]

const CLOCK: readonly Form<CityFacts>[] = [
  ({ name, sun: { zone } }) =>
    zone.savesDaylight
      ? `${name} keeps ${zone.name} time, with daylight saving from March to November.`
      : null,
  ({ sun: { zone } }) =>
    zone.savesDaylight ? `Call times are ${zone.name} time, an hour ahead from March to November.` : null,
  ({ sun: { zone } }) =>
    zone.savesDaylight
      ? `Clocks show ${zone.name} time; every time on this page does, summer time included.`
      : null,
  ({ sun: { zone } }) =>
    zone.savesDaylight
      ? `The time zone is ${zone.name}, which matters when half of your team joins by video.`
      : null,
  ({ sun: { zone } }) =>
    zone.savesDaylight ? null : `Clocks show ${zone.name} standard time in every month of the year.`,
  ({ name, sun: { zone } }) =>
    zone.savesDaylight
      ? null
      : `${name} stays on ${zone.name} standard time all year, while most of the country changes twice.`,
  ({ name, sun: { zone } }) =>
    zone.savesDaylight ? `A call at nine in ${name} is nine ${zone.name}, in summer and winter alike.` : null,
  ({ sun: { zone } }) =>
    zone.savesDaylight
      ? `We write ${zone.name} time on call sheets and invitations, so that nobody dials in an hour off.`
      : null,
  ({ name, sun: { zone } }) =>
    zone.savesDaylight
      ? `In ${name} it is ${zone.name} time, standard from November and daylight from March.`
      : null,
  ({ sun: { zone } }) => (zone.savesDaylight ? `Clocks: ${zone.name}, changed twice a year.` : null),
  ({ sun: { zone } }) =>
    zone.savesDaylight
      ? null
      : `One thing less to remember: ${zone.name} standard time, with no change in spring or fall.`,
  ({ name, sun: { zone } }) =>
    zone.savesDaylight
      ? null
      : `Calls with ${name} shift by an hour for the rest of the country in summer, since ${zone.name} standard time stays put.`,
]

const LISTED_ZIPS = 10
/** Chosen by distance, shown by number. */
const central = (zips: readonly string[]) => zips.slice(0, LISTED_ZIPS).toSorted()

const ZIPS: readonly Form<CityFacts>[] = [
  ({ zips }) =>
    zips.length > LISTED_ZIPS
      ? `ZIP codes nearest the center are ${listed(central(zips))}; the other ${zips.length - LISTED_ZIPS} are served just the same.`
      : null,
  ({ name, zips }) =>
    zips.length > LISTED_ZIPS
      ? `We serve all ${zips.length} ZIP codes of ${name}, among them ${listed(central(zips))}.`
      : null,
  ({ zips }) =>
    zips.length > LISTED_ZIPS
      ? `Among the ${zips.length} ZIP codes served here are ${listed(central(zips))}.`
      : null,
  ({ name, zips }) =>
    zips.length > 1 && zips.length <= LISTED_ZIPS
      ? `ZIP codes served in and around ${name}: ${listed(central(zips))}.`
      : null,
  ({ zips }) =>
    zips.length > 1 && zips.length <= LISTED_ZIPS
      ? `If your address ends in ${listed(central(zips), 'or')}, this is your page.`
      : null,
  ({ zips }) =>
    zips.length > 1 && zips.length <= LISTED_ZIPS
      ? `The ZIP codes here, all of them served, are ${listed(central(zips))}.`
      : null,
  ({ name, zips }) =>
    zips.length === 1 ? `The ZIP code closest to the middle of ${name} is ${zips[0]}.` : null,
  ({ zips }) => (zips.length === 1 ? `One ZIP code covers the center: ${zips[0]}.` : null),
  ({ name, zips }) =>
    zips.length > LISTED_ZIPS
      ? `Of the ${zips.length} ZIP codes that count as ${name} here, the most central are ${listed(central(zips))}.`
      : null,
  ({ zips }) =>
    zips.length > LISTED_ZIPS
      ? `Addresses in ${listed(central(zips))} are closest to the middle; ${zips.length} ZIP codes are served in all.`
      : null,
  ({ zips }) =>
    zips.length > 1 && zips.length <= LISTED_ZIPS ? `Served ZIP codes: ${listed(central(zips))}.` : null,
  ({ name, zips }) =>
    zips.length > 1 && zips.length <= LISTED_ZIPS
      ? `${name} has ${zips.length} ZIP codes in our table: ${listed(central(zips))}.`
      : null,
]

export const particulars = (facts: CityFacts): string =>
  blocks(
    `## ${say(facts, 'particulars heading', HEADINGS)}`,
    [say(facts, 'county', COUNTY), say(facts, 'clock', CLOCK), say(facts, 'zips', ZIPS)]
      .filter(Boolean)
      .join(' '),
  )
