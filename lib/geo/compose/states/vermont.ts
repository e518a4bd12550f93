import type { StateNotes } from '../notes.ts'

export const vermont: StateNotes = {
  lead: 'Vermont has no large city and no need of one for a good film. Food, skiing, colleges and people who build things carefully are what there is to show, in a landscape without a single billboard.',
  regions: [
    {
      name: 'Vermont',
      notes: [
        "Billboards are banned by law, so wide shots are clean and roads look the way they did in somebody's memory.",
        'Sugaring starts with freezing nights and mild days in March: steam, buckets and mud. Ask early, because it moves with the weather.',
        'Color peaks around the first week of October in the north and a week later in the valleys, and weekends are slow on every road.',
        'Lake Champlain lies to the west with the Adirondacks behind it, which gives the Champlain Valley its sunsets.',
        'Snow is a working material from December into March, and a lit window in blue dusk is the whole state in one frame.',
      ],
    },
  ],
  cities: {
    'burlington-vt':
      'Burlington slopes down to Lake Champlain and looks west over it, so evenings here end in silhouettes of the Adirondacks.',
  },
}
