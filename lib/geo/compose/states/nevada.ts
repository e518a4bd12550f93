import type { StateNotes } from '../notes.ts'
import { southOf } from '../where.ts'

export const nevada: StateNotes = {
  lead: 'Nevada is basin and range, over and over, with nearly everyone living in two corners of it. Between those corners lie some of the emptiest roads in the country and some of its darkest skies.',
  clock: 'Nevada keeps Pacific time, except that West Wendover, on the Utah line, keeps Mountain time.',
  regions: [
    {
      name: 'Las Vegas and the south',
      where: southOf(37.5),
      notes: [
        'Desert sun is hard from nine to five, and summer passes 105 degrees for weeks; we film outdoors at dawn and after dusk, which is when Las Vegas looks like itself anyway.',
        'Signs and screens are brighter than most lamps. Night exteriors here need less equipment and more attention to logos and faces that nobody cleared.',
        'Conventions set the prices of rooms and the length of taxi lines. We look at that calendar before proposing a date.',
        'Red rock, dry lakes and reservoirs lie within an hour of the Strip, each under a different land manager with a different form.',
      ],
    },
    {
      name: 'Reno, Carson City and the north',
      notes: [
        'Northern Nevada sits high, over four thousand feet, with cold nights, strong sun and the Sierra as a wall to the west.',
        'Storms from the Pacific drop their snow on the mountains and leave the valley windy and clear.',
        'Warehouses, batteries and data centers have filled the desert east of Reno, and films about building and hiring have followed them.',
        'Rain is scarce and afternoon wind is not, so what has to be heard is filmed before lunch.',
      ],
    },
  ],
  cities: {
    'las-vegas-nv':
      'Las Vegas never closes, which means a location is quiet only when you have paid for it or when it is five in the morning. We usually choose the second.',
    'henderson-nv':
      'Henderson began as a wartime magnesium plant and became a city of master-planned neighborhoods, with clean streets and red mountains at the end of them.',
    'reno-nv':
      "Reno's river runs cold out of Lake Tahoe and through downtown in steps. The lake itself is less than an hour up the hill and often in another season.",
    'north-las-vegas-nv':
      'North Las Vegas has room: distribution centers, a speedway and an air base whose jets are in every soundtrack and whose airspace is checked first.',
  },
}
