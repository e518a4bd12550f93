import type { StateNotes } from '../notes.ts'
import { all, eastOf, northOf, southOf } from '../where.ts'

export const newJersey: StateNotes = {
  lead: 'New Jersey is the most densely peopled state in the country, and also farms, pine forest and a hundred and thirty miles of beach. Everything is close to everything; the schedule depends on which bridge.',
  regions: [
    {
      name: 'The north',
      where: northOf(40.45),
      notes: [
        "Towns run into each other along the rail lines here, and Manhattan's skyline is the free backdrop on every ridge and pier that faces east.",
        'Pharmaceutical and logistics companies ask for approved scripts, clean rooms and early starts, in that order.',
        'Flight paths into three large airports cover the region; drone flights need authorization nearly everywhere and sometimes are not worth asking for.',
        'Winter afternoons end before five. We book exteriors for the morning and let the office windows glow for the rest.',
        'Brick mills, diners and rail viaducts stand within walking distance of glass offices, so a film can change decades without the van.',
      ],
    },
    {
      name: 'The Shore',
      where: all(southOf(40.45), eastOf(-74.45)),
      notes: [
        'The beach faces southeast: sunrise over the water, and a boardwalk in warm side light by late afternoon.',
        'From Memorial Day to Labor Day the Shore is full, and beach towns have rules on cameras, hours and badges. Before and after, they have time for you.',
        'Sea breeze arrives by noon on hot days. Dialogue on the sand is a morning job.',
      ],
    },
    {
      name: 'The center and the south',
      notes: [
        'The Pine Barrens cover more than a million acres between the cities, sandy and fragrant, with cranberry bogs flooded red in October.',
        'Colonial towns, research campuses and warehouses line the corridor to Philadelphia, where most crews here also work.',
        'Peaches, tomatoes, blueberries and corn give the southern counties a harvest from June into October.',
      ],
    },
  ],
  cities: {
    'newark-nj':
      "Newark has a port, an airport and more rail lines than most states, and cherry trees in Branch Brook Park that outnumber Washington's.",
    'jersey-city-nj':
      'Jersey City looks straight across the Hudson at lower Manhattan. Seen from its piers, the skyline has the sun on it in the evening.',
    'paterson-nj':
      'Paterson has a seventy-seven-foot waterfall in the middle of town, which is why Alexander Hamilton picked it for industry.',
    'elizabeth-nj': 'Elizabeth handles the containers for much of the Northeast; its skyline is cranes.',
  },
}
