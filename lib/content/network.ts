import { mediaPath } from '@/lib/paths'

type FeaturedPerson = { name: string; designation: string; image: string }

const portrait = (file: string) => mediaPath('website-assets', `people/${file}`)

/** Four videographers of the network; pages show initials only. */
export const FEATURED_PEOPLE: readonly FeaturedPerson[] = [
  { name: 'Maya Rosales', designation: 'Director of Photography', image: portrait('maya-rosales.webp') },
  { name: 'Devon Whitfield', designation: 'Drone Pilot', image: portrait('devon-whitfield.webp') },
  { name: 'Priya Nair', designation: 'Documentary Videographer', image: portrait('priya-nair.webp') },
  { name: 'Tomas Lindqvist', designation: 'Event Videographer', image: portrait('tomas-lindqvist.webp') },
]

type Statistic = { value: string; label: string }

export const STATISTICS: readonly Statistic[] = [
  { value: '50', label: 'states capability' },
  { value: '500+', label: 'videographers' },
  { value: '24/7', label: 'support' },
  { value: '200+', label: 'videos' },
]
