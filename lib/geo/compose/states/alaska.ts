import type { StateNotes } from '../notes.ts'
import { all, northOf, southOf, westOf } from '../where.ts'

export const alaska: StateNotes = {
  lead: 'In Alaska the calendar does the lighting. Summer hardly switches it off and winter keeps it for a few low hours, and whoever plans by the clock alone comes home with the wrong pictures. Distances are the other half of the plan: much of the state is reached by air or by sea and not by road.',
  clock:
    'Nearly all of Alaska keeps Alaska time, one hour behind Pacific time; the far western Aleutian Islands are an hour behind that.',
  regions: [
    {
      name: 'Southcentral',
      where: all(westOf(-145), southOf(63)),
      notes: [
        'The Chugach Mountains stand directly behind Anchorage, and Cook Inlet in front of it has some of the largest tides in the country, so the same shore looks different every few hours.',
        'From late May into July there is light enough to film at midnight. It is a gift for exteriors and a trap for crews, who need somebody to tell them to go to bed.',
        'Summer is mild and often cloudy, which suits faces and products; snow usually lies from November into March or April.',
      ],
    },
    {
      name: 'The Interior',
      where: northOf(63),
      notes: [
        'The Interior is dry and still and has the widest range of temperature in the state, from warm summer afternoons to weeks far below zero.',
        'In deep cold batteries last minutes rather than hours and cables turn stiff; cameras stay cold outside and are bagged before they come in, so that they do not fog.',
        'Northern lights are visible on many clear nights from late August into April, when the sky is dark enough for them.',
      ],
    },
    {
      name: 'The Southeast',
      notes: [
        'Juneau and its neighbors lie among forested islands and fjords, and most towns there are reached by ferry or by plane, which puts travel days into every budget.',
        'It rains on more days than not along this coast. Wet forest, low cloud and blue ice photograph beautifully, provided the gear and the people are dressed for it.',
        "Steep mountains hide the sun from the water's edge for part of the day, so we check the angle of the valley as well as the hour.",
      ],
    },
  ],
  cities: {
    'anchorage-ak':
      "Anchorage has about two in five of Alaska's people and a ring of mountains that is in the background of everything, whether you planned it or not. Float planes, freight aircraft and moose are ordinary traffic.",
    'fairbanks-ak':
      "Fairbanks lies less than two degrees south of the Arctic Circle. In June the sun merely dips below the horizon, and in December it clears it by a hand's breadth, so the same street needs two entirely different plans.",
    'juneau-ak':
      "Juneau is a capital without a road to the rest of the state. Crews and cases arrive by ferry or by plane, and the steep forest behind downtown shortens the sun's day.",
  },
}
