import type { StateNotes } from '../notes.ts'
import { southOf } from '../where.ts'

export const utah: StateNotes = {
  lead: 'Utah keeps most of its people in one long valley and most of its scenery outside it. Five national parks, salt flats and snow are the reasons other crews fly in; our crews already live here.',
  regions: [
    {
      name: 'The red rock south',
      where: southOf(38.5),
      notes: [
        'Southwestern Utah is warm, dry and red. Sandstone bounces colored light into shade, which flatters faces and confuses white balance.',
        'Parks and monuments surround the towns; each has its own permit, and drones stay out of all of them.',
        'July and August bring sudden storms and floods in the slot canyons. We do not go in on a doubtful forecast.',
      ],
    },
    {
      name: 'The Wasatch Front',
      notes: [
        'Mountains stand seven thousand feet above the streets on the east side of the valley, lit by the evening sun and dark in the morning.',
        'Winter inversions can hold haze in the valley for a week, while the ski slopes above are in full sun.',
        'Software, outdoor gear, medical devices and family businesses all want to be explained plainly, and to be done by dinner.',
        'The salt flats to the west are a mirror after rain and a crust in late summer; both are an hour and a half away.',
      ],
    },
  ],
  cities: {
    'salt-lake-city-ut':
      "Salt Lake City's blocks are so long and its streets so wide that a camera can stand back anywhere. Snow on the Wasatch stays white into May behind it.",
    'provo-ut':
      'Provo has a university at the foot of a mountain wall, a lake to the west and software companies along the road to Lehi.',
    'saint-george-ut':
      "Saint George is Utah's warm corner, a red-rock town of growth, golf and retirement, with Zion less than an hour away.",
    'west-valley-city-ut':
      'West Valley City is the working half of the Salt Lake valley, with an arena, warehouses and the Oquirrh Mountains behind it.',
  },
}
