import type { StateNotes } from '../notes.ts'
import { eastOf } from '../where.ts'

export const massachusetts: StateNotes = {
  lead: "In Massachusetts somebody is always explaining something difficult: a molecule, a fund, a robot, a vote. Films here are made for people who read the footnotes, and they still have to hold a stranger's attention for ninety seconds.",
  regions: [
    {
      name: 'Greater Boston and the coast',
      where: eastOf(-71.5),
      notes: [
        'The coast faces east, so harbors and beaches have their sun in the morning and their shade by supper.',
        'Laboratories, hospitals and universities fill the calendar from September to May; in late August every truck in the region is moving a student.',
        "Nor'easters close a few winter days each year, announced a day or two ahead. The cold blue day after one is worth keeping a crew for.",
        'Streets here were not planned for vans. We pack small, reserve the curb and scout the loading dock.',
        'Winter light off the harbors is even and blue-gray, and old brick warms it for you.',
      ],
    },
    {
      name: 'Central and western Massachusetts',
      notes: [
        'West of Boston the mill rivers begin, and with them brick factories turned into studios, schools and breweries.',
        'The Connecticut valley is broad, fertile and soft in light, with the Berkshire hills closing it off to the west.',
        'Maples turn from about the first week of October, earliest in the Berkshires.',
      ],
    },
  ],
  cities: {
    'boston-ma':
      'Boston is a small city with a large number of institutions, most of them inside buildings that require a certificate of insurance by Thursday. We send it on Tuesday.',
    'worcester-ma':
      'Worcester is built on hills and colleges, and its three-deckers and mill blocks are being filmed more each year as Boston gets dearer.',
    'springfield-ma':
      'Springfield gave the world basketball and a great many precision tools; its armory is now a museum on a hill above the river.',
    'cambridge-ma':
      'Cambridge has more laboratories per block than anywhere we know. The best interview is usually in a corridor between two of them, at a quarter past the hour.',
    'lowell-ma':
      "Lowell's mills and canals are a national park in the middle of a working city, six miles of water between red brick walls.",
  },
}
