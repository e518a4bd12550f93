import type { StateNotes } from '../notes.ts'
import { eastOf, westOf } from '../where.ts'

export const iowa: StateNotes = {
  lead: 'Iowa is a state between two rivers, rolling rather than flat, and nearly all of it is worked. Companies here tend to make or insure something essential, and they prefer being shown as they are.',
  regions: [
    {
      name: 'The Mississippi side',
      where: eastOf(-91.25),
      notes: [
        'Eastern Iowa drops to the Mississippi in wooded bluffs, with locks, barges and bridges to film from above.',
        'The oldest river towns have brick fronts and steep streets facing east, so mornings are their best light.',
        'Eagles gather below the dams in January and February, when the rest of the river is frozen.',
      ],
    },
    {
      name: 'The Missouri side',
      where: westOf(-95.4),
      notes: [
        'Along the Missouri the wind piled loess into steep, narrow hills found in few other places on earth; low sun shows every ridge.',
        'Grain, meat and logistics move through the western cities, mostly early in the morning.',
        'Winters are open and windy. A dusting of snow moves across the road all day, which is picturesque and slow.',
        'The river floods some springs and moves its banks for good in a few of them; we scout low ground twice.',
      ],
    },
    {
      name: 'Central and northern Iowa',
      notes: [
        "Fields are black in April, green in July and gold in October, so an aerial's date decides its color.",
        'Wind turbines stand across the northern half of the state and turn on most days; drones fly early, before they do.',
        'Summer air is humid with what the corn breathes out, and distance dissolves into haze by noon.',
        'Thunderheads over open land give Iowa some of its best skies from May to August. The crew watches them from under a roof.',
      ],
    },
  ],
  cities: {
    'des-moines-ia':
      "Des Moines is a gold-domed capitol on one hill, insurers' towers on another and skywalks between the offices, four miles of them, for the months when nobody wants to go outside.",
    'cedar-rapids-ia':
      'Cedar Rapids smells of oats when the wind is right. Milling, avionics and a river that has been in the streets are what its companies talk about.',
    'davenport-ia':
      'Davenport faces the Mississippi where it runs from east to west, so its riverfront has sun along the water all day.',
  },
}
