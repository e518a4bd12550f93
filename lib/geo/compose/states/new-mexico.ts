import type { StateNotes } from '../notes.ts'
import { all, eastOf, northOf, westOf } from '../where.ts'

export const newMexico: StateNotes = {
  lead: 'New Mexico has drawn painters for a century and film crews for longer, all for the same reason: high, dry air and light with edges. Companies here get to borrow it.',
  regions: [
    {
      name: 'The upper Rio Grande',
      where: all(northOf(34.7), westOf(-105.3)),
      notes: [
        'At five to seven thousand feet shadows are crisp, skies deep and evenings cool; faces want open shade or a silk.',
        'The Sandia and Sangre de Cristo ranges turn pink at sunset, for about ten minutes, on most clear days.',
        'Monsoon storms cross from July into early September, one at a time, each with its own curtain of rain. They are best filmed from twenty miles away.',
        'Pueblos and tribal lands decide for themselves whether cameras are welcome. We ask, and take no for an answer.',
      ],
    },
    {
      name: 'The eastern plains',
      where: eastOf(-105),
      notes: [
        'Eastern New Mexico is short grass, dairy, oil and wind, with sunsets that need nothing in front of them.',
        'Spring wind carries dust from March into May; autumn is calm and gold.',
        'Towns are an hour apart and more, so a day here has one location and does it properly.',
      ],
    },
    {
      name: 'The south',
      notes: [
        'Around Las Cruces the Organ Mountains stand like a row of broken teeth behind chile fields and pecan orchards, best at sunset when they face the light.',
        'White gypsum dunes lie to the east under national park rules, beside a missile range that sometimes closes the road.',
        'Chile is harvested from August into October, green first and then red, and the roasting smells of both.',
      ],
    },
  ],
  cities: {
    'albuquerque-nm':
      'Albuquerque lies between a river forest and a mountain wall that faces west, so it ends each day in color. In early October hundreds of balloons rise at sunrise, and every room in town is taken.',
    'santa-fe-nm':
      'Santa Fe is the highest state capital, at about seven thousand feet, and its adobe holds warm light until the last minute of the day.',
    'las-cruces-nm':
      'Las Cruces has some three hundred sunny days a year, the Organ Mountains to look at and a university, an orchard or a spaceport to film.',
  },
}
