import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fold, slugify } from '../fold.ts'
import { REGIONS } from '../regions.ts'
import { toDifferences, toHundreds, toSteps, toText } from './columns.ts'
import { listSourceCities, listSourcePopulations, type SourcePlace } from './source-cities.ts'
import { listSourceZips, type SourceZip } from './source-zips.ts'

const placeColumns = (places: readonly SourcePlace[]) => ({
  names: toText(places.map(({ name }) => name)),
  states: toText(places.map(({ state }) => state)),
  lats: places.map(({ lat }) => toSteps(lat)),
  lngs: places.map(({ lng }) => toSteps(lng)),
  populations: toDifferences(places.map(({ population }) => population)),
})

function cityColumns(cities: readonly SourcePlace[]) {
  const slugs = new Set(cities.map(({ name, state }) => `${slugify(name)}-${state.toLowerCase()}`))
  if (slugs.size < cities.length) throw new Error('Two cities would have the same address.')
  const counties = [...new Set(cities.map(({ county }) => county ?? ''))].sort()
  return {
    ...placeColumns(cities),
    countyNames: toText(counties),
    counties: cities.map(({ county }) => counties.indexOf(county ?? '')),
  }
}

function zipColumns(zips: readonly SourceZip[]) {
  const towns = [...new Set(zips.map(({ town, state }) => `${town}, ${state}`))]
  const populations = listSourcePopulations()
  const townIndex = new Map(towns.map((town, index) => [town, index]))
  return {
    towns: toText(towns),
    populations: towns.map((town) => toHundreds(populations.get(fold(town)) ?? 0)),
    zips: toDifferences(zips.map(({ zip }) => Number(zip))),
    townOf: toDifferences(zips.map(({ town, state }) => townIndex.get(`${town}, ${state}`) ?? 0)),
    lats: toDifferences(zips.map(({ lat }) => toSteps(lat))),
    lngs: toDifferences(zips.map(({ lng }) => toSteps(lng))),
  }
}

/** One column a line. */
const toJson = (columns: object): string =>
  `{\n${Object.entries(columns)
    .map(([name, column]) => `${JSON.stringify(name)}:${JSON.stringify(column)}`)
    .join(',\n')}\n}\n`

const states = new Set(REGIONS.map(({ abbreviation }) => abbreviation))
const zips = listSourceZips(states)
const towns = new Set(zips.map(({ town, state }) => fold(`${town}, ${state}`)))
const { cities, parts } = listSourceCities(states, towns)

const files = {
  'cities.json': toJson(cityColumns(cities)),
  'parts.json': toJson(placeColumns(parts)),
  'zips.json': toJson(zipColumns(zips)),
}

const check = process.argv.includes('--check')
for (const [name, content] of Object.entries(files)) {
  const file = path.join(import.meta.dirname, name)
  if (!check) writeFileSync(file, content)
  else if (readFileSync(file, 'utf8') !== content) {
    console.error(`${name} differs from what the sources give: run \`npm run places:build\`.`)
    process.exitCode = 1
  }
}
