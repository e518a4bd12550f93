import type { StateNotes } from '../notes.ts'

export const wyoming: StateNotes = {
  lead: 'Wyoming has fewer people than any other state and a great deal of room between them. Wind, altitude and distance are the three things a budget must know about; everything else is scenery.',
  regions: [
    {
      name: 'Wyoming',
      notes: [
        'Most towns lie between four and seven thousand feet, so the sun is strong, nights are cold in July and new arrivals should carry one case at a time.',
        'Wind is strongest from November to April and closes the interstate across the south of the state several times each winter.',
        'Energy, ranching and trona mining work far from town. A filming day there begins with a safety talk and a full tank.',
        'The northwestern mountains are national parks, beautiful and regulated: permits for productions, no drones.',
        'Pronghorn outnumber people in much of the state, and an empty road at dawn is easier to get here than a taxi.',
      ],
    },
  ],
  cities: {
    'cheyenne-wy':
      'Cheyenne keeps railroad, capitol and air base within a mile of each other; in late July its rodeo brings several times its population.',
    'casper-wy':
      'Casper lies on the North Platte under its own mountain, and oil built most of what stands between the two.',
    'laramie-wy':
      'Laramie is a university town above seven thousand feet, where water boils sooner and drones tire faster.',
  },
}
