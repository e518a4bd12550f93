import type { StateNotes } from '../notes.ts'
import { eastOf } from '../where.ts'

export const nebraska: StateNotes = {
  lead: 'Nebraska starts in a city of insurers and railroads and ends in grass-covered dunes the size of a small country. It is a state for patience: the longer the shot, the better it gets.',
  clock: 'Eastern and central Nebraska keep Central time; roughly the western third keeps Mountain time.',
  regions: [
    {
      name: 'Omaha, Lincoln and the east',
      where: eastOf(-96.95),
      notes: [
        "The Missouri's wooded bluffs give eastern Nebraska its only steep ground, and skylines look best from across the river in the morning.",
        "Call centers, insurers, food makers and a famous investor's annual meeting keep interview rooms and hotels busy, the hotels most of all in early May.",
        "Home football Saturdays turn Lincoln into one of the state's largest crowds; anything else is scheduled for another day.",
      ],
    },
    {
      name: 'The Platte and beyond',
      notes: [
        'Half a million sandhill cranes rest along the Platte from late February to early April, and rise at sunrise with a noise that needs its own microphone.',
        'Center-pivot irrigation draws circles on the land that only make sense from above, greenest in July.',
        'Wind and distance rule: exteriors early, hotels booked, fuel above half.',
      ],
    },
  ],
  cities: {
    'omaha-ne':
      'Omaha has stockyard brick, a pedestrian bridge that curves across the Missouri into Iowa, and a habit of running national companies without fuss.',
    'lincoln-ne':
      "Lincoln's capitol is a tower topped by a sower, visible for miles over a flat city, and the stadium nearby seats more people than most counties hold.",
  },
}
