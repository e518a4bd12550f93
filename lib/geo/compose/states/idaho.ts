import type { StateNotes } from '../notes.ts'
import { eastOf, northOf } from '../where.ts'

export const idaho: StateNotes = {
  lead: 'Idaho stretches from dry sagebrush in the south to cedar forest below the Canadian border, and hardly any road crosses the wilderness in between. Treat its ends as two states with one license plate.',
  clock: 'Southern Idaho keeps Mountain time; the Panhandle, north of the Salmon River, keeps Pacific time.',
  regions: [
    {
      name: 'The Panhandle',
      where: northOf(45.9),
      notes: [
        'Northern Idaho has long, deep lakes between forested ridges. Water is warm enough for people from July into early September.',
        'Clouds from the Pacific make winters gray and snowy here; summer is dry, blue and, in some years, smoky in August.',
        'June evenings stay bright until after nine this far north, so a sunset call there is a late one.',
      ],
    },
    {
      name: 'The upper Snake River',
      where: eastOf(-113.3),
      notes: [
        'Eastern Idaho is irrigated potato and grain country on a lava plain, with the Tetons visible on the clearest mornings.',
        'It is high and dry: cold, bright winters, wind in spring and cool evenings in July.',
        'Researchers, farmers and outfitters make up most of an interview list here, and all three prefer to be filmed at work.',
      ],
    },
    {
      name: 'The Treasure Valley and the Snake River plain',
      notes: [
        'The Boise foothills rise directly from the streets, brown most of the year and green in April and May.',
        'Summer brings ten hours of hard sun and hardly any rain; smoke from distant fires can turn it orange in August, which a color grade only partly forgives.',
        'Winter inversions put a gray lid on the valley for days. A short drive uphill is often in full sun.',
        'The Snake River has cut a canyon through lava across the south of the state, and at Shoshone Falls it drops farther than Niagara does.',
      ],
    },
  ],
  cities: {
    'boise-id':
      'Boise is a capital with a river through it, a greenbelt along the river and foothills at the end of the street. Growth is the subject of most films here: construction, hiring, explaining.',
    'idaho-falls-id':
      'Idaho Falls has its namesake falls, widened by a power dam, in the middle of town, and a national laboratory out on the desert.',
  },
}
