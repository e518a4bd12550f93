import type { StateNotes } from '../notes.ts'
import { eastOf } from '../where.ts'

export const newHampshire: StateNotes = {
  lead: 'New Hampshire has eighteen miles of ocean, a great many lakes and the windiest summit in the East. Most of its people and companies are in the south, within reach of Boston and determined not to be part of it.',
  regions: [
    {
      name: 'The Seacoast',
      where: eastOf(-71.05),
      notes: [
        'The Seacoast is short and busy: a working harbor, old brick, a shipyard across the river and beaches that face the sunrise.',
        'Tides run hard in the river mouth, so water scenes are scheduled by the hour of slack water.',
        'July weekends are full; the same shore in October is clear, cool and empty.',
      ],
    },
    {
      name: 'The Merrimack valley and the lakes',
      notes: [
        'Mills a mile long line the Merrimack, and what they hold now is software, robotics and schools, behind the same tall windows.',
        'Color begins in the White Mountains in late September and reaches the southern towns in the middle of October.',
        'Snow is reliable enough to plan with from January to early March, and it lights faces from below better than any reflector.',
        'Candidates and their cameras fill diners and town halls every fourth winter; in the other three the same rooms are ours.',
      ],
    },
  ],
  cities: {
    'manchester-nh':
      "Manchester's Amoskeag mills were once the largest cotton works in the world. Their brick runs along the river for more than a mile and takes the evening sun full on.",
    'nashua-nh':
      'Nashua sits on the Massachusetts line with defense, optics and retail around it, and a textile past along the river.',
    'concord-nh':
      'Concord has a granite capitol, a long brick main street and the habit of letting anyone into the gallery.',
  },
}
