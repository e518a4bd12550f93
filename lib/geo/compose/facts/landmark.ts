import { distanceMiles } from '../../distance.ts'
import { regionName } from '../../regions.ts'
import { slugify } from '../../fold.ts'
import type { City, Point } from '../../types.ts'
import { isChosen } from '../chosen-cities.ts'
import { windTo, type Wind } from './compass.ts'

/** Another city, as seen from one. */
export interface Landmark {
  /** With its state where that is another one: 'Toledo', 'Toledo, Ohio'. */
  name: string
  /** Null without a page of its own. */
  slug: string | null
  /** In a straight line, rounded, at least 1. */
  miles: number
  wind: Wind
}

/** A town by its name; smaller ones than the gazetteer lists among them. */
export type Town = Point & Pick<City, 'name' | 'state'>

export function landmark(from: City, to: Town): Landmark {
  const slug = slugOf(to)
  return {
    name: to.state === from.state ? to.name : `${to.name}, ${regionName(to.state) ?? to.state}`,
    slug: isChosen(slug) ? slug : null,
    miles: Math.max(1, Math.round(distanceMiles(from, to))),
    wind: windTo(from, to),
  }
}

export const slugOf = ({ name, state }: Town): string => `${slugify(name)}-${state.toLowerCase()}`
