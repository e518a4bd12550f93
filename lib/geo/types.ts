/** Degrees; west is negative. */
export type Point = { lat: number; lng: number }

export type City = Point & {
  name: string
  /** Two letters, including 'DC'. */
  state: string
  /** 'Washtenaw County', 'Orleans Parish'. Null for independent cities and for New York. */
  county: string | null
  population: number
  slug: string
}

export type ZipCode = Point & {
  zip: string
  /** Postal name; the city around it may have another. */
  town: string
  state: string
}

export type Marker = Point & { id: string; title: string; count: number }

/** One result of the place search. A street address has the position of its ZIP code or city. */
export type Place = Point & {
  kind: 'city' | 'zip' | 'state' | 'address'
  label: string
  street?: string
  city?: string
  state: string
  zip?: string
}

export type PlacesAnswer = { places: Place[] }

/** A stored page. `city` is null on a state's page. */
export type GeoPage = {
  slug: string
  city: string | null
  state: string
  metaTitle: string | null
  metaDescription: string | null
  content: string
}
