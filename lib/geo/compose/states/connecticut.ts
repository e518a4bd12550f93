import type { StateNotes } from '../notes.ts'
import { southOf } from '../where.ts'

export const connecticut: StateNotes = {
  lead: 'Connecticut is small enough to cross before lunch and varied enough that nobody should. Shore towns face Long Island Sound, brick mill towns stand along the rivers, and the northwest corner rises into wooded hills.',
  regions: [
    {
      name: 'The shore',
      where: southOf(41.36),
      notes: [
        "Connecticut's coast faces south over Long Island Sound, so there is sun on the water for most of the day.",
        'Long Island takes the force out of the ocean swell, and water scenes are calmer here than on the open Atlantic.',
        'Sea breezes come up on summer afternoons; dialogue near the water is recorded before lunch or behind a wall.',
        'The railroad follows the shore, and people, trains and harbors share a narrow strip: we ask the dispatcher as well as the mayor.',
      ],
    },
    {
      name: 'The valley and the hills',
      notes: [
        "The Connecticut River's valley is the broadest open ground in the state, with tobacco barns and brick factories on its banks.",
        'Nineteenth-century mills have rows of tall windows, which means soft side light without a single lamp.',
        'Leaves turn from early October in the northwest hills to the last week of the month in the valley.',
      ],
    },
  ],
  cities: {
    'bridgeport-ct':
      'Bridgeport has a working harbor, a ferry across the Sound and a great deal of industrial brick, some of it turned into apartments and some waiting.',
    'new-haven-ct':
      'New Haven keeps a green at its center, a university in stone around it and a deep harbor below, so a film can change centuries by crossing a street.',
    'hartford-ct':
      'Hartford insures things. Its films are mostly people explaining what cannot be seen, which we make easier with a good chair, a window and drawings.',
    'stamford-ct':
      'Stamford is a row of office towers beside the railroad and a shoreline five minutes away from them, so an interview can end at the water.',
  },
}
