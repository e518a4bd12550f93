import type { StateNotes } from '../notes.ts'
import { westOf } from '../where.ts'

export const washington: StateNotes = {
  lead: 'The Cascades cut Washington in two. West of them it is green, mild and often gray; east of them dry, bright and seasonal. Airplanes and software come from one side, apples, wheat and wine from the other.',
  regions: [
    {
      name: 'West of the Cascades',
      where: westOf(-121.3),
      notes: [
        'Overcast is the default from October into May, and it is lovely, even light; we add warmth with lamps and wardrobe instead of waiting for sun.',
        'From July into September rain is rare and dusk comes late, with Mount Rainier out on the clear days.',
        'Ferries, floating bridges and hills make distance a matter of timing. Two sides of the Sound rarely fit into one morning.',
        'Water, fir forest and glass towers often stand in a single frame, which saves a move.',
        'Evergreens and a low winter sun make deep shade; a place that was bright at the July scouting may need lamps in January.',
        'Cherries and rhododendrons bloom in April and May, often in a drizzle that deepens every color.',
      ],
    },
    {
      name: 'East of the Cascades',
      notes: [
        'Sun shines on most summer days and much of the winter, and irrigated orchards and vineyards are green stripes on brown hills.',
        'Apple blossom is in April, cherries in June, grapes and apples from September; we book around the crop.',
        'Palouse wheat fields are green waves in June and gold in August. Wildfire smoke is the reason to keep a second date then.',
      ],
    },
  ],
  cities: {
    'seattle-wa':
      'Seattle has water on two sides, mountains beyond both and companies that everyone has heard of. Sunbreaks are short and glorious, so a crew here is always ready for one.',
    'spokane-wa':
      "Spokane's falls run through the center of town under steel bridges, loudest with snowmelt in April and May.",
    'tacoma-wa':
      'Tacoma looks at Mount Rainier over a working port, with a museum district built on glass and timber money.',
    'vancouver-wa':
      "Vancouver faces Portland across the Columbia and shares its crews, its weather and its bridges' rush hours.",
    'bellevue-wa':
      'Bellevue grew from suburb to skyline in a generation; from its towers you see a lake, Seattle and the Olympics behind it.',
  },
}
