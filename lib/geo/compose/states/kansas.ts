import type { StateNotes } from '../notes.ts'
import { all, eastOf, northOf, westOf } from '../where.ts'

export const kansas: StateNotes = {
  lead: 'Kansas is a study in horizon. Forest and hills in the east give way to tallgrass, then wheat, then high plains, and with every hundred miles there is more sky in the frame.',
  clock:
    'Kansas keeps Central time except for four counties on the Colorado border, which keep Mountain time.',
  regions: [
    {
      name: 'The Kansas City side',
      where: all(eastOf(-95.4), northOf(38.5)),
      notes: [
        'The suburbs on the Kansas side have offices, data centers and headquarters in parkland, and good access for equipment.',
        'A job here often crosses the state line, sometimes twice a day; one crew and one insurance certificate cover both sides.',
        'Spring and autumn are changeable. An April day can offer sun, hail and a rainbow, in any order.',
        'Ponds and long low buildings are the pattern here, and at dusk the water doubles a plain facade.',
      ],
    },
    {
      name: 'The west',
      where: westOf(-98.4),
      notes: [
        'Western Kansas is high, dry and treeless, with grain elevators as the only verticals for miles.',
        'Wheat is cut in June and early July by crews that work into the night, which gives a film its headlights and dust.',
        'The wind seldom stops. Microphones go under jackets, and drones fly at sunrise.',
      ],
    },
    {
      name: 'The Flint Hills and the Arkansas valley',
      notes: [
        'The Flint Hills are the largest stretch of tallgrass prairie left in the country: green in May, russet in October, and burned on purpose in April, mostly at dusk.',
        'South-central Kansas builds aircraft, and hangars are among the best daylight studios anywhere, once the doors are open.',
        'Storm season runs from April to June, with the drama in the late afternoon. We film it from a distance and have a shelter written into the call sheet.',
      ],
    },
  ],
  cities: {
    'wichita-ks':
      'Wichita has built more airplanes than any other city, so its factories are large, clean and used to procedures. The Keeper of the Plains stands where two rivers meet, and is lit by fire on many evenings.',
    'overland-park-ks':
      'Overland Park is offices, hospitals and conference hotels in wide green suburbs, which makes for interviews with parking at the door.',
    'topeka-ks':
      "Topeka's capitol has a dome that visitors may climb, and murals inside it that everyone in Kansas can describe.",
    'kansas-city-ks':
      "Kansas City, Kansas, has the rail yards, the speedway and the bluffs that look down the Missouri toward the other Kansas City's skyline.",
  },
}
