import type { StateNotes } from '../notes.ts'
import { southOf } from '../where.ts'

export const maine: StateNotes = {
  lead: 'Maine has more coastline than its size suggests and a larger share of forest than any other state. The season is short, the light is early, and nobody here is impressed by a big truck.',
  regions: [
    {
      name: 'The southern coast',
      where: southOf(43.95),
      notes: [
        'Rocky points and sand beaches alternate along the southern coast, and tides of nine feet and more change the shape of every harbor twice a day.',
        'Fog comes in from the cold ocean in June and July, often while it is clear three miles inland.',
        'July and August are crowded near the water; September is warm, clear and half as busy.',
      ],
    },
    {
      name: 'Inland and down east',
      notes: [
        'Mill towns stand on the rivers, brick and granite, with water power that once ran everything and now frames it.',
        'This far east in the time zone the sun is early: in June it is up before five, and in December it is gone by about four.',
        'Color moves down from the north between late September and mid-October. We follow reports rather than the calendar.',
        'Snow lies from December into March in most years, clean and bright, and doubles the light on faces.',
      ],
    },
  ],
  cities: {
    'portland-me':
      'Portland is a working harbor with a brick old port behind it: lobster boats before sunrise, offices after, kitchens at night.',
    'bangor-me':
      'Bangor was once the lumber capital of the world and is still the last city before a great deal of forest.',
    'lewiston-me':
      "Lewiston's mills and canals line the falls of the Androscoggin; the biggest of them have been turned to new work and kept their windows.",
  },
}
