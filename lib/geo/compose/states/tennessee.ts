import type { StateNotes } from '../notes.ts'
import { eastOf, westOf } from '../where.ts'

export const tennessee: StateNotes = {
  lead: 'Tennessee divides itself into three, and so do we: mountains in the east, music and medicine in the middle, cotton and freight in the west. There are five hundred miles and one time zone line between its corners.',
  clock:
    'East Tennessee, with Knoxville and Chattanooga, keeps Eastern time; Nashville, Memphis and everything west keep Central time.',
  regions: [
    {
      name: 'East Tennessee',
      where: eastOf(-85.6),
      notes: [
        'The Smokies owe their name to a haze that rises from the forest, thickest in summer and after rain.',
        'Color runs down the mountains through October, top first. Roads near the park are slow on every weekend of it.',
        'Ridges and river bends give the cities here natural overlooks; evenings are usually better than mornings.',
        'Dams, laboratories, boats and aluminum are the industries, and several of them need a clearance before a camera.',
      ],
    },
    {
      name: 'West Tennessee',
      where: westOf(-88),
      notes: [
        'Flat cotton and soybean land runs to the Mississippi bluffs, with sunsets over the river and Arkansas.',
        'Parcels, barges, medical devices and music all pass through at night, so night work is normal here.',
        'Summers are long, humid and loud with cicadas; sound recordists prefer March and October.',
      ],
    },
    {
      name: 'Middle Tennessee',
      notes: [
        'Rolling limestone country with horses, whiskey and a great many new buildings: aerials of a site are worth repeating each quarter.',
        "Health-care companies and songwriters share Nashville's coffee shops, and both are easy in front of a microphone.",
        'Storm season has two peaks, in spring and again in November, and crews keep one eye on the sky in both.',
      ],
    },
  ],
  cities: {
    'nashville-tn':
      'Nashville has more good microphones per square mile than anywhere else, and musicians who know what a take is. Lower Broadway is loud from ten in the morning, so we film it early and talk elsewhere.',
    'memphis-tn':
      'Memphis moves parcels by night and plays music by evening, and the river below its bluff is more than half a mile wide. Sunset is over water, from downtown, every clear day.',
    'knoxville-tn':
      'Knoxville has a university on the river, a gold ball on a tower and the Smokies as its horizon, with national laboratories down the road.',
    'chattanooga-tn':
      'Chattanooga bends with its river under Lookout Mountain, from which you can film all of it at once. City-owned fiber brought the software people.',
    'clarksville-tn':
      'Clarksville lives beside Fort Campbell, on the Kentucky line, and its films are about housing, hiring and people who have just arrived.',
  },
}
