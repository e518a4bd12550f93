import { firstValue, type SearchParams } from '@/lib/list/query'
import { dollarsText, parseDollars } from '@/lib/quotes/money'
import type { BasketLine } from './basket'
import { parseGallons } from './gallons'
import { type LoyaltyRules, PRODUCT_CODE } from './rules'
import type { Habits } from './simulate'

/** What the simulator's address says, as typed. */
const SIMULATOR_FIELDS = {
  fuel: '40.00',
  gallons: '12',
  fuelProduct: 'regular',
  store: '6.00',
  product: 'coffee',
  visits: '4',
  members: '1,000',
  reward: '',
} as const

export type SimulatorField = keyof typeof SIMULATOR_FIELDS
export type SimulatorValues = Record<SimulatorField, string>
export type SimulatorErrors = Partial<Record<SimulatorField, string>>

const FIELDS = Object.keys(SIMULATOR_FIELDS) as SimulatorField[]

/** Name of the choice 'Members save their points'. */
export const SAVES = 'none'

export const readSimulatorValues = (params: SearchParams): SimulatorValues =>
  Object.fromEntries(
    FIELDS.map((field) => [
      field,
      params[field] === undefined ? SIMULATOR_FIELDS[field] : firstValue(params[field]).trim().slice(0, 60),
    ]),
  ) as SimulatorValues

const readNumber = (text: string, least: number, most: number): number | null => {
  const plain = text.replaceAll(',', '')
  if (!/^\d{1,7}$/.test(plain)) return null
  const value = Number(plain)
  return value >= least && value <= most ? value : null
}

const MAX_CENTS = 1_000_000

const readCents = (text: string): number | null => {
  const cents = text === '' ? 0 : parseDollars(text)
  return cents === null || cents > MAX_CENTS ? null : cents
}

export type ReadHabits =
  { habits: Omit<Habits, 'since'>; errors: null } | { habits: null; errors: SimulatorErrors }

/** Empty amounts are nothing. The reward of the answer is a name, null to save, and empty for the cheapest of each version. */
export function readHabits(values: SimulatorValues): ReadHabits {
  const errors: SimulatorErrors = {}
  const take = <Value>(field: SimulatorField, value: Value | null, message: string): Value | null => {
    if (value === null) errors[field] = message
    return value
  }
  const amount = `Enter an amount up to $${dollarsText(MAX_CENTS)}`
  const fuelCents = take('fuel', readCents(values.fuel), amount)
  const storeCents = take('store', readCents(values.store), amount)
  const gallons = values.gallons === '' ? 0 : parseGallons(values.gallons)
  const milligallons = take('gallons', gallons, 'Enter gallons, as in 12.5')
  const visits = take('visits', readNumber(values.visits, 1, 60), 'Enter 1 to 60 visits')
  const members = take('members', readNumber(values.members, 1, 1_000_000), 'Enter 1 to 1,000,000 members')
  const [fuelProduct, product] = [values.fuelProduct.toLowerCase(), values.product.toLowerCase()]
  for (const [field, code] of [
    ['fuelProduct', fuelProduct],
    ['product', product],
  ] as const) {
    if (!PRODUCT_CODE.test(code)) errors[field] = 'Name a product, as in coffee'
  }
  if (
    fuelCents === null ||
    storeCents === null ||
    milligallons === null ||
    visits === null ||
    members === null ||
    Object.keys(errors).length > 0
  ) {
    return { habits: null, errors }
  }
  const lines: BasketLine[] = [
    { product: fuelProduct, cents: fuelCents, milligallons },
    { product, cents: storeCents, milligallons: null },
  ]
  const basket = { lines: lines.filter(({ cents, milligallons }) => cents > 0 || (milligallons ?? 0) > 0) }
  if (basket.lines.length === 0) {
    return { habits: null, errors: { store: 'A basket has fuel or goods in it' } }
  }
  const reward = values.reward === SAVES ? null : values.reward
  return { habits: { basket, visitsPerMonth: visits, members, reward }, errors: null }
}

/** Name of the reward that takes the fewest points; null without rewards. */
export const cheapestReward = ({ rewards }: LoyaltyRules): string | null =>
  rewards.toSorted((one, other) => one.cost - other.cost)[0]?.name ?? null
