import type { StateNotes } from '../notes.ts'
import { southOf, westOf } from '../where.ts'

export const newYork: StateNotes = {
  clock: 'All of New York keeps Eastern time.',
  regions: [
    {
      name: 'In and around the city',
      where: southOf(41.4),
      notes: [
        'Trains reach most of this region faster than vans do. Small crews with cases on wheels save an hour on every move.',
        "Long Island's south shore faces the open Atlantic and its north shore the calm Sound; the light is better on one of them at any given hour.",
        'Westchester and the lower Hudson have stone houses, corporate campuses and river views west to the Palisades, so evenings are for the water.',
        'Airspace is crowded and rules are layered. We treat a drone shot here as a project of its own, with a rooftop as the second plan.',
      ],
    },
    {
      name: 'The west and the lakes',
      where: westOf(-76.6),
      notes: [
        'Lake-effect snow falls in bands off Erie and Ontario between November and February; a crew can drive out of it in twenty minutes, if it can drive.',
        'Precision optics, medical devices, food and universities make up most of the work, in buildings with good north windows.',
        'Summers by the lakes are bright and cool with late sunsets, ideal from June into September.',
      ],
    },
    {
      name: 'The Hudson, the Mohawk and the north',
      notes: [
        'The Hudson and Mohawk valleys carried the canal, the railroad and the factories that followed, and their brick stands along the water.',
        'The Adirondacks and the Catskills rise on either side, with color from the last week of September in the high parts.',
        "Government, chip making and health care keep the Capital Region's interview rooms booked from January into June, while the legislature sits.",
      ],
    },
  ],
  cities: {
    'buffalo-ny':
      'Buffalo has grain elevators like cathedrals, a Frank Lloyd Wright house, and light off Lake Erie that makes up in summer for what snow takes in winter.',
    'rochester-ny':
      "Rochester made the film that everyone else's pictures were taken on. Optics and imaging are still here, and so is a waterfall in the middle of town.",
    'yonkers-ny':
      'Yonkers faces the Palisades across the Hudson, with old carpet mills turned into lofts and studios.',
    'syracuse-ny':
      'Syracuse is among the snowiest cities of its size, and plans accordingly: from December on, every exterior has an interior twin.',
    'albany-ny':
      "Albany's Empire State Plaza is nearly a hundred acres of marble and concrete, built to be seen from across the river and almost empty on Sundays.",
  },
}
