import { aerial } from './shots/aerial.ts'
import { graphics } from './shots/graphics.ts'
import { people } from './shots/people.ts'
import { places } from './shots/places.ts'
import { products } from './shots/products.ts'
import type { Shot } from './lib/shot.ts'

export const shots: Shot[] = [...aerial, ...people, ...places, ...products, ...graphics]

/** Shots that also come as WebM: those that the site shows most. */
export const withWebm = new Set([
  'hemp-pots-from-field-to-nursery',
  'lakeshore-roasters-first-pour',
  'lakeshore-roasters-cold-brew-reel',
  'forge-and-fathom-made-loud',
  'harborline-realty-the-glass-house',
  'harborline-realty-riverfront-lofts',
  'cedar-spur-lodge-sunrise-over-the-ridge',
  'cedar-spur-lodge-lake-flyover',
  'quillstack-how-it-fits-together',
  'voltera-motors-silent-miles',
  'paper-lantern-festival-night-one',
  'granite-peak-outfitters-above-treeline',
])
