import type { StateNotes } from '../notes.ts'
import { northOf, southOf } from '../where.ts'

export const indiana: StateNotes = {
  lead: 'Indiana is flat until it is suddenly not. Lake dunes in the far north, limestone hills in the south and a great deal of corn and manufacturing between them make for films about people who produce things.',
  clock:
    'Most of Indiana keeps Eastern time; the counties around Gary and around Evansville keep Central time. A call sheet that crosses the line names the zone.',
  regions: [
    {
      name: 'The north',
      where: northOf(41),
      notes: [
        "Lake Michigan's dunes, steel mills and harbors stand side by side along the state's short shore.",
        'Snow blows in bands off the lake from November into February; one town is buried while the next has sun.',
        'Recreational vehicles, boats, orthopedic implants and trucks are made across northern Indiana, mostly in places that film well from a slow dolly.',
      ],
    },
    {
      name: 'The southern hills',
      where: southOf(39.3),
      notes: [
        'Glaciers stopped short of southern Indiana, and what they left alone is hills, caves and limestone quarries with square, still pools.',
        'Color comes to these hills in the middle of October and brings visitors; weekdays are quieter.',
        'The Ohio River forms the whole southern border, broad and slow, with morning fog from late summer on.',
      ],
    },
    {
      name: 'Central Indiana',
      notes: [
        'Indianapolis is called the crossroads of America because the interstates meet there, which also means that a crew can reach most of the state in two hours.',
        'May belongs to the race. Rooms, roads and rental cars are booked a year ahead around Memorial Day.',
        'Being far west in its time zone, central Indiana has late sunrises and late sunsets: in winter a scene at first light starts after breakfast.',
      ],
    },
  ],
  cities: {
    'indianapolis-in':
      'Indianapolis arranges itself around a circle with a monument in the middle, and its canal and war memorials give downtown more open stone and water than most cities of its size.',
    'fort-wayne-in':
      'Fort Wayne stands where two rivers join to make a third, and its companies make trucks, wire, medical devices and insurance.',
    'evansville-in':
      'Evansville lies in a bend of the Ohio River so tight that water shows at the end of many downtown streets.',
    'south-bend-in':
      'South Bend lives with a famous university and the shells of a famous car maker, some of which now hold data and start-ups.',
  },
}
