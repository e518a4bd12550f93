import { opposite } from '../facts/compass.ts'
import type { CityFacts } from '../facts/city-facts.ts'
import type { Landmark } from '../facts/landmark.ts'
import type { Form } from '../prose/choose.ts'
import { capitalized } from '../../../text/format.ts'
import { largestBut, miles, people } from '../prose/words.ts'

type Sight = CityFacts & { seen: Landmark }

const ofSuburb =
  (say: (facts: Sight) => string | null): Form<CityFacts> =>
  (facts) =>
    facts.hub && say({ ...facts, seen: facts.hub })

const ofOthers =
  (say: (facts: Sight) => string | null): Form<CityFacts> =>
  (facts) =>
    facts.hub || !facts.larger ? null : say({ ...facts, seen: facts.larger })

/** As much as deserves to be called a long way. */
const REMOTE_MILES = 60
const NEXT_DOOR_MILES = 12

/** Where the place is, as seen from the city that strangers know. */
export const POSITION: readonly Form<CityFacts>[] = [
  ofSuburb(
    ({ name, seen }) =>
      `${name} lies ${miles(seen.miles)} ${opposite(seen.wind)} of ${seen.name}, close enough that one crew and one call sheet can cover both.`,
  ),
  ofSuburb(
    ({ name, seen }) =>
      `From ${name} to ${seen.name} it is ${miles(seen.miles)} in a straight line, so a morning in one and an afternoon in the other make an ordinary filming day.`,
  ),
  ofSuburb(
    ({ name, seen }) =>
      `On a map of ${seen.name} and its surroundings ${name} is found quickly, ${miles(seen.miles)} to the ${opposite(seen.wind)}. On film it should look like itself, and we plan for that.`,
  ),
  ofSuburb(
    ({ name, seen }) =>
      `${seen.name} is ${miles(seen.miles)} away, to the ${seen.wind}. A film for a business in ${name} may need both: the skyline that strangers recognize and the place where the work is done.`,
  ),
  ofSuburb(
    ({ name, seen }) =>
      `Being ${miles(seen.miles)} ${opposite(seen.wind)} of ${seen.name} gives a film made in ${name} a choice of backgrounds, and the budget a reason to pick one.`,
  ),
  ofSuburb(
    ({ name, population, seen }) =>
      `${capitalized(people(population))} people live in ${name}, beside a much larger neighbor: ${seen.name}, ${miles(seen.miles)} to the ${seen.wind}.`,
  ),
  ofSuburb(({ name, seen }) =>
    seen.miles > NEXT_DOOR_MILES
      ? null
      : `Whoever films in ${seen.name} knows the way to ${name}: it is ${miles(seen.miles)} ${opposite(seen.wind)}, less than the trip across many a city.`,
  ),
  ofSuburb(
    ({ name, seen }) =>
      `The big city here is ${seen.name}, ${miles(seen.miles)} to the ${seen.wind}; the shorter call sheet is usually the one that stays in ${name}.`,
  ),
  ofSuburb(
    ({ name, seen }) =>
      `It is ${miles(seen.miles)} from ${name} to ${seen.name}, and it takes a different film to show each of them well.`,
  ),
  ofOthers(
    ({ name, seen }) =>
      `No larger city lies closer to ${name} than ${seen.name}, ${miles(seen.miles)} to the ${seen.wind}.`,
  ),
  ofOthers(({ name, seen }) =>
    seen.miles < REMOTE_MILES
      ? null
      : `To find a bigger city than ${name} one has to travel ${miles(seen.miles)}, to ${seen.name}.`,
  ),
  ofOthers(({ name, seen }) =>
    seen.miles < REMOTE_MILES
      ? null
      : `${name} is the place that towns around it look to: the next larger city, ${seen.name}, is ${miles(seen.miles)} to the ${seen.wind}.`,
  ),
  ofOthers(({ name, population, seen }) =>
    seen.miles < REMOTE_MILES
      ? null
      : `With ${people(population)} people and ${miles(seen.miles)} to ${seen.name}, the next larger city, ${name} has to have most things itself. A film crew can rely on that.`,
  ),
  ofOthers(
    ({ name, seen }) =>
      `A line drawn ${seen.wind} from ${name} meets the nearest larger city, ${seen.name}, after ${miles(seen.miles)}.`,
  ),
  ofOthers(({ name, seen }) =>
    seen.miles >= REMOTE_MILES
      ? null
      : `${seen.name}, which is larger and ${miles(seen.miles)} to the ${seen.wind}, is near enough to share a filming day with ${name}.`,
  ),
  ofOthers(({ name, seen }) =>
    seen.miles >= REMOTE_MILES
      ? null
      : `${name} and its larger neighbor ${seen.name} are ${miles(seen.miles)} apart, which is a second location rather than a second day.`,
  ),
  ({ name, population, rank, state, hub }) => {
    const largest = largestBut(rank)
    return largest && !hub
      ? `With ${people(population)} people ${name} is the ${largest} city of ${state.name} by GeoNames' count.`
      : null
  },
  ({ name, rank, state, hub }) => {
    const largest = largestBut(rank)
    return largest && hub
      ? `Though it lives beside ${hub.name}, ${name} is the ${largest} city of ${state.name} in its own right.`
      : null
  },
  ofSuburb(
    ({ name, seen }) =>
      `Ask in ${seen.name} for ${name} and people point ${opposite(seen.wind)}; it is ${miles(seen.miles)} that way.`,
  ),
  ofSuburb(
    ({ name, seen }) =>
      `Half a day in ${name} and half a day in ${seen.name}, ${miles(seen.miles)} to the ${seen.wind}, add up to a film with two scales: a street and a skyline.`,
  ),
  ofOthers(({ name, seen }) =>
    seen.miles < REMOTE_MILES
      ? null
      : `Between ${name} and ${seen.name}, the nearest larger city, lie ${miles(seen.miles)}, too many for a quick hop with equipment.`,
  ),
  ofOthers(({ name, seen }) =>
    seen.miles < REMOTE_MILES
      ? `On most maps ${name} stands in the shade of ${seen.name}, ${miles(seen.miles)} ${seen.wind}. On film it does not have to.`
      : `${name} is not a suburb of anything: ${seen.name}, the next larger city, is ${miles(seen.miles)} off.`,
  ),
]
