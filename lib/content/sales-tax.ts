/** `ppm`: parts per million, 62500 is 6.25 %. */
export type SalesTax = { state: string; name: string; ppm: number }

const AS_OF = 'July 1, 2025'

/** Rates of the states with what they add everywhere, in percent, as published by the Tax Foundation for July 1, 2025. */
const RATES = `
  AL Alabama 4, AK Alaska 0, AZ Arizona 5.6, AR Arkansas 6.5, CA California 7.25, CO Colorado 2.9, CT Connecticut 6.35,
  DE Delaware 0, DC District of Columbia 6, FL Florida 6, GA Georgia 4, HI Hawaii 4, ID Idaho 6, IL Illinois 6.25,
  IN Indiana 7, IA Iowa 6, KS Kansas 6.5, KY Kentucky 6, LA Louisiana 5, ME Maine 5.5, MD Maryland 6,
  MA Massachusetts 6.25, MI Michigan 6, MN Minnesota 6.875, MS Mississippi 7, MO Missouri 4.225, MT Montana 0,
  NE Nebraska 5.5, NV Nevada 6.85, NH New Hampshire 0, NJ New Jersey 6.625, NM New Mexico 4.875, NY New York 4,
  NC North Carolina 4.75, ND North Dakota 5, OH Ohio 5.75, OK Oklahoma 4.5, OR Oregon 0, PA Pennsylvania 6,
  RI Rhode Island 7, SC South Carolina 6, SD South Dakota 4.2, TN Tennessee 7, TX Texas 6.25, UT Utah 6.1,
  VT Vermont 6, VA Virginia 5.3, WA Washington 6.5, WV West Virginia 6, WI Wisconsin 5, WY Wyoming 4`

/** The states and the District of Columbia, by name. Cities and counties may add their own taxes. */
export const SALES_TAXES: readonly SalesTax[] = RATES.split(',').map((entry) => {
  const [, state = '', name = '', percent = ''] = /^\s*([A-Z]{2}) (.+) ([\d.]+)$/.exec(entry) ?? []
  return { state, name, ppm: Math.round(Number(percent) * 10_000) }
})

export const findSalesTax = (state: string): SalesTax | undefined =>
  SALES_TAXES.find((tax) => tax.state === state)

/** Shown beside the rate, and to the client. */
export const taxSource = ({ name }: SalesTax): string =>
  `${name} state sales tax as of ${AS_OF} (Tax Foundation), without local taxes`
