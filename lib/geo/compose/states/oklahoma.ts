import type { StateNotes } from '../notes.ts'
import { eastOf } from '../where.ts'

export const oklahoma: StateNotes = {
  lead: 'Oklahoma lies where the woods stop and the plains begin, and weather from both meets overhead. Energy, aviation and tribal nations are the big employers, and courtesy is the local currency.',
  regions: [
    {
      name: 'Tulsa and Green Country',
      where: eastOf(-96.3),
      notes: [
        'Eastern Oklahoma is green: hills, lakes and hardwoods, and a climate closer to Arkansas than to the Panhandle.',
        "Tulsa's oil money went into Art Deco in the twenties, and lobbies and churches from then still reward a careful lamp.",
        'The Cherokee, Muscogee and Osage nations run enterprises here, and filming on their land is agreed with them.',
      ],
    },
    {
      name: 'Central and western Oklahoma',
      notes: [
        'Red soil, wheat and wide sky: a low camera and a long lens make the most of it, mornings before the wind.',
        'Severe weather peaks from April into June, mostly late in the day. Everyone on a crew here knows where the shelter is.',
        'Aircraft maintenance, drilling and cattle all happen outdoors on a large scale, which is what drones are for, in the calm after sunrise.',
        'Winters swing between shirtsleeves and ice within a week, so indoor alternatives stay on the schedule.',
      ],
    },
  ],
  cities: {
    'oklahoma-city-ok':
      'Oklahoma City spreads wide around a capitol with an oil well on its grounds, and has turned its river into a rowing course straight enough for a tracking shot.',
    'tulsa-ok':
      "Tulsa has one of the country's best collections of Art Deco, a riverside park that people travel to see, and a recording history in a church studio.",
    'norman-ok':
      "Norman is where the country's storms are forecast: the weather service's research and the university's share a campus, and they are very good on camera.",
  },
}
