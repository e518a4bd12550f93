import * as z from 'zod/mini'

/** Amounts are whole numbers: cents, thousandths of a gallon, hundredths of a point, and hundredths of a factor. */
export const LIMITS = {
  name: 60,
  terms: 5000,
  benefits: 300,
  rate: 100_000,
  bonuses: 12,
  tiers: 6,
  rewards: 20,
  points: 1_000_000,
  times: { least: 100, most: 2000 },
  window: { least: 30, most: 1095 },
  expiry: { least: 30, most: 3650 },
} as const

export const FUEL_EARNS = ['per_gallon', 'per_dollar', 'nothing'] as const

export const ROUNDINGS = ['down', 'nearest', 'up'] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** Small letters, so that SQL and TypeScript compare alike. */
export const PRODUCT_CODE = /^[a-z0-9][a-z0-9 &'./-]{0,59}$/

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const name = z.string().check(z.minLength(1), z.maxLength(LIMITS.name))
const times = whole(LIMITS.times.least, LIMITS.times.most)

const bonus = z.strictObject({
  name,
  /** Null is every product. */
  product: z.nullable(z.string().check(z.regex(PRODUCT_CODE))),
  /** Sunday is 0. None is every day. */
  weekdays: z.array(whole(0, 6)).check(z.maxLength(7)),
  times,
})

const tier = z.strictObject({
  name,
  threshold: whole(1, LIMITS.points),
  times,
  benefits: z.string().check(z.maxLength(LIMITS.benefits)),
})

const reward = z.strictObject({
  name,
  cost: whole(1, LIMITS.points),
  /** What it costs the group. */
  valueCents: whole(0, 1_000_000),
  /** For one member; null is no limit. */
  perMonth: z.nullable(whole(1, 100)),
})

const isAscending = (values: number[]) => values.every((value, at) => at === 0 || value > values[at - 1]!)
const areDifferent = (items: { name: string }[]) =>
  new Set(items.map(({ name }) => name.toLowerCase())).size === items.length

/** The database checks the same in `private.require_loyalty_rules`. */
export const loyaltyRules = z.strictObject({
  unit: z.string().check(z.minLength(1), z.maxLength(30)),
  fuel: z.enum(FUEL_EARNS),
  perDollar: whole(0, LIMITS.rate),
  perGallon: whole(0, LIMITS.rate),
  rounding: z.enum(ROUNDINGS),
  bonuses: z.array(bonus).check(z.maxLength(LIMITS.bonuses)),
  tierWindowDays: whole(LIMITS.window.least, LIMITS.window.most),
  tiers: z.array(tier).check(
    z.maxLength(LIMITS.tiers),
    z.refine((tiers) => isAscending(tiers.map(({ threshold }) => threshold))),
    z.refine(areDifferent),
  ),
  rewards: z.array(reward).check(z.maxLength(LIMITS.rewards), z.refine(areDifferent)),
  /** Null is never. */
  expiryDays: z.nullable(whole(LIMITS.expiry.least, LIMITS.expiry.most)),
  terms: z.string().check(z.maxLength(LIMITS.terms)),
})

export type LoyaltyRules = z.output<typeof loyaltyRules>
export type Bonus = z.output<typeof bonus>
export type Tier = z.output<typeof tier>
export type Reward = z.output<typeof reward>

/** What a new program begins with. */
export const FIRST_RULES: LoyaltyRules = {
  unit: 'points',
  fuel: 'per_gallon',
  perDollar: 100,
  perGallon: 100,
  rounding: 'down',
  bonuses: [],
  tierWindowDays: 365,
  tiers: [],
  rewards: [],
  expiryDays: null,
  terms: '',
}
