import type { FieldErrors, FormValues } from '@/lib/forms/form-state'
import { isDay } from '@/lib/time/days'
import type { Basket, BasketLine } from './basket'
import { parseGallons } from './gallons'
import { PRODUCT_CODE } from './rules'

export const PURCHASE_LINES = 6

export const QUANTITY_UNITS = { pieces: 'Pieces', gallons: 'Gallons' } as const

/** Of one purchase that is typed by hand. `day` is in the program's time zone. */
export type TypedPurchase = { member: string; day: string; site: string; receipt: string; basket: Basket }

const MEMBER = /^[A-Z0-9][A-Z0-9-]{2,39}$/
const PRICE = /^\$?\s?(\d{1,5})(?:\.(\d{1,3}))?$/
const MAX_CENTS = 10_000_000

/** Thousandths of a dollar, because fuel costs $3.459 a gallon. */
function parsePrice(text: string): number | null {
  const match = PRICE.exec(text)
  return match ? Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0')) : null
}

const cleaned = (values: FormValues, field: string) => (values[field] ?? '').replace(/\s+/g, ' ').trim()

/** Rounds half a cent up. `thousandths` of a piece or gallon, `price` in thousandths of a dollar. */
const centsOf = (thousandths: number, price: number): number =>
  Number((BigInt(thousandths) * BigInt(price) + 5000n) / 10_000n)

function readLine(values: FormValues, row: string, errors: FieldErrors): BasketLine | null {
  const [product, quantity, price] = ['product', 'quantity', 'price'].map((cell) =>
    cleaned(values, `${row}-${cell}`),
  ) as [string, string, string]
  if (product === '' && quantity === '' && price === '') return null
  if (!PRODUCT_CODE.test(product.toLowerCase())) {
    errors[`${row}-product`] = "Letters, digits, spaces and & ' . / - only, at most 60"
  }
  const isGallons = values[`${row}-unit`] === 'gallons'
  const thousandths = isGallons
    ? parseGallons(quantity)
    : /^\d{1,4}$/.test(quantity)
      ? Number(quantity) * 1000
      : null
  if (!thousandths) {
    errors[`${row}-quantity`] = isGallons ? 'Gallons, as in 12.5' : 'A whole number, at least 1'
  }
  const each = parsePrice(price)
  if (each === null) errors[`${row}-price`] = 'An amount, as in 2.49'
  const cents = centsOf(thousandths ?? 0, each ?? 0)
  if (cents > MAX_CENTS) errors[`${row}-price`] = 'At most $100,000 a line'
  return { product: product.toLowerCase(), cents, milligallons: isGallons ? thousandths : null }
}

/** Rows without text are left out. `today` is in the program's time zone. */
export function readPurchase(
  values: FormValues,
  today: string,
): { purchase: TypedPurchase } | { errors: FieldErrors } {
  const errors: FieldErrors = {}
  const member = cleaned(values, 'member').toUpperCase()
  if (!MEMBER.test(member)) errors.member = 'A member code has 3 to 40 letters, digits and hyphens'
  const day = cleaned(values, 'day')
  if (!isDay(day)) errors.day = 'Choose a day'
  else if (day > today) errors.day = 'Choose today or a day before'
  const site = cleaned(values, 'site')
  if (site === '' || site.length > 40) errors.site = 'Enter the number of a site'
  const receipt = cleaned(values, 'receipt')
  if (receipt === '' || receipt.length > 80)
    errors.receipt = 'Enter the number of the receipt, at most 80 characters'
  const lines = Array.from({ length: PURCHASE_LINES }, (_, at) =>
    readLine(values, `line-${at}`, errors),
  ).filter((line) => line !== null)
  if (lines.length === 0) errors['line-0-product'] = 'Enter at least one product'
  if (Object.keys(errors).length > 0) return { errors }
  return { purchase: { member, day, site, receipt, basket: { lines } } }
}
