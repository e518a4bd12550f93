import type { StateNotes } from '../notes.ts'

export const rhodeIsland: StateNotes = {
  lead: 'Rhode Island can be crossed in an hour and takes years to know. Narragansett Bay reaches up into the middle of it, so almost every business is near salt water, and nobody thinks a half-hour drive is short.',
  regions: [
    {
      name: 'The bay and the river towns',
      notes: [
        'The bay runs from south to north, and towns on either bank look at each other over it: one gets the morning light, the other the evening.',
        'Jewelry, textiles and submarines were and are made here, in brick along the rivers and in sheds along the shore.',
        'Ocean beaches face south and have sun all day. From late June into August parking decides who films there.',
        'Sea fog is a June visitor; September is warm, dry and our favorite month for the water.',
        'Mills with tall windows have become schools and studios, and offer daylight by the acre.',
      ],
    },
  ],
  cities: {
    'providence-ri':
      'Providence uncovered its rivers and turned them into a walk, with a design school up the hill and fire on the water on some summer nights.',
    'warwick-ri':
      'Warwick has the airport, the shopping and thirty-nine miles of shoreline, much of it marinas.',
  },
}
