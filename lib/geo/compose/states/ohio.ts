import type { StateNotes } from '../notes.ts'
import { northOf, southOf } from '../where.ts'

export const ohio: StateNotes = {
  lead: 'Ohio has more middle-sized cities than most states have cities, and every one of them makes something. There is a lake in the north, a river in the south and two hours of highway to nearly anywhere, so it is an easy state to produce in.',
  regions: [
    {
      name: 'The lake and the north',
      where: northOf(41.2),
      notes: [
        'Lake Erie is to the north, so the shore is lit from behind you at noon and has the sunset over water in early summer.',
        'Lake-effect snow piles up east of Cleveland and hardly reaches Toledo, so we ask where exactly before we promise a winter date.',
        'Steel, polymers, glass and hospitals shape the north. Much of it works in shifts, and we film with the shift.',
      ],
    },
    {
      name: 'The Ohio River and the southwest',
      where: southOf(39.62),
      notes: [
        'Hills step down to the Ohio River in the south, with bridges and basins that make the skyline easy to frame from the Kentucky side.',
        "River fog is common on autumn mornings and lifts by nine; it is worth a six o'clock call once.",
        'Consumer brands have their homes here, so product films and tabletop work are a local craft.',
      ],
    },
    {
      name: 'Central Ohio and the middle cities',
      notes: [
        'Central Ohio is level and open, which suits warehouses, farms and large construction films.',
        'November to February is cloudy more often than not. We plan interviews by windows and put color into the set.',
        "Corn, soybeans and county fairs give late summer its pictures; September's light is the clearest.",
      ],
    },
  ],
  cities: {
    'columbus-oh':
      'Columbus is capital, campus and test market in one: if a national chain is trying something, it is trying it here, usually with a camera on it.',
    'cleveland-oh':
      'Cleveland faces Lake Erie with a river that bends through the middle of its industry, under more kinds of movable bridge than anyone needs. Light off the lake is soft and gray for half the year, then brilliant.',
    'cincinnati-oh':
      "Cincinnati climbs from the river in steps, with Italianate brick in Over-the-Rhine and a blue suspension bridge that was Brooklyn's rehearsal.",
    'toledo-oh':
      'Toledo is glass: it makes it, shows it in a museum pavilion built of it, and spans the Maumee with a bridge lit through it.',
    'akron-oh':
      'Akron smells less of rubber than it did. Polymers, hospitals and trucking took over, and the canal towpath is a park.',
    'dayton-oh':
      "Dayton taught people to fly and still tests what flies next. The air base's museum is vast, and airspace around it is not ours to use.",
  },
}
