import { feature, mesh } from 'topojson-client'
import atlas from 'us-atlas/counties-albers-10m.json'
import { STATES, type State } from '@/lib/content/states'
import { CITIES } from '@/lib/geo/gazetteer/cities'
import { project } from '@/lib/map/projection'
import { placeLabels } from '@/lib/map/labels'
import { scaleAt } from '@/lib/map/camera'
import { DETAIL_PRECISION, type CityLabel, type StateDetail, type StateFrame } from '@/lib/map/types'
import { MAX_ZOOM, SEARCH_ZOOM } from '@/lib/map/view'
import { collect, simplified, toPath } from './geometry'

const TOLERANCE = 0.03
const simpler = simplified(atlas, TOLERANCE)

const outlineOf = ({ name }: State) =>
  atlas.objects.states.geometries.filter(
    ({ properties }) => properties && 'name' in properties && properties.name === name,
  )

const numbersOf = (positions: unknown): number[] =>
  Array.isArray(positions) ? positions.flat(Infinity).filter(Number.isFinite) : []

function frameOf(state: State): StateFrame {
  const [outline] = feature(atlas, collect(outlineOf(state))).features
  const numbers = outline && 'coordinates' in outline.geometry ? numbersOf(outline.geometry.coordinates) : []
  const round = Math.round
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)]
  const { x, y } = project(state) ?? { x: 0, y: 0 }
  return {
    abbreviation: state.abbreviation,
    x: round(x),
    y: round(y),
    box: [round(Math.min(...xs)), round(Math.min(...ys)), round(Math.max(...xs)), round(Math.max(...ys))],
  }
}

export const listStateFrames = (): StateFrame[] => STATES.map(frameOf)

function drawCounties(state: State): string {
  const fips = String(outlineOf(state)[0]?.id)
  const counties = atlas.objects.counties.geometries.filter(({ id }) => String(id).startsWith(fips))
  const lines = mesh(simpler, collect(counties), (a, b) => a !== b)
  return toPath(lines.coordinates, DETAIL_PRECISION)
}

const hundredth = (value: number) => Math.round(value * 100) / 100

/** Cities without room for a label here are never labeled. */
const SCALE = scaleAt(SEARCH_ZOOM, { width: 1280, height: 600 })

function listCities({ abbreviation }: State): CityLabel[] {
  const cities = CITIES.filter(({ state }) => state === abbreviation).flatMap((city) => {
    const { name, population } = city
    const position = project(city)
    return position ? [{ name, population, x: hundredth(position.x), y: hundredth(position.y) }] : []
  })
  return placeLabels(cities, [], MAX_ZOOM, SCALE)
}

export const drawState = (state: State): StateDetail => ({
  counties: drawCounties(state),
  cities: listCities(state),
})
