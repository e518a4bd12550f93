import type { StateNotes } from '../notes.ts'
import { all, eastOf, northOf } from '../where.ts'

export const illinois: StateNotes = {
  clock: 'All of Illinois keeps Central time.',
  regions: [
    {
      name: 'Chicago and its suburbs',
      where: all(northOf(41.2), eastOf(-88.7)),
      notes: [
        'Lake Michigan cools the shore in spring and summer, sometimes by fifteen degrees; a mile inland the jackets come off.',
        'The street grid runs due north and south, so around the equinoxes the sun sets straight down the east-west streets.',
        'Freight, food and machinery move through the suburbs at all hours, and warehouses make honest, well-lit sets at night.',
        'Winter sun is low, weak and often absent. We light interiors generously and keep exteriors short from December into February.',
        'Forest preserves and rivers lie between the suburbs and stand in for open country without the drive.',
      ],
    },
    {
      name: 'Downstate',
      notes: [
        'Central Illinois is among the flattest land in the country: corn, soybeans, wind turbines and an unbroken horizon.',
        'The Illinois and Mississippi rivers cut deep valleys into it, with bluffs that give a camera the height the prairie denies it.',
        'Planting in April and May and harvest from September into November fill the roads with slow machinery and the air with golden dust.',
        'Storms come up from the southwest in spring with little warning, so outdoor crews keep radar open and a building near.',
      ],
    },
  ],
  cities: {
    'springfield-il':
      "Springfield is Lincoln's town and the state's capital: domes, archives and associations, and people who are practiced at speaking on the record.",
    'rockford-il':
      'Rockford makes fasteners, aircraft parts and machine tools on both sides of the Rock River, and shop floors are where most of its films take place.',
    'peoria-il':
      'Peoria looks across a widening of the Illinois River, from bluffs that have been painted and photographed for as long as people have lived there.',
    'aurora-il':
      'Aurora has islands of the Fox River in its downtown, and put up electric street lights before almost anyone else in the country.',
  },
}
