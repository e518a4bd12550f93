import type { StateNotes } from '../notes.ts'
import { northOf, westOf } from '../where.ts'

export const louisiana: StateNotes = {
  lead: "Louisiana is water with some land in it, and the rest of the country's rivers pass through on their way out. Music, shrimp, petrochemicals and a calendar full of festivals give it more subjects than it has dry days.",
  regions: [
    {
      name: 'The north',
      where: northOf(31.6),
      notes: [
        "North Louisiana is pine hills and the Red River's broad valley, closer in look to East Texas than to New Orleans.",
        'Cotton and soybeans ripen in September and October, when the air finally dries and long views return.',
        'Ice is rare and, when it comes, stops everything; winter dates are otherwise mild and gray.',
      ],
    },
    {
      name: 'Acadiana and the southwest',
      where: westOf(-91.6),
      notes: [
        'Rice fields are flooded for crawfish in winter and spring, and mirror the sky from November on.',
        'The Atchafalaya is the largest river swamp in the country. We film it from boats run by people who know it, at first light, before the wind.',
        'Festivals take over the towns in spring and autumn, and French is still spoken at some of them.',
      ],
    },
    {
      name: 'New Orleans, Baton Rouge and the river',
      notes: [
        'The Mississippi runs above the streets behind its levees, so ships pass higher than rooftops, a picture that needs no explanation and always gets one.',
        'Humidity fogs a cold lens in seconds. Cameras leave the air conditioning half an hour before they are needed.',
        'Between June and November everyone watches the Gulf, and contracts here say what happens to a filming day when a storm has a name.',
        'Afternoon storms in summer are short and vertical. The light after them, with wet streets, is worth waiting for.',
      ],
    },
  ],
  cities: {
    'new-orleans-la':
      'New Orleans has its own film office and its own rules for balconies, parades and second lines. Mardi Gras season closes streets for weeks, so we either plan for it or around it.',
    'baton-rouge-la':
      'Baton Rouge is a capital, a university and a refinery on one bend of the river, with the tallest state capitol in the country looking over all three.',
    'shreveport-la':
      'Shreveport faces Bossier City across the Red River, and bridges lit at night join the two skylines.',
    'lafayette-la':
      'Lafayette is the center of Cajun country, where food, oil services and music share a street and a film may need subtitles in either direction.',
  },
}
