/** Degrees; west is negative. */
export type Point = { lat: number; lng: number }

export type City = Point & {
  name: string
  /** Two letters, 'DC' among them. */
  state: string
  /** With its kind: 'Washtenaw County', 'Orleans Parish'. Null for a city of no county, such as Baltimore, or of several: New York. */
  county: string | null
  population: number
  /** '{city}-{st}', unique; its page's address where one is published. */
  slug: string
}

export type ZipCode = Point & {
  zip: string
  /** The post office's name for it; the city around it may have another. */
  town: string
  state: string
}

export type Marker = Point & { id: string; title: string; count: number }

/**
 * One answer of the place search, small enough to send to a browser. A street address keeps its street and takes its
 * position from its ZIP code or city.
 */
export type Place = Point & {
  kind: 'city' | 'zip' | 'state' | 'address'
  /** 'Austin, TX', 'Ann Arbor, MI 48104', 'Texas', '123 Main St, Ann Arbor, MI 48104'. */
  label: string
  street?: string
  city?: string
  /** Two letters. */
  state: string
  /** Of ZIP codes, of addresses that name one, and of towns that have only one. */
  zip?: string
}

/** What GET /places answers: at most eight places, best first. */
export type PlacesAnswer = { places: Place[] }

/** A stored page about a place. `city` is null on a state's page. */
export type GeoPage = {
  slug: string
  city: string | null
  state: string
  metaTitle: string | null
  metaDescription: string | null
  /** Markdown. */
  content: string
}
