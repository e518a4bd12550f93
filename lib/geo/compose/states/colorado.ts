import type { StateNotes } from '../notes.ts'
import { westOf } from '../where.ts'

export const colorado: StateNotes = {
  lead: 'Colorado is half plain and half mountain, and most of its people live on the seam. East of the Front Range the sky is the subject; west of it every schedule begins with the question of which pass is open.',
  regions: [
    {
      name: 'The Western Slope',
      where: westOf(-106.6),
      notes: [
        'West of the Continental Divide the rivers run toward the Colorado, through canyons, mesas and orchards that look more like Utah than like Denver.',
        'Winter closes high passes for hours or days. Crews drive over the evening before, never on the morning of a shoot.',
        'Peaches, wine grapes and wildflowers give the summer here its calendar; aspens turn on the high slopes in late September.',
      ],
    },
    {
      name: 'The Front Range',
      notes: [
        'At five to six thousand feet the sun is strong and the air dry: shadows are hard, skies deep blue, and faces need shade or a diffuser outdoors.',
        'Thunderstorms form over the mountains on summer afternoons and drift out onto the plains. We film outside before two and keep an interior for later.',
        'The mountains stand to the west, so mornings light them from the front and the sun sets behind them early, leaving a long soft dusk in town.',
        'Snow can fall from October into April and is often gone two days later. A snow day here may be the best filming day of the month.',
        "Thin air shortens a drone's flight as well as a visitor's breath; we bring more batteries and carry fewer cases uphill.",
        'On some winter days a warm, hard wind comes off the mountains and takes drones and dialogue out of the schedule.',
      ],
    },
  ],
  cities: {
    'denver-co':
      "Denver's skyline reads best from the parks east of downtown, with the city in front and the Front Range behind it, on one of the many mornings when the air is dry enough to see both.",
    'colorado-springs-co':
      'Colorado Springs lies at the foot of Pikes Peak, beside red sandstone fins that are a city park. Military sites ring the town, so airspace is checked before a drone leaves its case.',
    'aurora-co':
      'Aurora spreads over the high plains east of Denver, with room for large sites, a major medical campus, and the mountains as a backdrop along the whole western horizon.',
    'fort-collins-co':
      "Fort Collins has a university, breweries and an old town of brick that lent its look to a famous theme park's main street. The Poudre Canyon opens a short drive to the northwest.",
    'boulder-co':
      'Boulder sits right under the Flatirons, tilted slabs of rock that catch the first sun and are in shade by late afternoon. Laboratories and start-ups keep our interview kits busy.',
    'pueblo-co':
      'Pueblo was built on steel and still makes rail, and a riverwalk brings the Arkansas River back through its downtown.',
  },
}
