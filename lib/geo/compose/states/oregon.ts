import type { StateNotes } from '../notes.ts'
import { all, eastOf, southOf, westOf } from '../where.ts'

export const oregon: StateNotes = {
  lead: 'Western Oregon is green because it rains and eastern Oregon is gold because it does not. The Cascades stand between, and a film crew that crosses them changes filters, boots and schedule.',
  clock:
    'Oregon keeps Pacific time, except for most of Malheur County on the Idaho border, which keeps Mountain time.',
  regions: [
    {
      name: 'Southern Oregon',
      where: all(southOf(43), westOf(-121.9)),
      notes: [
        'The Rogue Valley is warm and dry by Oregon standards, with pears, vines and a theater season that fills rooms from spring to autumn.',
        'Smoke from summer fires may settle in the valley in August; June and late September are safer bets.',
        'Oak hills are gold by July and green again after Christmas.',
      ],
    },
    {
      name: 'East of the Cascades',
      where: eastOf(-121.9),
      notes: [
        'The high desert has sun on most days, cold nights in every month and snow-covered volcanoes along its western horizon.',
        'At well over three thousand feet the light is hard and clear; morning and evening last longest in September.',
        'Breweries, outdoor brands and data centers are the clients, and half of the meetings take place on a trail.',
      ],
    },
    {
      name: 'The Willamette Valley',
      notes: [
        'From November into May rain is gentle and frequent. Local crews film through it with covers on, and the soft light is good to faces.',
        'July to September is dry, with long evenings and Mount Hood on the horizon when haze allows.',
        'Vineyards, grass seed, hazelnuts and nurseries fill the valley; harvest for wine runs through September and October.',
        'Wood, concrete and ferns are what interiors are made of here, and most have a large north window because somebody thought about it.',
      ],
    },
  ],
  cities: {
    'portland-or':
      'Portland is a city of bridges and trees under a soft gray lid for half the year, and then long dry evenings. Shoes, kitchens, chips and coffee all ask for small crews and real places.',
    'salem-or':
      'Salem is the capital in the middle of the valley, with a gold pioneer on the dome and cherry trees on the mall that bloom around mid-March.',
    'eugene-or':
      'Eugene runs, literally; its track has seen more records than most countries. The university and the river fill the rest of the frame.',
  },
}
