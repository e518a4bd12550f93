import type { StateNotes } from '../notes.ts'
import { all, any, eastOf, southOf, westOf } from '../where.ts'

export const northCarolina: StateNotes = {
  lead: "North Carolina goes from the highest peaks in the East to the shifting sand of the Outer Banks, with banks, laboratories and furniture makers in the middle. A crew needs eight hours to drive it end to end, so we don't.",
  regions: [
    {
      name: 'The mountains',
      where: westOf(-81.9),
      notes: [
        'The Blue Ridge gets its color from haze, thickest on humid summer days and thinnest after an autumn front.',
        'Leaves turn first on the peaks, in early October, and reach the valleys by the end of the month; the Parkway is slow in between.',
        'Valley fog at sunrise seen from above is the picture everyone wants. It is likeliest on clear, still mornings from August into October.',
        'The Parkway is federal land: permits for productions, and no drones from its overlooks.',
      ],
    },
    {
      name: 'The coastal plain and the shore',
      where: any(eastOf(-78.25), all(southOf(35.25), eastOf(-79.2))),
      notes: [
        'The plain is flat and sandy: tobacco barns, sweet potatoes, pine and military bases whose airspace reaches far.',
        'Beaches face south around Wilmington and east farther up, which decides whether they get a sunrise, a sunset or both.',
        'Hurricane season matters from August into October, and film contracts here have a paragraph for it.',
      ],
    },
    {
      name: 'The Piedmont',
      notes: [
        'Red clay, hardwoods and research parks: the Piedmont is rolling, green and quick to build on, so aerials of a site go out of date in months.',
        'Banks, laboratories and universities want people who can ask an expert a plain question. That is most of what we do here.',
        'Dogwoods bloom in early April, pollen follows at once, and the air clears with the first good rain.',
        'Winters are mild with one or two ice storms. October and early November are dry, warm in color and our first recommendation.',
      ],
    },
  ],
  cities: {
    'charlotte-nc':
      "Charlotte's Uptown is glass and young, built by banks, and seen best from the west and south at the hour when office lights come on.",
    'raleigh-nc':
      'Raleigh is a capital under oaks, one corner of a triangle of universities with laboratories in the middle. Experts are easy to find here, and time in their calendars is not.',
    'greensboro-nc':
      'Greensboro turned denim and railroads into logistics and aviation, and kept the lunch counter where four students sat down in 1960.',
    'durham-nc':
      "Durham's tobacco warehouses have become offices, studios and kitchens, with brick, timber and trusses that need only daylight.",
    'winston-salem-nc':
      'Winston-Salem joined a Moravian town to a tobacco city; both are still there, a few blocks apart, next to a medical research district.',
    'fayetteville-nc':
      'Fayetteville lives next to one of the largest army posts in the world. Airspace, access and deployment calendars come before the shot list.',
    'asheville-nc':
      'Asheville lies in a bowl of the Blue Ridge at about two thousand feet, so the sun clears the ridge late and breweries, kitchens and studios fill the wait.',
    'wilmington-nc':
      'Wilmington has a riverfront, a beach and one of the oldest sound-stage lots in the East, so the town is used to call sheets.',
  },
}
