type FeaturedPerson = {
  name: string
  designation: string
  /** Of the portrait that the site is delivered with. */
  file: string
}

/** Four videographers of the network; the home page shows initials only. */
export const FEATURED_PEOPLE: readonly FeaturedPerson[] = [
  { name: 'Maya Rosales', designation: 'Director of Photography', file: 'maya-rosales.webp' },
  { name: 'Devon Whitfield', designation: 'Drone Pilot', file: 'devon-whitfield.webp' },
  { name: 'Priya Nair', designation: 'Documentary Videographer', file: 'priya-nair.webp' },
  { name: 'Tomas Lindqvist', designation: 'Event Videographer', file: 'tomas-lindqvist.webp' },
]

type Statistic = { value: string; label: string }

export const STATISTICS: readonly Statistic[] = [
  { value: '50', label: 'states capability' },
  { value: '500+', label: 'videographers' },
  { value: '24/7', label: 'support' },
  { value: '200+', label: 'videos' },
]
