import type { CityFacts } from '../facts/city-facts.ts'
import type { Form } from '../prose/choose.ts'
import { choose, say } from '../prose/choose.ts'
import { blocks, miles } from '../prose/words.ts'
import { JOURNEYS } from './journeys.ts'

const HEADINGS: readonly Form<CityFacts>[] = [
  () => 'Who would come',
  () => 'Crew and travel',
  ({ name }) => `How a crew gets to ${name}`,
  () => 'The crew, and the way there',
  ({ name }) => `Videographers near ${name}`,
  () => 'Travel, if any',
  () => 'How far we have to come',
  () => 'People and distance',
  ({ crew: { base } }) => (base ? `From ${base.name} to you` : null),
  ({ crew: { journey } }) => (journey === 'none' ? 'A crew from around the corner' : null),
]

/** How many, and how far the nearest. Whoever has none nearby is told so. */
const NETWORK: readonly Form<CityFacts>[] = [
  ({ name, crew: { within, base } }) =>
    base
      ? null
      : `Our map counts ${within} videographers within 50 miles of ${name}, the nearest of them in the city itself.`,
  ({ name, crew: { within, base } }) =>
    base
      ? null
      : `${name} is where one of our map's pins stands, and ${within} videographers live within 50 miles of it.`,
  ({ name, crew: { within, base } }) =>
    base
      ? null
      : `With ${within} videographers within 50 miles of ${name}, a second camera is a phone call away and not a flight.`,
  ({ name, crew: { within, base } }) =>
    base && within > 0
      ? `Within 50 miles of ${name} our map counts ${within} videographers, the nearest of them around ${base.name}, ${miles(base.miles)} to the ${base.wind}.`
      : null,
  ({ name, crew: { within, base } }) =>
    base && within > 0
      ? `The nearest pin on our map is ${base.name}, ${miles(base.miles)} ${base.wind} of here; ${within} videographers altogether are within 50 miles of ${name}.`
      : null,
  ({ name, crew: { within, base } }) =>
    base && within > 0
      ? `A crew for ${name} would most likely come from ${base.name}, ${miles(base.miles)} away. The map has ${within} videographers within 50 miles to choose from.`
      : null,
  ({ crew: { within, base } }) =>
    base && within > 0
      ? `Our map has ${within} videographers within 50 miles; the closest of them are around ${base.name}, ${miles(base.miles)} to the ${base.wind}.`
      : null,
  ({ name, crew: { within, base } }) =>
    base && within === 0
      ? `No pin on our map lies within 50 miles of ${name}. The nearest is ${base.name}, ${miles(base.miles)} to the ${base.wind}, and we say so because it belongs in the budget.`
      : null,
  ({ name, crew: { within, base } }) =>
    base && within === 0
      ? `From ${name} the nearest videographers on our map are around ${base.name}, ${miles(base.miles)} to the ${base.wind}. Travel is planned and priced before you agree to anything.`
      : null,
  ({ crew: { within, base } }) =>
    base && within === 0
      ? `Our map shows nobody within 50 miles and the next group around ${base.name}, ${miles(base.miles)} ${base.wind} of here. That is a matter of planning, and this is how we plan it.`
      : null,
  ({ name, crew: { within, base } }) =>
    base && within === 0
      ? `${base.name} is the closest point of our network, ${miles(base.miles)} from ${name} to the ${base.wind}, and that is where we begin to look for your crew.`
      : null,
  ({ name, crew: { within, base } }) =>
    base ? null : `${name} has a pin on our map, and ${within} videographers are within 50 miles of it.`,
  ({ crew: { within, base } }) =>
    base
      ? null
      : `Somebody who lives here would film for you; ${within} videographers on our map are at most 50 miles away.`,
  ({ name, crew: { within, base } }) =>
    base && within > 0
      ? `${base.name}, ${miles(base.miles)} ${base.wind} of ${name}, is where the nearest of our ${within} videographers within 50 miles are.`
      : null,
  ({ crew: { within, base } }) =>
    base && within > 0
      ? `Nobody has to come from far: ${within} videographers are within 50 miles, and ${base.name} is ${miles(base.miles)} away.`
      : null,
  ({ crew: { within, base } }) =>
    base && within > 0
      ? `Draw a circle of 50 miles and it holds ${within} of our videographers, the closest ${miles(base.miles)} to the ${base.wind}, in ${base.name}.`
      : null,
  ({ name, crew: { within, base } }) =>
    base && within === 0
      ? `To be plain about it, the nearest people on our map are in ${base.name}, ${miles(base.miles)} ${base.wind} of ${name}.`
      : null,
  ({ name, crew: { within, base } }) =>
    base && within === 0
      ? `The 50 miles around ${name} have no pin on our map, so a crew sets out from ${base.name}, ${miles(base.miles)} to the ${base.wind}.`
      : null,
  ({ crew: { within, base } }) =>
    base && within === 0
      ? `Your crew would come from ${base.name}, ${miles(base.miles)} ${base.wind} of here, unless somebody nearer has joined us since this was written.`
      : null,
]

export const crew = (facts: CityFacts): string =>
  blocks(
    `## ${say(facts, 'crew heading', HEADINGS)}`,
    [say(facts, 'network', NETWORK), ...choose(facts, 'journey', 2, JOURNEYS[facts.crew.journey])].join(' '),
  )
