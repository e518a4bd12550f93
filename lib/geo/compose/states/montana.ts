import type { StateNotes } from '../notes.ts'
import { all, any, southOf, westOf } from '../where.ts'

export const montana: StateNotes = {
  lead: 'Montana is called Big Sky Country, and for a camera that is simply a description. The mountains take the west, the plains take the rest, and a sensible plan contains fewer locations than you hoped for.',
  regions: [
    {
      name: 'The mountains',
      where: any(westOf(-111.75), all(southOf(46.2), westOf(-110.7))),
      notes: [
        'Valleys lie between ranges here, and the sun reaches the floor later and leaves earlier than any table says. We scout with a compass.',
        'Inversions hold fog or smoke in the valleys, in January for the first and August for the second.',
        'Larches, which are needle trees, turn gold in October and make the slopes look lit from within.',
        'Snow, outfitters, universities and guest ranches fill the calendar; elk and tourists both have the right of way.',
      ],
    },
    {
      name: 'The plains and the Yellowstone',
      notes: [
        'East of the Rocky Mountain Front the land opens, and weather can be watched arriving for an hour before it does.',
        "Chinook winds can lift a winter's day by forty degrees and take the snow with them.",
        'Ranching, wheat, refining and medicine are the work here; most of it begins before sunrise and is better for it on camera.',
      ],
    },
  ],
  cities: {
    'billings-mt':
      'Billings lies under a wall of sandstone rims, from which you can see the city, the Yellowstone River and, on a clear day, four or five mountain ranges.',
    'missoula-mt':
      'Missoula is where five valleys meet, with a river for surfing through town and a university at the foot of a hill marked with a white M.',
    'great-falls-mt':
      'Great Falls has five falls of the Missouri, most of them harnessed, and a sky that Charlie Russell spent a lifetime painting.',
    'bozeman-mt':
      'Bozeman is growing faster than its roads, with optics and software companies in view of ski slopes. It lies at nearly five thousand feet, so nights are cold in any month.',
  },
}
