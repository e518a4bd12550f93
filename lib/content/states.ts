/** Position: centroid of the state's outline, to 0.01 degree. */
export type State = { name: string; abbreviation: string; slug: string; lat: number; lng: number }

const state = (name: string, abbreviation: string, lat: number, lng: number): State => ({
  name,
  abbreviation,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  lat,
  lng,
})

export const STATES: readonly State[] = [
  state('Alabama', 'AL', 32.78, -86.83),
  state('Alaska', 'AK', 63.92, -152.38),
  state('Arizona', 'AZ', 34.27, -111.66),
  state('Arkansas', 'AR', 34.89, -92.44),
  state('California', 'CA', 37.18, -119.47),
  state('Colorado', 'CO', 39, -105.55),
  state('Connecticut', 'CT', 41.62, -72.73),
  state('Delaware', 'DE', 38.99, -75.5),
  state('Florida', 'FL', 28.61, -82.45),
  state('Georgia', 'GA', 32.64, -83.44),
  state('Hawaii', 'HI', 20.25, -156.34),
  state('Idaho', 'ID', 44.35, -114.61),
  state('Illinois', 'IL', 40.04, -89.2),
  state('Indiana', 'IN', 39.89, -86.28),
  state('Iowa', 'IA', 42.08, -93.5),
  state('Kansas', 'KS', 38.49, -98.38),
  state('Kentucky', 'KY', 37.54, -85.3),
  state('Louisiana', 'LA', 31.04, -91.96),
  state('Maine', 'ME', 45.35, -69.24),
  state('Maryland', 'MD', 39.03, -76.76),
  state('Massachusetts', 'MA', 42.25, -71.79),
  state('Michigan', 'MI', 44.32, -85.38),
  state('Minnesota', 'MN', 46.28, -94.31),
  state('Mississippi', 'MS', 32.73, -89.67),
  state('Missouri', 'MO', 38.36, -92.46),
  state('Montana', 'MT', 47.05, -109.63),
  state('Nebraska', 'NE', 41.54, -99.79),
  state('Nevada', 'NV', 39.33, -116.63),
  state('New Hampshire', 'NH', 43.68, -71.58),
  state('New Jersey', 'NJ', 40.18, -74.66),
  state('New Mexico', 'NM', 34.41, -106.11),
  state('New York', 'NY', 42.94, -75.51),
  state('North Carolina', 'NC', 35.55, -79.36),
  state('North Dakota', 'ND', 47.45, -100.47),
  state('Ohio', 'OH', 40.29, -82.79),
  state('Oklahoma', 'OK', 35.59, -97.49),
  state('Oregon', 'OR', 43.93, -120.56),
  state('Pennsylvania', 'PA', 40.88, -77.8),
  state('Rhode Island', 'RI', 41.68, -71.55),
  state('South Carolina', 'SC', 33.91, -80.89),
  state('South Dakota', 'SD', 44.44, -100.23),
  state('Tennessee', 'TN', 35.86, -86.35),
  state('Texas', 'TX', 31.46, -99.32),
  state('Utah', 'UT', 39.31, -111.67),
  state('Vermont', 'VT', 44.07, -72.67),
  state('Virginia', 'VA', 37.52, -78.82),
  state('Washington', 'WA', 47.38, -120.46),
  state('West Virginia', 'WV', 38.64, -80.63),
  state('Wisconsin', 'WI', 44.63, -89.99),
  state('Wyoming', 'WY', 43, -107.55),
]

const bySlug = new Map(STATES.map((entry) => [entry.slug, entry]))
const byAbbreviation = new Map(STATES.map((entry) => [entry.abbreviation, entry]))

/** Case-insensitive: 'New York', 'new york'. */
export const stateByName = (name: string): State | null =>
  bySlug.get(name.trim().toLowerCase().replaceAll(/\s+/g, '-')) ?? null

/** Case-insensitive. Null for the District of Columbia, which has no state page. */
export const stateByAbbreviation = (abbreviation: string): State | null =>
  byAbbreviation.get(abbreviation.toUpperCase()) ?? null
