import { PACKAGE_FILMS } from '@/lib/content/package-films'
import { PACKAGES, type PackageId } from '@/lib/content/packages'
import { SERVICES, type Service } from '@/lib/content/services'

export type HomePlaceId = 'hero-thumbnails' | 'portfolio' | Service['id'] | PackageId

export type HomePlace = {
  id: HomePlaceId
  title: string
  /** What it shows where no film is chosen. */
  ruleText: string
  /** How many films can be chosen. */
  max: number
  /** True where the layout needs all films: the rule fills the places after the chosen ones. */
  isFilled: boolean
  /** The specification's films. Empty where the rule does not name films. */
  ruleSlugs: readonly string[]
}

const MAX_OF_PACKAGE = 8

const SPECIFIED = 'The films that the specification names.'

const HERO: HomePlace = {
  id: 'hero-thumbnails',
  title: 'Hero thumbnails',
  ruleText: 'The newest films that are marked as best thumbnail.',
  max: 15,
  isFilled: true,
  ruleSlugs: [],
}

const PORTFOLIO: HomePlace = {
  id: 'portfolio',
  title: 'Featured film of the portfolio',
  ruleText: 'The newest film with “hemp pot” in its name, or the first film of the page.',
  max: 1,
  isFilled: true,
  ruleSlugs: [],
}

/** In the order of the pages. The table `home_slots` has a row for each. */
export const HOME_PLACES: readonly HomePlace[] = [
  HERO,
  ...SERVICES.map(({ id, title, videoSlugs }) => ({
    id,
    title,
    ruleText: SPECIFIED,
    max: 4,
    isFilled: true,
    ruleSlugs: videoSlugs,
  })),
  ...PACKAGES.map(({ id, title }) => ({
    id,
    title,
    ruleText: SPECIFIED,
    max: MAX_OF_PACKAGE,
    isFilled: false,
    ruleSlugs: PACKAGE_FILMS[id].videoSlugs,
  })),
  PORTFOLIO,
]

export const RULE_SLUGS = HOME_PLACES.flatMap(({ ruleSlugs }) => ruleSlugs)
