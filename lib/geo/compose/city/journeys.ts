import type { CityFacts } from '../facts/city-facts.ts'
import type { Journey } from '../facts/crew.ts'
import type { Form } from '../prose/choose.ts'
import { callAt } from '../sun/clock.ts'

const NONE: readonly Form<CityFacts>[] = [
  () => 'There is no travel day to pay for, and a scouting visit the week before costs an hour.',
  () => 'A call at sunrise is realistic, because everyone slept at home.',
  () => "If a scene has to be filmed again, it is an evening's work and not a second project.",
  () => 'Half a day is worth booking here: nobody spends the other half on the road.',
  () => 'Waiting for the right weather is possible when the crew lives around the corner, and we offer it.',
  ({ sun }) =>
    `For light at ${callAt(sun.months.June.sunrise, 0)} on a June morning it helps that nobody has far to go.`,
  () => "Crew who live here know the building managers, the short cuts and the noise at four o'clock.",
  () => 'The person who scouts the place can be the person who films it.',
  () => 'A forgotten cable costs half an hour here, not the day.',
  () => 'Two short visits can replace one long one, morning light on Tuesday and evening light on Thursday.',
]

const MORNING: readonly Form<CityFacts>[] = [
  () => 'The crew drives over the same morning, so there is no hotel in the budget.',
  () => 'First pictures about an hour after the usual start are the whole price of the distance.',
  () => 'A sunrise scene is possible if we know the evening before; somebody just sets the alarm earlier.',
  () => 'We plan full days rather than half ones, so that the drive is paid for once.',
  () =>
    'Scouting happens on a video call with you walking through the rooms, or on site if it is a difficult space.',
  () => 'What was forgotten can still be fetched, which is the real luxury of a short drive.',
  () => 'The drive is short enough for a second visit, when the weather or a key person lets us down.',
  () => 'Morning traffic decides when the crew sets out, and we look it up rather than guess.',
  () => 'A second filming day can follow a week later without costing more than the first.',
  () => 'Everyone is home at night, so an evening scene needs no more than a late supper.',
]

const DRIVE: readonly Form<CityFacts>[] = [
  () =>
    'It is a drive before the day begins: reckon with first pictures after ten, or with a hotel night if you want the morning light.',
  () => 'One long day is better here than two half ones, and we plan it hour by hour.',
  () =>
    "The evening's golden hour is the better one for this distance; the crew drives home in the dark, which is fine.",
  () =>
    'We scout by video call and map, and keep the first hour on site free for what a screen does not show.',
  () => 'Vehicle time is part of the offer, as a line of its own, so that you can see it.',
  () =>
    'Spare batteries, a second body and a second microphone come along, because the shelf they live on is too far away.',
  () =>
    'When several businesses in one town film in the same week, they can share the trip. Ask us; we ask around.',
  () => 'Sunset is included in a normal day at this distance; sunrise is an extra night.',
  () => 'We send the shot list a week ahead, since nobody wants to discover on site that a key is missing.',
  () => 'Two people in one car carry everything an interview and a walk through a workshop need.',
]

const OVERNIGHT: readonly Form<CityFacts>[] = [
  () => 'The crew arrives the evening before, looks at the place in the last light and starts rested.',
  () => 'Two filming days share one trip well, so collect what you want to show and we film it together.',
  () => 'A hotel night has its reward: sunrise and sunset are both within reach.',
  () => 'We hold a spare half day, because coming back costs more than waiting.',
  () => 'The kit is packed for being far from home, with two of everything that has failed before.',
  () => 'Road, night and meals appear in the plan as one sum, before you decide.',
  () => 'Interviews can be prepared by video call beforehand, which saves the most expensive hours on site.',
  () =>
    'Everything that can be filmed indoors goes on the second day, so that the first can follow the weather.',
  () => 'An early start on day one and an early finish on day two keep it to a single night.',
  () =>
    'It is far enough that we ask you twice what is on the list, and near enough to drive with full cases.',
]

const FLIGHT: readonly Form<CityFacts>[] = [
  () =>
    "A crew comes by air, with a kit that fits the airline's rules, and stays until everything on the list is done.",
  () => 'Two or three filming days make such a trip worth it; we help you to fill them.',
  () =>
    'We look for a videographer closer to you first. If nobody suits, travel is in the plan as one sum, before you decide.',
  () => 'Drone batteries and long tripods are what airlines argue about, so we sort those out first.',
  () =>
    'A spare day at the end covers weather and missed connections, and becomes a pick-up day if neither happens.',
  () => 'Scouting is done with maps, sun tables and a video call through your rooms.',
  () => 'Small crews travel better: two people, four cases, and a list that says what each shot is for.',
  () => 'Flights are booked only when people, rooms and permissions are confirmed.',
  () =>
    'What we film on such a trip is planned to last: interviews, places and seasons that can be cut into many pieces.',
  () =>
    'An editor starts at home while the crew is still with you, so that anything missing is noticed in time.',
]

/** What the way to a place means for the plan. */
export const JOURNEYS: Readonly<Record<Journey, readonly Form<CityFacts>[]>> = {
  none: NONE,
  morning: MORNING,
  drive: DRIVE,
  overnight: OVERNIGHT,
  flight: FLIGHT,
}
