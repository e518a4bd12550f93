/** Center of the contiguous states. */
export const US_CENTRE = { lat: 39.8283, lng: -98.5795 }

/** Number of videographers, and the ZIP codes that have so many. */
const ZIPS_BY_COUNT: readonly (readonly [count: number, zips: string])[] = [
  [7, '10001 60601 77002 90012'],
  [6, '20001 30303 33130 75201 85003 94103 98101'],
  [5, '02108 19103 28202 32801 33602 37203 48226 55401 78701 80202 89101 92101'],
  [4, '06103 15222 21202 27601 43215 44114 45202 46204 53202 63101 64106 70112 78205 84101 95814 97204'],
  [3, '14202 23219 23510 29401 32202 35203 38103 40202 48167 49503 68102 73102 83702 87102 96813'],
  [2, '04101 12207 50309 72201 79901 99501'],
]

/** Centroids as in GeoNames, CC BY 4.0. */
const POSITIONS: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  '02108': [42.3576, -71.0684], // Boston, MA
  '04101': [43.6606, -70.2589], // Portland, ME
  '06103': [41.7672, -72.676], // Hartford, CT
  '10001': [40.7484, -73.9967], // New York, NY
  '12207': [42.6526, -73.7562], // Albany, NY
  '14202': [42.887, -78.8779], // Buffalo, NY
  '15222': [40.4477, -79.9933], // Pittsburgh, PA
  '19103': [39.9513, -75.1741], // Philadelphia, PA
  '20001': [38.9122, -77.0177], // Washington, DC
  '21202': [39.2998, -76.6075], // Baltimore, MD
  '23219': [37.5463, -77.4378], // Richmond, VA
  '23510': [36.8529, -76.2878], // Norfolk, VA
  '27601': [35.7727, -78.6324], // Raleigh, NC
  '28202': [35.229, -80.8419], // Charlotte, NC
  '29401': [32.7795, -79.9371], // Charleston, SC
  '30303': [33.7525, -84.3888], // Atlanta, GA
  '32202': [30.3299, -81.6517], // Jacksonville, FL
  '32801': [28.5399, -81.3727], // Orlando, FL
  '33130': [25.7672, -80.2059], // Miami, FL
  '33602': [27.9614, -82.4597], // Tampa, FL
  '35203': [33.521, -86.8066], // Birmingham, AL
  '37203': [36.1504, -86.7916], // Nashville, TN
  '38103': [35.144, -90.048], // Memphis, TN
  '40202': [38.2507, -85.7476], // Louisville, KY
  '43215': [39.9671, -83.0044], // Columbus, OH
  '44114': [41.5064, -81.6743], // Cleveland, OH
  '45202': [39.1072, -84.502], // Cincinnati, OH
  '46204': [39.772, -86.1535], // Indianapolis, IN
  '48167': [42.4262, -83.4794], // Northville, MI
  '48226': [42.3333, -83.0484], // Detroit, MI
  '49503': [42.9659, -85.6527], // Grand Rapids, MI
  '50309': [41.5887, -93.6212], // Des Moines, IA
  '53202': [43.0506, -87.8968], // Milwaukee, WI
  '55401': [44.9835, -93.2683], // Minneapolis, MN
  '60601': [41.8858, -87.6181], // Chicago, IL
  '63101': [38.6346, -90.1913], // St. Louis, MO
  '64106': [39.1052, -94.5699], // Kansas City, MO
  '68102': [41.259, -95.9409], // Omaha, NE
  '70112': [29.9605, -90.0753], // New Orleans, LA
  '72201': [34.7483, -92.2819], // Little Rock, AR
  '73102': [35.4726, -97.5199], // Oklahoma City, OK
  '75201': [32.7904, -96.8044], // Dallas, TX
  '77002': [29.7594, -95.3594], // Houston, TX
  '78205': [29.4237, -98.4925], // San Antonio, TX
  '78701': [30.2713, -97.7426], // Austin, TX
  '79901': [31.7584, -106.4783], // El Paso, TX
  '80202': [39.7491, -104.9946], // Denver, CO
  '83702': [43.6322, -116.2052], // Boise, ID
  '84101': [40.7559, -111.8967], // Salt Lake City, UT
  '85003': [33.4511, -112.0774], // Phoenix, AZ
  '87102': [35.0818, -106.6482], // Albuquerque, NM
  '89101': [36.1721, -115.1224], // Las Vegas, NV
  '90012': [34.0614, -118.2385], // Los Angeles, CA
  '92101': [32.7185, -117.1593], // San Diego, CA
  '94103': [37.7725, -122.4147], // San Francisco, CA
  '95814': [38.5804, -121.4922], // Sacramento, CA
  '96813': [21.3179, -157.8521], // Honolulu, HI
  '97204': [45.5181, -122.6745], // Portland, OR
  '98101': [47.6114, -122.3305], // Seattle, WA
  '99501': [61.2116, -149.8761], // Anchorage, AK
}

/** Unknown ZIP codes fall back to the center of the country. */
export function clusterPosition(zip: string) {
  const position = Object.hasOwn(POSITIONS, zip) ? POSITIONS[zip] : undefined
  return position ? { lat: position[0], lng: position[1] } : US_CENTRE
}

export type ZipCluster = { zip: string; count: number; lat: number; lng: number }

export const ZIP_CLUSTERS: readonly ZipCluster[] = ZIPS_BY_COUNT.flatMap(([count, zips]) =>
  zips.split(' ').map((zip) => ({ zip, count, ...clusterPosition(zip) })),
)
