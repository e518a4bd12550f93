import type { StateNotes } from '../notes.ts'
import { eastOf } from '../where.ts'

export const wisconsin: StateNotes = {
  lead: 'Wisconsin makes machinery, paper, cheese and motorcycles, and its companies are more likely to be owned by a family than listed. They like films that show the work and let it speak.',
  regions: [
    {
      name: 'The Lake Michigan side',
      where: eastOf(-88.3),
      notes: [
        'The lake lies to the east, so mornings on the shore are brilliant and evenings fall behind the city.',
        'It is cooler by the lake in spring and summer, warmer in autumn; frost comes weeks later than inland.',
        'Foundries, breweries and shipyards offer dark interiors with hot centers, which cameras love and lamps should respect.',
      ],
    },
    {
      name: 'The center and the west',
      notes: [
        'Western Wisconsin was missed by the glaciers: steep green valleys, ridge-top farms and bluffs on the Mississippi.',
        'Dairy barns, paper machines and a large university are the subjects, and milking is at five.',
        'Lakes freeze hard enough to drive on in most winters, and people do; low sun on ice needs strong filters.',
        'Late September to mid-October brings color, cranberries and the clearest air of the year.',
      ],
    },
  ],
  cities: {
    'milwaukee-wi':
      'Milwaukee has cream-colored brick, a museum with wings that open and close each day, and machine shops whose names are on equipment worldwide. The lakefront faces sunrise.',
    'madison-wi':
      'Madison is built on an isthmus, so its white capitol dome stands between two lakes and can be filmed over water from either.',
    'green-bay-wi':
      'Green Bay packs paper and cheese and, on certain Sundays, eighty thousand people into a stadium owned by its fans. On those days nothing else gets filmed.',
  },
}
