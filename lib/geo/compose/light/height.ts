import type { LightForm } from './lit.ts'

const degrees = (altitude: number) => `${Math.round(altitude)} degrees`

/** The length of a shadow for each foot of height. */
const shadow = (altitude: number) => (1 / Math.tan((altitude * Math.PI) / 180)).toFixed(1)

/** Below this a clear noon has the long shadows of an afternoon. */
const LOW = 27
const NEARLY_OVERHEAD = 77

/** How high the sun climbs, and what that does to faces. */
export const HEIGHT: readonly LightForm[] = [
  ({ sun }) =>
    `At noon in late June the sun stands ${degrees(sun.longest.noonAltitude)} above the horizon; in late December it reaches ${degrees(sun.shortest.noonAltitude)}.`,
  ({ sun }) =>
    `Between winter and summer the noon sun climbs from ${degrees(sun.shortest.noonAltitude)} to ${degrees(sun.longest.noonAltitude)}, which is the difference between light from the side and light from above.`,
  ({ sun }) =>
    sun.shortest.noonAltitude >= LOW
      ? null
      : `In December the sun gets no higher than ${degrees(sun.shortest.noonAltitude)}: shadows are long all day, and a clear noon looks like late afternoon.`,
  ({ sun }) =>
    sun.shortest.noonAltitude >= LOW
      ? null
      : `Winter is kind to faces here. The December sun stays under ${degrees(sun.shortest.noonAltitude + 1)}, so it comes in below hats, brows and awnings.`,
  ({ sun }) =>
    sun.shortest.noonAltitude < LOW
      ? null
      : `Even in late December the sun reaches ${degrees(sun.shortest.noonAltitude)} at noon, enough for exteriors in the middle of the day.`,
  ({ sun }) =>
    sun.shortest.noonAltitude < LOW
      ? null
      : `A winter noon here still has the sun at ${degrees(sun.shortest.noonAltitude)}, a pleasant angle that much of the country gets only in spring.`,
  ({ sun }) =>
    sun.longest.noonAltitude < NEARLY_OVERHEAD
      ? null
      : `In June the sun passes almost overhead, ${degrees(sun.longest.noonAltitude)} up at noon. Eyes fall into shadow then, so we film faces early, late or under a roof.`,
  ({ sun }) =>
    sun.longest.noonAltitude < NEARLY_OVERHEAD
      ? null
      : `Summer noon comes straight down, from ${degrees(sun.longest.noonAltitude)}, and a porch or an awning is worth more than any lamp.`,
  ({ sun }) =>
    sun.longest.noonAltitude >= NEARLY_OVERHEAD
      ? null
      : `The June sun stops at ${degrees(sun.longest.noonAltitude)}, which leaves some shape in a face even at noon.`,
  ({ sun }) =>
    `Plan outdoor portraits by the sun's height: ${degrees(sun.longest.noonAltitude)} at a June noon, ${degrees(sun.shortest.noonAltitude)} at a December one, and softest below about thirty.`,
  ({ sun }) =>
    `The noon sun moves through ${Math.round(sun.longest.noonAltitude - sun.shortest.noonAltitude)} degrees of height in a year, up to ${degrees(sun.longest.noonAltitude)} in June.`,
  ({ sun }) =>
    `A wall that faces south gets its sun from ${degrees(sun.shortest.noonAltitude)} in December and from ${degrees(sun.longest.noonAltitude)} in June, so the same doorway is two locations.`,
  ({ sun }) =>
    sun.longest.noonAltitude >= NEARLY_OVERHEAD || sun.shortest.noonAltitude >= LOW
      ? null
      : `With ${degrees(sun.longest.noonAltitude)} in June and ${degrees(sun.shortest.noonAltitude)} in December, the noon sun here is never straight above anyone.`,
  ({ sun }) =>
    sun.longest.noonAltitude >= NEARLY_OVERHEAD
      ? null
      : `A person's shadow at noon is ${shadow(sun.shortest.noonAltitude)} times their height in late December and ${shadow(sun.longest.noonAltitude)} times in late June.`,
]
