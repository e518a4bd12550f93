import type { StateNotes } from '../notes.ts'
import { all, eastOf, northOf, southOf, westOf } from '../where.ts'

export const georgia: StateNotes = {
  lead: 'Georgia makes more film and television than any state but a few, so businesses here are used to seeing trucks on the street. What they need is something smaller: a crew that fits into a working day.',
  regions: [
    {
      name: 'The coast',
      where: all(southOf(32.4), eastOf(-81.7)),
      notes: [
        "Georgia's coast is short and mostly marsh, a plain of grass that changes from silver to gold with the tide and the hour.",
        'Live oaks with Spanish moss filter the sun into soft patches, flattering for faces and difficult for even exposure; we film with the shade rather than against it.',
        'The port at Savannah moves containers around the clock, and its cranes show above half the views on the river.',
      ],
    },
    {
      name: 'Atlanta and the Piedmont',
      where: all(northOf(33.3), westOf(-82.4)),
      notes: [
        "The Piedmont rolls, and Atlanta's towers stand up out of a forest; from above, the city looks like a garden that grew a skyline.",
        'Pine pollen coats everything yellow for a few weeks around the end of March. White sets and black cars wait for rain.',
        'Traffic around the Perimeter sets the rhythm of a filming day: one side of town before lunch, the other after it, never both at five.',
        "North Georgia's mountains begin an hour up the road and turn color in the second half of October.",
      ],
    },
    {
      name: 'The fall line and the south',
      notes: [
        'Macon, Columbus and Augusta grew where rivers drop off the Piedmont onto the coastal plain, and mills and canals mark the line.',
        'South of it the land is flat, sandy and productive: peanuts, cotton, pecans, onions and pine, each with its own weeks of harvest.',
        'Summers are long and humid, with gnats in the bargain below the fall line. Crews start early and bring their own breeze.',
      ],
    },
  ],
  cities: {
    'atlanta-ga':
      'Atlanta has the busiest airport in the world, headquarters in every direction, and a film industry that has made locations here cautious and professional. A small crew with papers in order gets more doors opened.',
    'savannah-ga':
      'Savannah is built around its squares, and each of them is a ready-made set with its own trees. Filming in them takes a permit from the city, which we get first.',
    'augusta-ga':
      'Augusta is known for one week in April. During it every room is taken; in the other fifty-one it is a river city of hospitals, industry and cyber security.',
    'columbus-ga':
      'Columbus grew on the falls of the Chattahoochee, where whitewater now runs past the old mills through the middle of town.',
    'athens-ga':
      'Athens is a university town with a music scene, so halls, stages and stadiums all fill by the same calendar.',
  },
}
