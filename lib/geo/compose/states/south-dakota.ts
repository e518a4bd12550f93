import type { StateNotes } from '../notes.ts'
import { westOf } from '../where.ts'

export const southDakota: StateNotes = {
  lead: 'South Dakota is two states with a river between. East of the Missouri it is farms, lakes and finance; west of it, ranches, badlands and the Black Hills, an hour earlier by the clock.',
  clock:
    'The eastern half of South Dakota keeps Central time and the western half Mountain time, changing near the Missouri River.',
  regions: [
    {
      name: 'The Black Hills and the west',
      where: westOf(-101.5),
      notes: [
        'The Black Hills are an island of pine and granite in the plains, with their own snow, their own storms and cool evenings all summer.',
        'In early August half a million motorcycles come to Sturgis. Rooms, roads and sound are theirs for ten days.',
        'The Badlands are at their best in the first and last hour of sun, when every layer has a shadow. They are a national park, so there is paperwork and no drone.',
      ],
    },
    {
      name: 'The east',
      notes: [
        'Prairie lakes, corn and small cities line the eastern border, and Sioux Falls has its falls right in town, over pink quartzite.',
        'Banks, hospitals and ethanol plants ask for clear, modest films about large things.',
        'Wind comes with the territory. Interviews move to the lee of a building, and drones fly at seven in the morning.',
      ],
    },
  ],
  cities: {
    'sioux-falls-sd':
      "Sioux Falls grew around pink stone and falling water, and processes the country's credit cards. Its two hospital systems are among the largest rural ones anywhere.",
    'rapid-city-sd':
      'Rapid City puts presidents on its street corners and the Black Hills behind them, and is where every crew bound for the mountains or the Badlands sleeps.',
  },
}
