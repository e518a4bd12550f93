import type { StateNotes } from '../notes.ts'
import { all, any, eastOf, northOf, southOf } from '../where.ts'

export const california: StateNotes = {
  clock: 'All of California keeps Pacific time.',
  regions: [
    {
      name: 'The high and low desert',
      where: any(all(northOf(34.4), eastOf(-118.7), southOf(35.3)), all(eastOf(-116.8), southOf(34.3))),
      notes: [
        'Desert air is clear enough that mountains thirty miles off look near, and dry enough that there is hardly a cloud to plan for between May and October.',
        'Wind is the weather here. It rises most spring afternoons, so drones and dialogue go in the morning.',
        'Film sets come to the California desert for empty roads and dry lakes; public land has its own permits, and we ask before we promise.',
        'Joshua trees grow in the high desert and palms in the low one; whichever stands in the frame tells the viewer how high up it is.',
      ],
    },
    {
      name: 'The inland valleys',
      where: all(eastOf(-117.66), northOf(33.45), southOf(34.4)),
      notes: [
        'Warehouses and distribution centers cover the plain east of Los Angeles, and they make good subjects: long lines, even light and movement at any hour.',
        'Summer here is far hotter than at the coast, with haze against the mountains by midday. After a winter storm the same mountains stand white and sharp behind the palms.',
        'Santa Ana winds blow from the desert on some autumn and winter days. They clear the air completely and raise fire danger, so hillsides may be closed.',
        'Mountains of more than ten thousand feet stand over these valleys, and in February palms and snow fit into one frame.',
        'Truck traffic fills the freeways long before eight. We load in early and stay put.',
      ],
    },
    {
      name: 'The southern coast and basins',
      where: southOf(34.45),
      notes: [
        'From May into July a layer of marine cloud often covers the coast until midday. It is soft light for faces and products; views of the ocean wait for the afternoon.',
        'Rain falls mostly from December into March, and seldom for many days in a row. The clear days after it are the best of the year for long views.',
        'Traffic, not distance, decides how many locations fit into a day. We group scenes by neighborhood and move between rush hours.',
        'The coast faces south and west, so beaches here keep direct sun until it sets over water or behind a headland.',
        'Jacarandas bloom purple in May and June, and almost every older street has a few of them.',
        'A sky without clouds is the usual case from July on, so we bring something into the top of the frame: a branch, an awning, a sign.',
        'Mountains close off the basins to the north and east. They stand sharp behind the buildings after rain and vanish into haze in August.',
        'Cities here border each other without a gap, and each has its own film permits. We ask the right city hall, which is not always the obvious one.',
        'Palms cast thin shadows and stucco throws light back, so a wall in open shade is the most useful spot on most blocks.',
      ],
    },
    {
      name: 'The Central Valley',
      where: any(
        all(northOf(36.3), southOf(38.35), eastOf(-121.55)),
        all(northOf(34.9), southOf(36.3), eastOf(-120.2)),
        all(northOf(38.35), eastOf(-121.9)),
        all(northOf(39), eastOf(-122.6)),
      ),
      notes: [
        'The Central Valley is flat for four hundred miles and farmed nearly all the way. Roads, rows and canals give the camera straight lines to work with.',
        'Almonds bloom in February, tomatoes and grapes come in through late summer, and every crop in between has a date that will not move for a film.',
        'Tule fog settles on winter mornings and can stay for days. It is beautiful in a wide shot and dangerous on a highway, so early calls get later.',
        'From June into September there is practically no rain and a great deal of heat; the air is hazy, and the evening light turns amber because of it.',
        'The Sierra is out of sight for most of the year, and after a winter rain it stands across the whole eastern horizon.',
      ],
    },
    {
      name: 'The Bay Area',
      where: all(northOf(36.9), southOf(38.9)),
      notes: [
        'The Bay Area is several climates side by side: fog at the ocean, mild days around the bay, and real summer heat behind the first range of hills.',
        'Fog usually comes in late in the day and leaves in the morning during summer; September and October are warm and clear nearly everywhere.',
        "Hills are gold from June to November and green from January to April, which matters more to a film's look than temperature does.",
        'Much of what companies here make is invisible, so films combine people on camera with animation more often than anywhere else we work.',
        'Bridges and hills divide the bay into sides, and a crew that crosses at the wrong hour loses its morning.',
        'Wind comes through the gaps in the hills on summer afternoons; sound and drones get the mornings.',
        'Nearly all of the rain falls between November and April, so a date in the other months can be set far ahead.',
      ],
    },
    {
      name: 'The central coast',
      notes: [
        'The mountains come down to the sea along this coast, and valleys behind the first ridge grow vegetables, strawberries and wine nearly all year.',
        'Mornings are often gray near the water from May into August; two valleys inland the sun is out by nine.',
        'Beaches and headlands are mostly public land with permits of their own, and the quiet months, from October to April, are easier for everyone.',
        'Wind picks up along the beaches on spring afternoons, so sand, sound and drones are morning matters.',
      ],
    },
  ],
  cities: {
    'san-diego-ca':
      'San Diego has a harbor full of ships, a desert behind its mountains and a coast that changes character every few miles. Navy property takes months of asking; the public bayfront takes a permit and good manners.',
    'san-jose-ca':
      'San José and the valley around it make chips, software and networks, and hardly any of it can be pointed at. We film the people and draw the rest.',
    'sacramento-ca':
      'Sacramento is a capital under a canopy of trees at the meeting of two rivers. Summer evenings cool off when the delta breeze arrives, and exteriors are planned to wait for it.',
    'fresno-ca':
      "Fresno is the capital of a valley that feeds much of the country, and its films follow the harvest. Yosemite, Kings Canyon and Sequoia are all within a day's drive, should the story have a reason to go up.",
    'oakland-ca':
      'Oakland has the sunnier side of the bay, a port whose cranes stand like a herd over the water, and a lake in the middle of downtown.',
    'bakersfield-ca':
      'Bakersfield grows carrots and almonds and pumps oil, often within one frame. The bluffs along the Kern River look over the oil field.',
    'anaheim-ca':
      'Anaheim lives by visitors, with a convention center and the parks beside it. Trade-show films are edited overnight here as often as not, because the show lasts three days.',
    'long-beach-ca':
      'Long Beach shares the busiest container harbor in the country with Los Angeles, and its own beach faces south, with calm water behind a breakwater.',
    'santa-ana-ca':
      'Santa Ana is the seat of Orange County and one of its oldest downtowns, dense and walkable in a county that mostly is neither.',
    'riverside-ca':
      'Riverside grew rich on navel oranges, and its Mission Inn and palm-lined avenues still show it. The dry bed of the Santa Ana River runs along the edge of town.',
    'stockton-ca':
      "Stockton is an inland port: ocean-going ships come up the delta's channels and pass behind fields, which makes for pictures nobody expects.",
    'irvine-ca':
      'Irvine was planned on paper before it was built, so its business parks have clean lines, matching trees and good parking for a van.',
  },
}
