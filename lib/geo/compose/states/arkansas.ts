import type { StateNotes } from '../notes.ts'
import { all, eastOf, northOf, westOf } from '../where.ts'

export const arkansas: StateNotes = {
  lead: 'Arkansas divides along a line from its northeast to its southwest corner: hills and mountains on one side, river flatland on the other. A good many American household names are run from towns that most people could not place on a map, and they like their films the same way, clear and without fuss.',
  regions: [
    {
      name: 'The Ozarks and the northwest',
      where: all(northOf(35.2), westOf(-92.6)),
      notes: [
        'Northwest Arkansas is a row of fast-growing towns with large headquarters in them, so interviews, product films and supplier presentations fill most of the calendar.',
        'The Ozarks are an old plateau cut by rivers: bluffs, hardwood forest and clear water, at their best in late October.',
        'Ice storms, rather than deep snow, are what stop a winter filming day here.',
      ],
    },
    {
      name: 'The Delta and the northeast',
      where: eastOf(-91.3),
      notes: [
        'Rice, soybeans and cotton cover the flat land toward the Mississippi. Flooded rice fields hold the sky like glass in early summer.',
        'Ducks, and the people who follow them, arrive in November and stay into January; many lodgings are full then.',
        'With no hills in the way, sunrise and sunset are visible to the last minute.',
      ],
    },
    {
      name: 'The center and the Ouachitas',
      notes: [
        "The Arkansas River leaves the hills at Little Rock, so the bluffs and the flat delta can both be in one day's schedule.",
        'West of there the Ouachita ridges run from east to west, unusual for American mountains, and their long southern slopes stay lit through a winter day.',
        'July and August are hot, humid and hazy. Exteriors go early, and October is the month we recommend.',
      ],
    },
  ],
  cities: {
    'little-rock-ar':
      'Little Rock is a capital with a river front, a presidential library of glass and steel that reaches out toward the water, and bridges lit at night, all within walking distance of each other.',
    'fayetteville-ar':
      'Fayetteville is a university town in the Ozark hills, and on football Saturdays its population roughly doubles. Plan around them, or plan on them.',
  },
}
