import type { StateNotes } from '../notes.ts'
import { all, northOf, southOf, westOf } from '../where.ts'

export const alabama: StateNotes = {
  lead: 'Alabama runs from the last folds of the Appalachians to the beaches of the Gulf of Mexico, and the light softens all the way down. A film made in the Tennessee Valley and one made on Mobile Bay hardly look like the same state, so we start by asking which end of it is yours.',
  regions: [
    {
      name: 'The Tennessee Valley',
      where: northOf(34.2),
      notes: [
        'The Tennessee River bends through the north of the state, and its dammed lakes give you wide water and low mist on cool mornings.',
        "Huntsville's rocket and defense work makes north Alabama a place for engineers on camera, and for badges, clearances and shot lists agreed beforehand.",
        'Ridges around the valley turn color in late October and early November, later than most people book for.',
      ],
    },
    {
      name: 'Mobile Bay and the Gulf',
      where: all(southOf(31.2), westOf(-87.2)),
      notes: [
        'Mobile Bay is shallow and opens to the south, so both shores get long low light at one end of the day and sparkle at the other.',
        "The Gulf coast here is among the rainiest parts of the country, and most of the summer's share falls in short, hard afternoon storms.",
        'Azaleas bloom around Mobile in March; the live oaks that frame the streets are green all year.',
      ],
    },
    {
      name: 'Central Alabama',
      notes: [
        "Red Mountain's iron ore built Birmingham, and the ridges that held it still run through the region from southwest to northeast; they give a skyline shot its height.",
        'South of the hills lies the Black Belt, a band of dark, open farmland with large skies and few trees in the way of them.',
        'Summer is humid and hazy in the distance. Long views are clearest on the first day after a front, and from October into December.',
        'Spring, from March to early May, is the season for severe storms; outdoor dates in those months deserve a spare.',
      ],
    },
  ],
  cities: {
    'birmingham-al':
      "Birmingham's furnaces at Sloss, now a historic landmark, say in one frame what the city was built on, while medicine, banking and food are what most of its companies ask to be filmed for.",
    'huntsville-al':
      'Huntsville builds rockets and tests them, and it has a full-size Saturn V standing upright beside the interstate. Much of what its companies do is hard to photograph, which makes interviews and motion graphics the usual answer.',
    'mobile-al':
      'Mobile sits at the head of its bay with a working port, shipyards and an aircraft assembly line, and it kept Mardi Gras before New Orleans did.',
    'montgomery-al':
      'Montgomery is a state capital on a bend of the Alabama River, and its streets carry both the Civil War and the civil rights movement. People who film here should know which corner they are standing on.',
  },
}
