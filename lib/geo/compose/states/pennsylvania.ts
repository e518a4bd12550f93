import type { StateNotes } from '../notes.ts'
import { all, eastOf, southOf, westOf } from '../where.ts'

export const pennsylvania: StateNotes = {
  lead: "Pennsylvania was built by rivers and by what lay under the hills. Philadelphia and Pittsburgh face away from each other across three hundred miles of ridges, and the towns in the folds between them have made most of the country's steel, chocolate, pretzels and trucks at one time or another.",
  regions: [
    {
      name: 'The southeast',
      where: all(eastOf(-76.6), southOf(40.8)),
      notes: [
        'Stone barns, mushroom houses and pharmaceutical campuses lie within half an hour of row houses, and a film can have all of them in a day.',
        'Amish families prefer not to be photographed; we frame the landscape and leave people out of it.',
        'Summers are humid, autumns long. The last week of October has color and clear air at once.',
        'Life sciences, universities and hospitals keep scripts precise and approvals long. We put the reviews into the schedule, not after it.',
      ],
    },
    {
      name: 'The west',
      where: westOf(-78.9),
      notes: [
        "Western Pennsylvania's hills are steep, wooded and full of bridges, so every view has a foreground.",
        'It is cloudier here than in the east, by a good deal; overcast is our standard plan and sun a bonus.',
        'Robotics, medicine and energy moved into the buildings that steel left, and the contrast films itself.',
      ],
    },
    {
      name: 'The ridges and the Susquehanna',
      notes: [
        'Long parallel ridges run from southwest to northeast, and towns sit in the gaps; roads go around, and so do schedules.',
        'The Susquehanna is wide, shallow and full of islands, best from its bluffs in early light.',
        'Snow and ice come earlier in the mountains than in the valleys. A winter day here is planned with the forecast open.',
      ],
    },
  ],
  cities: {
    'philadelphia-pa':
      'Philadelphia has a square mile of brick where the country began and a skyline that has only lately climbed above it. Federal parkland covers much of the first, and permits take weeks, so we start there.',
    'pittsburgh-pa':
      'Pittsburgh has three rivers, some four hundred and fifty bridges and one overlook that shows them all, Mount Washington, where you watch the towers light up at dusk.',
    'allentown-pa':
      'Allentown makes trucks, gases and chips and stores goods for the whole coast; warehouses here are measured in dozens of acres.',
    'erie-pa':
      'Erie looks north across its lake from behind a curved sand peninsula, and gets sunsets in summer and record snow in some winters.',
  },
}
