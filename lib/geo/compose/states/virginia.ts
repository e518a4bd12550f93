import type { StateNotes } from '../notes.ts'
import { all, eastOf, northOf, southOf, westOf } from '../where.ts'

export const virginia: StateNotes = {
  lead: "Virginia films divide into government, history and water, and many manage to include all three. From the Blue Ridge to the ocean is a day's drive that no schedule should contain.",
  regions: [
    {
      name: 'Northern Virginia',
      where: all(northOf(38.45), eastOf(-78)),
      notes: [
        'Contractors, associations and data centers make up most of the client list, and security rules come with it: badges, cleared crew and footage that stays in the building.',
        'Restricted airspace around Washington covers nearly all of the region. We plan without drones and are pleased when we can use one.',
        'Traffic is worst in the hour you would like to travel. We start at six or arrive at ten.',
      ],
    },
    {
      name: 'Hampton Roads',
      where: all(southOf(37.45), eastOf(-76.75)),
      notes: [
        'Ships are the background here: carriers, colliers and containers, in one of the great natural harbors.',
        'Bases and yards limit both sky and shore, and tunnels decide the schedule between one side and the other.',
        'The oceanfront faces due east, for sunrise; Chesapeake beaches face north and west, for dusk.',
        'Marsh, oyster piers and shipyard cranes line the creeks, and low tide changes the foreground twice a day.',
        'Helicopters and jets are part of the soundtrack, and interviews wait for the gaps in it.',
      ],
    },
    {
      name: 'The Blue Ridge and the valley',
      where: westOf(-78.4),
      notes: [
        'The Blue Ridge and the Alleghenies enclose a long limestone valley of farms, colleges and rail towns.',
        'Color starts on the Parkway in early October and reaches the valley floor near Halloween.',
        'Morning fog in the valleys burns off by ten. A call at dawn on a ridge above it is worth the drive.',
      ],
    },
    {
      name: 'Richmond and the center',
      notes: [
        'Rolling Piedmont, brick warehouses and a river that falls through the middle of its capital: there is texture everywhere.',
        'Summers are humid with storms after four; the azaleas and dogwoods of April are the easy beauty.',
        'Tobacco, finance, law and advertising have all trained people here to speak briefly.',
      ],
    },
  ],
  cities: {
    'virginia-beach-va':
      'Virginia Beach is miles of sand with an air station behind it. Jets write the sound report, so interviews happen indoors or at slack times.',
    'norfolk-va':
      'Norfolk has the largest naval base in the world and a waterfront that looks at it. What may be filmed, and from where, is settled before we come.',
    'chesapeake-va':
      'Chesapeake is a city the size of a county, from suburbs to the edge of the Great Dismal Swamp, with the Intracoastal Waterway through it.',
    'richmond-va':
      "Richmond has rapids in the middle of town, tobacco warehouses turned into lofts and offices, and an advertising school's worth of people who know what a storyboard is.",
    'arlington-va':
      'Arlington is offices, memorials and the Pentagon, facing Washington across the river. Drones are out of the question; rooftops and balconies do the work.',
    'roanoke-va':
      'Roanoke lies in a bowl of mountains under a neon star eighty-eight feet high, and runs on railroads and hospitals.',
  },
}
