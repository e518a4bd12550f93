import type { CityLabel, XY } from './types'

/** Pixels of a label's text, about: names are set in one size of one face. */
const CHARACTER = 7
const HEIGHT = 18
const DOT = 10

type Box = { left: number; right: number; top: number; bottom: number }

/** The label stands to the right of its dot. */
function boxOf({ name, x, y }: CityLabel, scale: number): Box {
  const left = x * scale - DOT
  return {
    left,
    right: left + 2 * DOT + name.length * CHARACTER,
    top: y * scale - HEIGHT / 2,
    bottom: y * scale + HEIGHT / 2,
  }
}

/** A pin stands above its place, so that a city's name still fits below a pin on the city. */
const boxOfPin = ({ x, y }: XY, scale: number): Box => ({
  left: x * scale - 18,
  right: x * scale + 18,
  top: y * scale - 40,
  bottom: y * scale - HEIGHT / 2,
})

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Cities from how many people on a map names: 300,000 where it names any, a third of that with every step nearer. */
const smallestAt = (zoom: number) => 300_000 / 3 ** (zoom - 6)

/** The cities that a map names at a scale, where no pin is: the larger one, where two names would touch. */
export function placeLabels(
  cities: readonly CityLabel[],
  pins: readonly XY[],
  zoom: number,
  scale: number,
): CityLabel[] {
  const taken = pins.map((pin) => boxOfPin(pin, scale))
  return [...cities]
    .filter(({ population }) => population >= smallestAt(zoom))
    .sort((a, b) => b.population - a.population)
    .filter((city) => {
      const box = boxOf(city, scale)
      if (taken.some((other) => overlap(box, other))) return false
      taken.push(box)
      return true
    })
}
