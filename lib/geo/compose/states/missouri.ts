import type { StateNotes } from '../notes.ts'
import { all, eastOf, northOf, southOf, westOf } from '../where.ts'

export const missouri: StateNotes = {
  lead: 'Missouri has a big city at each end and a river joining them. In between are the Ozarks, the university and the capital, and a hundred towns that make one thing well.',
  regions: [
    {
      name: 'The Kansas City side',
      where: all(westOf(-93.7), northOf(38.4)),
      notes: [
        'Western Missouri is bluffs, rail yards and fountains; freight trains and barbecue smoke are both part of the sound mix.',
        'Underground limestone mines have been turned into warehouses and data centers, cool all year and dark, which gives us full control of the light.',
        'Spring weather changes by the hour, and hail is the reason the gear van has a roof to go under.',
      ],
    },
    {
      name: 'St. Louis and the east',
      where: all(eastOf(-91.3), northOf(37.9)),
      notes: [
        'The two great rivers meet just above St. Louis, brown and blue side by side, and barges pass all day.',
        'Brick is the local language: breweries, schools, warehouses and whole streets of it, warm in late sun.',
        'July and August are hot and heavy; we schedule parks and rooftops for breakfast time.',
      ],
    },
    {
      name: 'The Ozarks',
      where: southOf(37.7),
      notes: [
        'The Missouri Ozarks are springs, caves, bluffs and narrow roads, with lakes that fog over on autumn mornings.',
        'Logistics, retail and health care are what the cities down here do, with crews that may drive an hour to the next hill.',
        'Color peaks in the last third of October. Lodgings near the lakes book early for it.',
      ],
    },
    {
      name: 'The middle',
      notes: [
        "The Missouri River's bluffs and bottomland run across the center of the state, with wineries on the one and corn on the other.",
        'University and government calendars decide which weeks are quiet; home games decide which hotels are full.',
        'Winters are changeable: ice one week, shirtsleeves the next, so both jackets travel.',
      ],
    },
  ],
  cities: {
    'kansas-city-mo':
      'Kansas City has more fountains than most capitals, a streetcar through its middle and a steam-powered past in its West Bottoms, where brick warehouses make generous sets.',
    'st-louis-mo':
      'In St. Louis the Arch is visible from nearly every rooftop. The park below it is federal ground where drones stay on the ground, so we film the Arch from where flying is allowed.',
    'springfield-mo':
      "Springfield is the queen city of the Ozarks and the birthplace of Route 66's name; trucking, health care and outdoor retail keep its crews working.",
    'columbia-mo':
      "Columbia's columns stand alone on the university's quad, left after a fire, and are photographed at every graduation.",
  },
}
