import type { StateNotes } from '../notes.ts'
import { northOf } from '../where.ts'

export const delaware: StateNotes = {
  lead: 'Delaware has three counties, one of them mostly suburbs and river, one farms, one beaches. From end to end it is about a hundred miles, and no place in it is far from tidal water.',
  regions: [
    {
      name: 'The north',
      where: northOf(39.45),
      notes: [
        "The Brandywine's mills gave northern Delaware its stone villages and its chemistry; laboratories and corporate offices followed.",
        'More companies are incorporated in Delaware than live in it, and law and finance are what many interviews here are about.',
        'The Delaware River is wide and working at this point, with ships, refineries and marsh in one view.',
      ],
    },
    {
      name: 'The center and the shore',
      notes: [
        'Below the Chesapeake and Delaware Canal the land is flat and farmed, with poultry houses, corn and wide verges where a crew can park.',
        'The bay shore is marsh and wildlife refuge, best early and late; the ocean beaches fill in July and August and are nearly empty in May and October.',
        'Military aircraft from Dover share this sky, so flights by drone are cleared with care.',
      ],
    },
  ],
  cities: {
    'wilmington-de':
      'Wilmington stands where the Brandywine and the Christina meet, a small city with a corporate skyline and a rail station that connects it to everything from Boston to Washington.',
    'dover-de':
      'Dover is a colonial capital around a green, with a large air base to one side and Amish farms to the other.',
    'newark-de':
      "Newark is a university town near three state lines, which is why a day's schedule here often includes Maryland or Pennsylvania.",
  },
}
