import type { StateNotes } from '../notes.ts'
import { all, any, eastOf, northOf, southOf, westOf } from '../where.ts'

export const florida: StateNotes = {
  lead: "Florida is flat, wet and bright, and its weather keeps a timetable. The trick is to know which of its coasts you are on, because each of them gets the sun at the wrong end of somebody's day.",
  clock:
    'Most of Florida keeps Eastern time; the Panhandle west of the Apalachicola River keeps Central time, so a call sheet that crosses it names the zone.',
  regions: [
    {
      name: 'The Panhandle',
      where: westOf(-84),
      notes: [
        "The Panhandle's beaches are quartz sand, white enough to bounce light up into faces and to fool an exposure meter.",
        'Winter here is a real season, with frosts and clear, dry northerly days that suit long views.',
        'Air bases share this coast, and large parts of the sky are restricted. We check before anyone packs a drone.',
      ],
    },
    {
      name: 'The southeast',
      where: all(southOf(27.5), eastOf(-81.2)),
      notes: [
        'On this coast the sun rises out of the ocean and sets behind the city; sunrise is for the beach and dusk for the skyline.',
        'From June into October showers build nearly every afternoon and pass within the hour. We schedule exteriors for the morning and keep the afternoon flexible.',
        'The dry season, from November into April, has some of the steadiest weather in the country for outdoor work, and the fullest hotels.',
        'Art Deco, glass towers, mangroves and cane fields lie within an hour of each other, and so do English, Spanish and Haitian Creole on the interview list.',
        'Building after building is white or pastel and throws light back into faces, so a crew can leave one reflector at home.',
        'The Everglades begin where the last streets end, and over the national park drones may not fly; we know where that line is.',
        'From March into October sea turtles nest, and lights on the beach at night are restricted for their sake.',
      ],
    },
    {
      name: 'The Gulf side',
      where: any(all(westOf(-82.2), southOf(28.8)), all(westOf(-81.6), southOf(27))),
      notes: [
        'This side of Florida has the sunsets: the Gulf lies to the west, usually calm, and the light lasts a good half hour after the sun has gone.',
        'Summer storms start inland and push toward the Gulf late in the day, so beach evenings need a second date from June into September.',
        "Bridges and causeways decide the schedule around the bays; two locations ten miles apart can be an hour apart at five o'clock.",
        'White sand and shallow green water make up the shore, and a polarizing filter shows the bottom of it.',
        'Winter visitors fill roads and tables from January to Easter, in exchange for the best weather of the year.',
      ],
    },
    {
      name: 'The north and the First Coast',
      where: northOf(29.4),
      notes: [
        'North Florida has seasons: cool, clear winters, live oaks and pines, and rivers that run black with tannin or clear out of springs.',
        'The Atlantic beaches face a little north of east, so morning light comes straight off the water and afternoons are kind to faces.',
        'Summer thunderstorms are as reliable as a train here. Crews stop before the first thunder, not after it.',
      ],
    },
    {
      name: 'Central Florida',
      notes: [
        'Central Florida sees more lightning than almost anywhere in the country, most of it on summer afternoons. Mornings belong to exteriors and drones.',
        'Conventions and theme parks keep the hotels full and the roads slow around holidays; crews that live here know which roads.',
        'On launch days at Cape Canaveral the airspace closes and the roads to the coast fill. We look at that calendar too.',
        'Lakes, orange groves and pasture begin where the subdivisions stop, often at the next traffic light.',
        'Afternoons are loud with cicadas, mowers and aircraft, so dialogue is recorded before ten or indoors.',
      ],
    },
  ],
  cities: {
    'jacksonville-fl':
      'Jacksonville covers more land than any other city in the lower forty-eight, with a wide river through its middle and the ocean at its edge. Scenes are grouped by side of the St. Johns.',
    'miami-fl':
      'Miami looks east to the ocean and films like it: mornings are hard and blue on the beach, evenings warm on the glass downtown. Interviews run in two languages more often than one.',
    'tampa-fl':
      'Tampa faces its bay from the north, and the river walk keeps water in the foreground of most views. Cigar-factory brick in Ybor City is the antidote to another glass lobby.',
    'orlando-fl':
      'Orlando has one of the largest convention centers in the country, and films for its shows are planned to be finished before the badges come off.',
    'st-petersburg-fl':
      'St. Petersburg sits on a peninsula with water on three sides, a long downtown pier and a record for consecutive days of sun, so the question is where to find shade.',
    'hialeah-fl':
      'Hialeah works mostly in Spanish, and a film for a business here should be planned in the language it will be watched in.',
    'tallahassee-fl':
      'Tallahassee is hillier and greener than people expect of Florida, with a capitol, two universities and canopy roads where oaks meet overhead.',
    'fort-lauderdale-fl':
      'Fort Lauderdale is threaded by canals, and half of its front doors face water. A small boat is often the best tripod in town.',
  },
}
