import type { CityFacts } from '../facts/city-facts.ts'
import { AFTER_TABLE } from '../light/after-table.ts'
import { HEIGHT } from '../light/height.ts'
import { HOURS } from '../light/hours.ts'
import { choose, say, type Form } from '../prose/choose.ts'
import { blocks } from '../prose/words.ts'
import { sunTable } from '../sun/sun-table.ts'

const HEADINGS: readonly Form<CityFacts>[] = [
  ({ name }) => `Golden hour in ${name}, month by month`,
  ({ name }) => `Daylight to plan with in ${name}`,
  ({ name }) => `When the light is good in ${name}`,
  ({ name }) => `Sun and clock in ${name}`,
  ({ name }) => `The year's light in ${name}`,
  ({ name }) => `Golden hour and daylight in ${name}`,
  ({ name }) => `${name}'s sun, in a table`,
  ({ name }) => `What time the light is right in ${name}`,
  () => 'The light, by month',
  () => 'Sunrise, sunset and the soft hours',
]

export const light = (facts: CityFacts): string =>
  blocks(
    `## ${say(facts, 'light heading', HEADINGS)}`,
    [say(facts, 'height', HEIGHT), ...choose(facts, 'hours', 2, HOURS)].join(' '),
    sunTable(facts.sun),
    choose(facts, 'after table', 2, AFTER_TABLE).join(' '),
  )
