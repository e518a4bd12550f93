import { paths } from '../../../paths.ts'
import type { CityFacts } from '../facts/city-facts.ts'
import type { Landmark } from '../facts/landmark.ts'
import type { Form } from '../prose/choose.ts'
import { say } from '../prose/choose.ts'
import { blocks, miles } from '../prose/words.ts'

const HEADINGS: readonly Form<CityFacts>[] = [
  ({ name }) => `Near ${name}`,
  () => 'Other places in reach',
  ({ name }) => `Around ${name}`,
  () => 'The next cities',
  () => 'Elsewhere nearby',
  () => 'A second location',
  ({ state }) => `More of ${state.name}, and beyond`,
  () => 'Within reach of the same plan',
  ({ name }) => `Places closest to ${name}`,
]

const REACH_MILES = 45

const spread = ({ neighbours }: CityFacts) => neighbours.at(-1)?.miles ?? 0

const INTRODUCTIONS: readonly Form<CityFacts>[] = [
  () => 'If your story has a second address, it may be in one of these:',
  (facts) => (spread(facts) <= REACH_MILES ? 'One crew can combine two of these in a day:' : null),
  (facts) =>
    spread(facts) <= REACH_MILES
      ? 'A day here can be shared with a place close by. Distances are in a straight line:'
      : null,
  (facts) =>
    spread(facts) > REACH_MILES
      ? 'The nearest other cities we write about are farther apart, measured in a straight line:'
      : null,
  (facts) =>
    spread(facts) > REACH_MILES ? 'Distances are long here. In a straight line it is this far:' : null,
  () => 'We film in these, too, and know how far apart they are as the crow flies:',
  ({ name }) => `Neighbors of ${name} with a page of their own, nearest first:`,
  () => 'For a branch, a supplier or a customer a little farther on:',
  () => 'Comparing dates or locations? These are the closest:',
  () => 'Straight-line distances to the nearest cities with a page here:',
  ({ neighbours: [nearest] }) => (nearest ? `${nearest.name} is the closest of these:` : null),
  (facts) =>
    spread(facts) <= REACH_MILES
      ? `All of these are within ${spread(facts)} miles:`
      : `The nearest reach out to ${spread(facts)} miles:`,
  () => 'Where else the same crew might be asked to go:',
]

const link = ({ name, slug }: Landmark): string => (slug ? `[${name}](${paths.place(slug)})` : name)

const LISTS: readonly Form<CityFacts>[] = [
  ({ neighbours }) => listOf(neighbours, (near) => `${link(near)}, ${miles(near.miles)} ${near.wind}`),
  ({ neighbours }) => listOf(neighbours, (near) => `${miles(near.miles)} ${near.wind}: ${link(near)}`),
  ({ neighbours }) =>
    listOf(neighbours, (near) => `${link(near)} (${miles(near.miles)} to the ${near.wind})`),
  ({ neighbours }) =>
    listOf(neighbours, (near) => `To the ${near.wind}, ${miles(near.miles)}: ${link(near)}`),
]

const listOf = (neighbours: readonly Landmark[], item: (near: Landmark) => string): string =>
  neighbours.map((near) => `- ${item(near)}`).join('\n')

export const around = (facts: CityFacts): string =>
  blocks(
    `## ${say(facts, 'around heading', HEADINGS)}`,
    say(facts, 'around', INTRODUCTIONS),
    say(facts, 'neighbours', LISTS),
  )
