import type { StateFacts } from '../facts/state-facts.ts'
import { choose, say, type Form } from '../prose/choose.ts'
import { blocks, listed, miles } from '../prose/words.ts'

const HEADINGS: readonly Form<StateFacts>[] = [
  ({ name }) => `Crews in ${name}`,
  () => 'How far a crew has to come',
  () => 'Crew, travel and the clock',
  ({ name }) => `Getting a crew to you in ${name}`,
]

const NETWORK: readonly Form<StateFacts>[] = [
  ({ name, crews: { count, cities } }) =>
    count > 0
      ? `Our map counts ${count} videographers in ${name}, with ${cities.length === 1 ? 'a pin' : 'pins'} in ${listed(cities)}.`
      : null,
  ({ crews: { count, cities } }) =>
    count > 0
      ? `${listed(cities)} ${cities.length === 1 ? 'is' : 'are'} where our map has its ${cities.length === 1 ? 'pin' : 'pins'} in the state, for ${count} videographers in all.`
      : null,
  ({ name, crews: { count, cities } }) =>
    count > 0
      ? `In ${name} the pins on our map stand for ${count} videographers, around ${listed(cities)}; elsewhere somebody drives, and the plan says how far.`
      : null,
  ({ name, largest, nearestCrew }) =>
    nearestCrew &&
    `None of the pins on our map is in ${name}. From ${largest.name} the nearest is ${nearestCrew.name}, ${miles(nearestCrew.miles)} to the ${nearestCrew.wind}.`,
  ({ name, largest, nearestCrew }) =>
    nearestCrew &&
    `Crews for ${name} come over the state line: from ${largest.name} our nearest pin is ${nearestCrew.name}, ${miles(nearestCrew.miles)} ${nearestCrew.wind}.`,
  ({ largest, nearestCrew }) =>
    nearestCrew &&
    `Our map has no pin in the state yet. The closest to ${largest.name} is ${nearestCrew.name}, at ${miles(nearestCrew.miles)} to the ${nearestCrew.wind}, and travel is part of the plan from the first version.`,
]

const ADVICE: readonly Form<StateFacts>[] = [
  () =>
    'Up to fifty miles a crew comes and goes on the day. Beyond that we start later, or sleep nearby, and the offer shows which.',
  () =>
    'Several places in one week cost less than several weeks with one place each, so tell us about all of your sites at once.',
  () =>
    'Each city page below says how far the nearest crew is, because it decides the hour of the first shot.',
  () => 'We plan with the longest drive in the morning and the shortest at night.',
  () =>
    'If two locations are far apart, two small crews on one day may be cheaper than one crew on two. We work out both.',
  () =>
    'Scouting is free of travel: you walk through the rooms on a video call, and we ask to see the ceiling.',
]

const CLOCK: readonly Form<StateFacts>[] = [
  ({ name, largest }) => `All of ${name} keeps ${largest.sun.zone.name} time.`,
  ({ name, largest }) =>
    `${name} is on ${largest.sun.zone.name} time throughout, which keeps a call sheet simple.`,
  ({ largest }) => `The whole state has one clock, ${largest.sun.zone.name} time.`,
  ({ name, largest }) =>
    `Times in ${name} are ${largest.sun.zone.name} everywhere, with summer time from March to November.`,
]

export const stateCrews = (facts: StateFacts): string =>
  blocks(
    `## ${say(facts, 'crews heading', HEADINGS)}`,
    [
      say(facts, 'network', NETWORK),
      ...choose(facts, 'advice', 2, ADVICE),
      facts.notes.clock ?? say(facts, 'clock', CLOCK),
    ].join(' '),
  )
