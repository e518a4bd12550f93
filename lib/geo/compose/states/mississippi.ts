import type { StateNotes } from '../notes.ts'
import { all, northOf, southOf, westOf } from '../where.ts'

export const mississippi: StateNotes = {
  lead: 'Mississippi is quieter than its neighbors and better to look at than it lets on. Delta, pine belt and Gulf beach each have their own light, and people here give an interview the way they give directions, with the whole story.',
  regions: [
    {
      name: 'The Gulf Coast',
      where: southOf(30.9),
      notes: [
        'The mainland beach is long, man-made and calm, because barrier islands take the waves ten miles out.',
        'Shipyards, casinos, shrimp boats and an air base share the coast, which makes for early calls and checked airspace.',
        'From June through November a named storm can take a week. Dates near the water get an alternative inland.',
      ],
    },
    {
      name: 'The north',
      where: northOf(33.9),
      notes: [
        'The northern hills hold furniture plants, distribution centers and a university town with a square that writers keep describing.',
        'Memphis is the big city for this corner of the state, and crews work on both sides of the line.',
        'Dogwood and redbud bloom in late March; summer green is dense and humid from May.',
      ],
    },
    {
      name: 'The Delta',
      where: all(westOf(-90.35), northOf(32.55)),
      notes: [
        'The Delta is flat, dark soil to the levee, with cotton white in September and October and the blues museum-ready in several towns.',
        'Dust and smoke from the fields make autumn sunsets red for weeks.',
        'Distances look short on the map and take time on two-lane roads; one county per day is a good rule.',
      ],
    },
    {
      name: 'The center and the pine belt',
      notes: [
        "Jackson lies where hills meet the Pearl River's bottomland, with government, hospitals and universities on the higher ground.",
        'Pines grow fast here and shade most roads; clearings, lakes and rooftops are where the light is.',
        'Storms between March and May and again in November can be severe, so crews know the nearest solid building.',
      ],
    },
  ],
  cities: {
    'jackson-ms':
      'Jackson has the capitol, the medical center and a civil rights museum worth a morning, and its interviews tend to run long for good reasons.',
    'gulfport-ms':
      'Gulfport is a port for bananas and a beach for everyone else, with the railroad running between the two.',
  },
}
