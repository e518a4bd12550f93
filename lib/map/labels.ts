import type { CityLabel, XY } from './types'

const CHARACTER = 7
const HEIGHT = 18
const DOT = 10

type Box = { left: number; right: number; top: number; bottom: number }

function boxOf({ name, x, y }: CityLabel, scale: number): Box {
  const left = x * scale - DOT
  return {
    left,
    right: left + 2 * DOT + name.length * CHARACTER,
    top: y * scale - HEIGHT / 2,
    bottom: y * scale + HEIGHT / 2,
  }
}

/** A pin covers the area above its place; a label below it fits. */
const boxOfPin = ({ x, y }: XY, scale: number): Box => ({
  left: x * scale - 18,
  right: x * scale + 18,
  top: y * scale - 40,
  bottom: y * scale - HEIGHT / 2,
})

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** 300,000 at zoom 6, a third of that per further level. */
const minPopulation = (zoom: number) => 300_000 / 3 ** (zoom - 6)

/** Labels that overlap neither pins nor larger cities' labels. */
export function placeLabels(
  cities: readonly CityLabel[],
  pins: readonly XY[],
  zoom: number,
  scale: number,
): CityLabel[] {
  const taken = pins.map((pin) => boxOfPin(pin, scale))
  return [...cities]
    .filter(({ population }) => population >= minPopulation(zoom))
    .sort((a, b) => b.population - a.population)
    .filter((city) => {
      const box = boxOf(city, scale)
      if (taken.some((other) => overlap(box, other))) return false
      taken.push(box)
      return true
    })
}
