import type { StateNotes } from '../notes.ts'

export const westVirginia: StateNotes = {
  lead: 'West Virginia is the only state that lies wholly in the mountains, and there is hardly a level acre in it. Energy, chemistry, hospitals and whitewater are its trades, and its people have been misrepresented by enough cameras to ask who is behind this one.',
  regions: [
    {
      name: 'West Virginia',
      notes: [
        'Hollows are narrow, so direct sun may reach the bottom for only a few hours; tables of sunrise are optimistic here.',
        "Fog fills the valleys on most still mornings from July into October, and overlooks above it are the state's best free crane.",
        'Color runs from the last week of September on the high ridges to late October along the rivers.',
        'Roads wind. We plan by minutes, never by miles, and carry what a long day needs.',
        'Rivers carry the industry: chemical works on the Kanawha, power stations and glass along the Ohio.',
      ],
    },
  ],
  cities: {
    'charleston-wv':
      "Charleston's gold capitol dome stands right on the Kanawha, with the state's chemistry upstream and down.",
    'huntington-wv':
      'Huntington is a river port and a university town on the Ohio, with floodwalls, steel and a marching band.',
    'morgantown-wv':
      "Morgantown's campus is split between hills and joined by driverless cars on rails, running since the seventies.",
  },
}
