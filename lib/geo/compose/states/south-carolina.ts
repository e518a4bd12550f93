import type { StateNotes } from '../notes.ts'
import { all, any, eastOf, northOf, southOf } from '../where.ts'

export const southCarolina: StateNotes = {
  lead: 'South Carolina rises from tidal marsh to blue hills in about two hundred and fifty miles. Ports, tires, airplanes and beaches each have their own part of it, and summer is the same everywhere: start early.',
  regions: [
    {
      name: 'The Lowcountry and the Grand Strand',
      where: any(all(southOf(33.35), eastOf(-80.95)), eastOf(-79.2)),
      notes: [
        'Tide, not time, is the schedule here; creeks that are water at breakfast can be mud by lunch.',
        'Spring and late autumn have the clearest air and the kindest temperatures. July brings storms by three.',
        'Old streets are narrow, and residents value quiet. Permits name the hours, and we keep them.',
        'Hurricanes concern August, September and October in particular, and contracts say what happens then.',
      ],
    },
    {
      name: 'The Upstate',
      where: northOf(34.5),
      notes: [
        'The Blue Ridge stands along the northwestern edge of the Upstate, close enough to be the background of a factory film.',
        'Cars, tires, turbines and textiles are made along the interstate, and visitors in safety glasses are routine.',
        'Peach blossom in March and color in late October and early November bracket the good seasons.',
      ],
    },
    {
      name: 'The Midlands and the Pee Dee',
      notes: [
        'Sandhills, pines and lakes lie across the middle of the state, and so does its hottest weather.',
        'Capital, army post and university all work to calendars of their own; we check them before choosing a week.',
        'Cotton, tobacco and peanuts come off flat fields from August into November.',
      ],
    },
  ],
  cities: {
    'columbia-sc':
      'Columbia lies where two rivers become a third, with a state house that still wears bronze stars where cannonballs struck.',
    'charleston-sc':
      'Charleston sits on a peninsula between two rivers, with pastel rows, church spires and a cable-stayed bridge that works in every light. Carriages and cruise days are on our calendar.',
    'greenville-sc':
      'Greenville found a waterfall under a highway bridge, took the bridge away and built its downtown around the view.',
    'north-charleston-sc':
      'North Charleston builds airplanes where the navy used to build ships, and runways make the sky a matter for permission.',
  },
}
