import type { StateNotes } from '../notes.ts'
import { all, eastOf, southOf, westOf } from '../where.ts'

export const michigan: StateNotes = {
  clock:
    'Michigan keeps Eastern time, apart from four Upper Peninsula counties on the Wisconsin border, which keep Central time.',
  regions: [
    {
      name: 'The southeast',
      where: all(southOf(43.2), eastOf(-84.3)),
      notes: [
        'Southeast Michigan is flat, built up and industrious. Suppliers, laboratories and hospitals stand along the mile roads, so the picture has to come from inside.',
        'Winter light is soft and scarce from November to February; large windows, white walls and patience make good interviews out of it.',
        'The rivers and small lakes here freeze in most years, and open water comes back in March with fog above it.',
      ],
    },
    {
      name: 'The west side',
      where: all(westOf(-85.1), southOf(44.2)),
      notes: [
        'Prevailing winds cross Lake Michigan and bring this side of the state more snow and more cloud than Detroit gets, but also later, milder autumns.',
        'The big lake lies to the west, so its beaches end every clear day with a sunset over water.',
        'Furniture, food, fruit and medicine are what West Michigan makes; blossom comes in May, apples from September.',
      ],
    },
    {
      name: 'The middle',
      where: southOf(44.2),
      notes: [
        'Mid-Michigan is farm and factory country under a wide sky, with the capitol, several universities and a river valley that grew up on lumber.',
        'Sugar beets, beans and corn come off the fields in September and October, when the light is at its clearest.',
        'Snow is moderate and roads are straight, so winter dates rarely fail here; short days are the real limit.',
      ],
    },
    {
      name: 'The north',
      notes: [
        'The Straits of Mackinac separate two peninsulas, and a drive between two northern towns is usually longer than the map suggests.',
        'Inland lakes, dunes and orchards carry the summer; by late September the hardwoods turn, from the Upper Peninsula southward.',
      ],
    },
  ],
  cities: {
    'lansing-mi':
      'Lansing builds cars and laws within sight of each other, with a large university at its eastern edge.',
    'warren-mi':
      "Warren holds General Motors' technical center, a campus drawn by Eero Saarinen, and block after block of shops that supply it.",
    'sterling-heights-mi':
      'Sterling Heights presses, welds and assembles for the car makers, mostly in large plants along Mound and Van Dyke.',
    'flint-mi':
      'Flint organized the auto worker and paid dearly for its water. People here will talk to a camera when they know whose it is.',
  },
}
