import type { CityFacts, Role } from '../facts/city-facts.ts'
import type { Form } from '../prose/choose.ts'
import { people } from '../prose/words.ts'

const METROPOLIS: readonly Form<CityFacts>[] = [
  () =>
    'In a city of this size the day is decided by what lies between two locations. We group scenes by neighborhood and move once, around lunch.',
  () =>
    'Loading docks, elevators and parking take more planning here than lenses do. The call sheet names all three.',
  () =>
    "Large buildings ask for a certificate of insurance, some of them days ahead. Give us the manager's address and we see to it.",
  () =>
    'Big cities are noisy in a way their people stop hearing. We scout with headphones on, and choose the room before the background.',
  ({ population }) =>
    `Where ${people(population)} people live there is always a closure, a parade or a game. We look at the city's calendar before we propose a date.`,
  ({ name }) =>
    `Everyone has seen ${name} from above. We would rather begin at a door that only your company has.`,
  () =>
    'Sidewalks, lobbies and platforms each belong to somebody. We find out to whom, and ask, before a tripod is unfolded.',
  ({ name }) =>
    `There are a hundred ways across ${name} and one that works at half past eight. Crews who live here know which.`,
  () => 'Elevators are the slowest part of a filming day in a tall city. We carry less and go up once.',
  () =>
    'Neighbors, doormen and delivery drivers can help or hold up a scene. We introduce ourselves before the camera does.',
]

const SUBURB: readonly Form<CityFacts>[] = [
  () =>
    "A suburb's gift to a film crew is the parking lot: cases roll from van to room, and the first shot comes half an hour sooner.",
  ({ hub }) =>
    hub &&
    `Traffic toward ${hub.name} sets the clock. We are on location before it starts, or we arrive after it.`,
  ({ hub, name }) =>
    hub &&
    `If your customers know ${hub.name} but not ${name}, one establishing shot settles it; the rest of the film can stay where the work is.`,
  ({ hub }) =>
    hub &&
    `An office in ${hub.name} and a site out here can be one story. We film the farther of the two first, while everyone is fresh.`,
  ({ name }) =>
    `Airports reach over the suburbs of a big city, so our certified pilots check the airspace above ${name} before they promise an aerial.`,
  () =>
    "Residential streets are quiet between the school run and five o'clock. That is when we record outdoor sound.",
  () =>
    'Low buildings let the sun in from the side for longer than downtown towers do, so there is more usable light in a day than the schedule needs.',
  ({ name }) =>
    `Houses, shops and business parks make ${name} easy to film and easy to mistake for somewhere else; we look for the detail that says where we are.`,
  () =>
    'Aerials of a suburb show roofs and trees; eye level shows people. We start at eye level and go up when there is a reason.',
  ({ name }) =>
    `A company in ${name} is often better known to its customers than to its street. We film both, and let the street be proud.`,
  ({ hub }) =>
    hub &&
    `When a scene needs towers or a crowd, ${hub.name} lends them for an hour, and the crew comes back before the traffic does.`,
  () =>
    'Lawns, lots and flat roofs reflect a lot of sky. We flag it off for interviews and enjoy it for products.',
]

const CITY: readonly Form<CityFacts>[] = [
  ({ population }) =>
    `A city of ${people(population)} is a good size to film in: large enough to have every kind of room, small enough that two locations fit between breakfast and lunch.`,
  () => 'Four locations in a day are realistic in a city this size. In a bigger one we would promise three.',
  () =>
    'Hospitals, schools and plants have somebody who signs off on cameras. We ask for that name in the first call.',
  ({ name }) =>
    `People in ${name} will recognize what they see, so we do not cheat a street or a season for the picture's sake.`,
  () =>
    'One base for the day, with everything else within twenty minutes of it, is how we like to work in a place like this.',
  ({ name }) =>
    `A film for a company in ${name} is usually seen by three groups: customers, applicants and the people in it. We ask which of them matters most.`,
  () =>
    'Rooftops and parking decks give a view of a mid-sized city without a drone; whose permission it takes is a question we like to ask early.',
  ({ name }) => `Word gets around in ${name}, so we leave every room tidier than we found it.`,
  () =>
    'Downtown, campus, plant and river or lake, if there is one, are usually minutes apart; a day can have all of them.',
  () => 'A good local film is not a commercial for the city. It borrows one street of it, at the right hour.',
  ({ population }) =>
    `Among ${people(population)} people there are extras, experts and at least one person with a key to the roof.`,
]

const TOWN: readonly Form<CityFacts>[] = [
  ({ population }) =>
    `In a place of ${people(population)} somebody in the audience will know somebody on camera. It makes for relaxed interviews and careful editing.`,
  () =>
    'Small places reward a small crew. Two people with cases on wheels can film a shop or a clinic without emptying it.',
  () => 'Spare parts are farther away in a small place, so we bring two of everything that can break.',
  () =>
    'One well-planned day covers most of what a business in a town this size wants to show: the place, the people, the work, and a customer who will say so.',
  ({ name }) =>
    `Nobody in ${name} needs a star. We look for the person who has done the work longest and let them talk.`,
  () => 'Where the owner answers the phone and can say yes, a week of planning is saved.',
  () =>
    'A long interview, a walk through the work and an hour outdoors make a full day in a town like this, and a good one.',
  ({ name }) => `In ${name} one need not invent a crowd. Three people who mean it fill the frame.`,
  () => 'The main street has a best hour, and it is short. We ask a shopkeeper when the sun comes around.',
  ({ population }) =>
    `With ${people(population)} people a town is small enough that filming is noticed, so we tell the neighbors, and the police desk, beforehand.`,
]

/** What the size of a place means for a day of filming. */
export const WORKING: Readonly<Record<Role, readonly Form<CityFacts>[]>> = {
  metropolis: METROPOLIS,
  suburb: SUBURB,
  city: CITY,
  town: TOWN,
}
