import type { StateNotes } from '../notes.ts'
import { northOf, southOf, westOf } from '../where.ts'

export const arizona: StateNotes = {
  lead: "Arizona has more sun than almost anyone needs, and filming here is a matter of managing it. The low desert, the high plateau and the mountains between them lie within a day's drive of one another and several thousand feet apart.",
  clock:
    'Arizona stays on Mountain Standard Time all year, so it matches Denver in winter and Los Angeles in summer; only the Navajo Nation, in the northeast, changes its clocks.',
  regions: [
    {
      name: 'The Colorado River towns',
      where: westOf(-113.8),
      notes: [
        'Along the lower Colorado River summer temperatures pass 110 degrees for weeks. Exterior scenes belong to the first hours after sunrise, and the equipment waits in the shade with the crew.',
        'The river itself is the reason to film here: bare rock, blue-green water and boats, with next to no rain to plan around.',
        'From November into March the days are mild and clear, and the low sun gives the desert back its colors.',
      ],
    },
    {
      name: 'The high country',
      where: northOf(34.3),
      notes: [
        'Northern Arizona is a plateau of pine forest and red rock at five to seven thousand feet, with snow in winter and cool mornings in July.',
        'Thin, dry air makes shadows hard and the sky a deep blue; a large white reflector does more here than a light.',
        'Thunderstorms build over the high country almost daily from early July into September. Mornings are safe, afternoons are spectacular, and nobody flies a drone near the second.',
      ],
    },
    {
      name: 'Tucson and the southern border',
      where: southOf(32.6),
      notes: [
        'Saguaros grow on the slopes around Tucson and almost nowhere outside this desert, and they read at once as Arizona.',
        "Mountain ranges stand like islands out of the southern desert; an hour's drive can take a crew from cactus to pine and down twenty degrees.",
        'The summer monsoon brings towering clouds and evening lightning from July into September, and the cleanest air of the year the morning after.',
      ],
    },
    {
      name: 'The Valley of the Sun',
      notes: [
        'From June into September the working day outdoors starts before sunrise and pauses by ten. Interiors, interviews and products take over until evening.',
        'Winter is the easy season: dry, bright and mild, with low sun for most of the day. It is also when everyone else wants to film.',
        'Glass towers, new suburbs and open desert sit close together, so a film can change worlds without a travel day.',
        'Dust can hang in still air. Long lenses show it as haze at noon and as gold at sunset.',
        'Rain comes twice a year, gently in winter and violently in July and August, when a wall of dust may arrive before it.',
        'Palo verde trees bloom yellow in April, and for a few weeks the roadsides look lit.',
      ],
    },
  ],
  cities: {
    'phoenix-az':
      'Phoenix is the hottest large city in the country, and it works early. Camelback and South Mountain give you the city from above a few minutes from it, as long as everyone is back down before the heat.',
    'tucson-az':
      'Tucson has a university, an aircraft storage yard and an old barrio of adobe, and the Santa Catalina Mountains rising straight behind all three.',
    'mesa-az':
      'Mesa was laid out with streets wide enough to turn a wagon, which leaves room for a camera car and a clean horizon.',
    'scottsdale-az':
      'Scottsdale sells resorts, galleries and real estate, so much of its filming is done at the half hour when pool lamps and sky are equally bright.',
    'tempe-az':
      "Tempe wraps around Arizona State University and a lake made by damming the Salt River's bed, where the water is calm enough for reflections on most mornings.",
  },
}
