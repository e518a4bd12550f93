import type { StateNotes } from '../notes.ts'
import { all, eastOf, northOf, southOf } from '../where.ts'

export const kentucky: StateNotes = {
  lead: 'Kentucky changes character about every ninety minutes: horse farms, river cities, caves, coalfields. The bluegrass is greener in April than any color correction would dare.',
  clock:
    'Kentucky is split between Eastern time, with Louisville and Lexington, and Central time, with Bowling Green, Owensboro and Paducah.',
  regions: [
    {
      name: 'The Bluegrass and the north',
      where: all(northOf(37.55), eastOf(-85.2)),
      notes: [
        'Horse farms around Lexington are fenced in black and white planks that draw lines over every hill; mares and foals are out on spring mornings.',
        'Barns are private businesses with valuable animals in them, so we go where we are invited and keep drones away from horses.',
        "Across from Cincinnati the Ohio River's southern bank gives you the skyline with the sun behind the camera for most of the day.",
      ],
    },
    {
      name: 'The caves and the lakes',
      where: southOf(37.55),
      notes: [
        'This part of Kentucky is hollow: the longest known cave system in the world lies under its fields, at the same cool temperature all year.',
        'Large dammed lakes and rivers hold fog on late summer mornings, gone by nine.',
        "Sports cars, bourbon barrels and tobacco barns are all within a day's drive, and all have smells that film cannot carry.",
      ],
    },
    {
      name: 'The Ohio River side',
      notes: [
        'Distilleries, bottlers, bridges and barges make up the look of the river counties, and half of them work through the night.',
        'The first Saturday in May fills every room within an hour of Louisville, and the two weeks before it are nearly as tight.',
        'Winters are short, damp and gray; interiors with brick and copper are at their best then.',
      ],
    },
  ],
  cities: {
    'louisville-ky':
      'Louisville filters its water, its whiskey and its guests through the first week of May. Seen from the Indiana bank the skyline stands against the sun for most of the day, so we film it at dusk.',
    'lexington-ky':
      'Lexington is a town of some three hundred thousand people inside a ring of horse farms, and the fences begin where the last parking lot ends.',
    'bowling-green-ky':
      'Bowling Green builds sports cars and teaches students, and the karst country around it is full of sinkholes, springs and caves.',
  },
}
