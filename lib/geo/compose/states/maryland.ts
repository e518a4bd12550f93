import type { StateNotes } from '../notes.ts'
import { eastOf, westOf } from '../where.ts'

export const maryland: StateNotes = {
  lead: 'Maryland packs ocean, bay, city, farmland and mountains into a shape that takes an afternoon to cross the long way. Federal agencies, hospitals and the water are behind most of the films made here.',
  regions: [
    {
      name: 'The west',
      where: westOf(-77.35),
      notes: [
        'West of the Piedmont the ridges begin, with orchards, battlefields and brick main streets in the valleys between them.',
        'Snow comes weeks earlier in the mountains than at the bay, and color does too: early to mid-October on the heights.',
        'Federal parkland has permit rules of its own for cameras on tripods, and does not allow drones.',
      ],
    },
    {
      name: 'The Eastern Shore',
      where: eastOf(-76.15),
      notes: [
        'The Eastern Shore is flat, agricultural and tidal: corn, chickens, creeks and long straight roads to the beach.',
        'Summer weekends fill the one bridge from the rest of the state. We cross it on a weekday, or before seven.',
        'Osprey, skipjacks and crab boats give the bay its foreground from April into November.',
      ],
    },
    {
      name: 'Between Baltimore and Washington',
      notes: [
        'The two cities share a corridor of laboratories, contractors and campuses; many interviews start with a visitor badge.',
        "Washington's restricted airspace reaches far into Maryland. In part of it drones may not fly at all, so we offer a rooftop or a crane instead.",
        'Summers are humid and hazy, springs short and splendid. Cherry and redbud come in late March and April.',
        'Row houses, stone mills and glass laboratories may all belong to the same client, which keeps a film from looking like a lobby.',
      ],
    },
  ],
  cities: {
    'baltimore-md':
      'Baltimore is brick rows, marble steps and a harbor full of work, plus hospitals that teach the world. Its best rooms are old industrial ones with the windows still in.',
    'columbia-md':
      'Columbia was planned from the first sketch: villages, lakes and paths, halfway between two cities and handy for clients in both.',
    'frederick-md':
      "Frederick's church spires stand against the first Blue Ridge foothills, with a creek led through the old center.",
  },
}
