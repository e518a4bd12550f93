/* Errors in the sources, by 'Name, ST'. */

/** Neighborhoods and duplicate entries of a city: searchable, but not cities. */
export const PARTS: ReadonlySet<string> = new Set([
  'Adams Morgan, DC',
  'Ahwatukee Foothills, AZ',
  'Alhambra, AZ',
  'Alief, TX',
  'Allapattah, FL',
  'Amherst Center, MA',
  'Broad Ripple, IN',
  'Canyon Rim, UT',
  'Carol City, FL',
  'Clark-Fulton, OH',
  'Coconut Grove, FL',
  'Collinwood, OH',
  'Cutler, FL',
  'Cutler Ridge, FL',
  'Deer Valley, AZ',
  'Detroit-Shoreway, OH',
  'East Millcreek, UT',
  'Enchanted Hills, NM',
  'Fairfield Heights, IN',
  'Flagami, FL',
  'Glenville, OH',
  'Gold Camp, AZ',
  'Hilton Head, SC',
  'Hot Springs National Park, AR',
  'Hough, OH',
  'Ironville, KY',
  'Jamaica Plain, MA',
  'Lakes by the Bay, FL',
  'LaPorte, IN',
  'Lexington-Fayette, KY',
  'Marco, FL',
  'Maryvale, AZ',
  'Meads, KY',
  'Norland, FL',
  'North Atlanta, GA',
  'Scott Lake, FL',
  'Shaw, DC',
  'South Chicago, IL',
  'Valencia, CA',
  'Wells Beach Station, ME',
  'West Scarborough, ME',
])

export const MISTAKES: ReadonlySet<number> = new Set([5406421, 4367734, 4161511, 4592485, 5211957])

/** Cities that the source lists as a section of one. */
export const CITIES: ReadonlySet<string> = new Set([
  'Culver City, CA',
  'Newark, CA',
  'Penn Hills, PA',
  'Piedmont, CA',
  'San Fernando, CA',
  'Signal Hill, CA',
  'West Hollywood, CA',
])

export const NAMES: ReadonlyMap<string, string> = new Map([
  ['Coto De Caza, CA', 'Coto de Caza'],
  ['Greenacres City, FL', 'Greenacres'],
  ['Lake Worth, FL', 'Lake Worth Beach'],
  ['New York City, NY', 'New York'],
  ['Suisun, CA', 'Suisun City'],
  ['The Bronx, NY', 'Bronx'],
  ['Tysons Corner, VA', 'Tysons'],
  ['Village of Campton Hills, IL', 'Campton Hills'],
  ['Washington, D.C., DC', 'Washington'],
  ['West Carrollton City, OH', 'West Carrollton'],
])

export const COUNTIES: ReadonlyMap<string, string> = new Map([
  ['Belton, MO', 'Cass County'],
  ['Fort Hood, TX', 'Bell County'],
])

/** Consolidated city-counties of which the source counts the old city only: census of 2010. */
export const POPULATIONS: ReadonlyMap<string, number> = new Map([
  ['Augusta, GA', 195_844],
  ['Lexington, KY', 295_803],
  ['Louisville, KY', 597_337],
  ['Nashville, TN', 601_222],
])
