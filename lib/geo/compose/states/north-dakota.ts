import type { StateNotes } from '../notes.ts'
import { eastOf } from '../where.ts'

export const northDakota: StateNotes = {
  lead: 'North Dakota is generous with sky and sparing with everything else, which is why a single tree, tractor or drilling rig looks so deliberate in it. Winters are serious, summers long-lit, and people punctual in both.',
  clock:
    'Most of North Dakota keeps Central time; the southwest corner, beyond the Missouri, keeps Mountain time.',
  regions: [
    {
      name: 'The Red River valley',
      where: eastOf(-97.4),
      notes: [
        'The valley floor was the bed of a glacial lake, and hardly a foot of it is out of level; a stepladder counts as elevation.',
        'Sugar beets come in around the clock in October under floodlights, and the plants run all winter.',
        'Software, equipment makers and a university give Fargo and Grand Forks more interviews than tractors.',
        'January brings hard wind and harder cold, and above them some of the clearest skies of the year.',
      ],
    },
    {
      name: 'The Missouri and the west',
      notes: [
        "The Missouri's lakes and breaks divide farmed prairie from ranch land, and the badlands farther west glow for half an hour at each end of the day.",
        'Oil, coal, wind and cattle share the west; safety briefings come before cameras do.',
        'Where the west keeps Central time, June evenings stay light past ten, and a long day of exteriors fits in without hurry.',
      ],
    },
  ],
  cities: {
    'fargo-nd':
      'Fargo has a theater marquee everyone photographs and a software campus few people expect. The river runs north here, toward Canada, and floods in spring.',
    'bismarck-nd':
      "Bismarck's capitol is a plain tower on the prairie, seen from far off, above one of the last free-flowing stretches of the Missouri.",
    'grand-forks-nd':
      'Grand Forks trains pilots and drone crews, with a test site for unmanned aircraft, so people here ask good questions about our flights.',
  },
}
