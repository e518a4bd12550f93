import type { StateNotes } from '../notes.ts'
import { all, eastOf, southOf, westOf } from '../where.ts'

export const hawaii: StateNotes = {
  lead: 'Hawaii is a chain of islands with a dry side and a wet side each, and a filming plan is first of all a choice of side. Interisland flights take less than an hour, but gear, rental cars and tides have their own opinion, so we plan one island at a time.',
  clock:
    'Hawaii keeps Hawaii Standard Time all year and never changes its clocks, so the difference to the mainland grows by an hour in summer.',
  regions: [
    {
      name: 'Oahu',
      where: all(westOf(-157.6), eastOf(-158.4)),
      notes: [
        'Trade winds blow from the northeast most days. The windward side is green, cloudy and changeable, the leeward side dry and sunny, and the drive between them is short.',
        'Big surf comes to the north shore in winter and to the south shore in summer; with a flat sea or a rough one, the date decides the picture.',
        'Beaches are public and filming on them still takes a state permit, as do parks and most land that looks untouched.',
      ],
    },
    {
      name: 'The Big Island',
      where: southOf(20.3),
      notes: [
        'One island holds black lava, cattle pasture, rain forest and snow on a summit, which is why days here are scheduled by altitude.',
        'The Hilo side has rain on most days of the year and waterfalls because of it; the Kona side is dry, with calm mornings and afternoon cloud on the slopes.',
        'Volcanic haze drifts along the coast at times and softens every horizon. We watch the wind as well as the forecast.',
      ],
    },
    {
      name: 'Maui and Kauai',
      notes: [
        "Mountains catch the trade-wind clouds, so one slope may be in rain while the beach below it is in sun; half a day's flexibility is worth more than a light.",
        'Mornings are calm. By noon the wind crosses the central plain of Maui hard enough to end dialogue and drone work.',
        'Humpback whales are offshore from about December into April, and the law keeps boats and drones well away from them.',
      ],
    },
  ],
  cities: {
    'honolulu-hi':
      'Honolulu faces south between the mountains and Diamond Head, so its shore has sun from breakfast to sunset. Rainbows over the valleys behind the city are common enough to be ordinary.',
    'hilo-hi':
      'Hilo is the rainy, green side of its island, with a bayfront that looks east into the sunrise and a volcano an hour uphill.',
  },
}
