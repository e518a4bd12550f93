import type { Basket, BasketLine } from './basket'
import { FUEL_EARNS, ROUNDINGS, type LoyaltyRules } from './rules'

const PRODUCTS = ['regular', 'diesel', 'coffee', 'car wash', 'snack']

/** A small linear congruential generator, so that a failing case comes again. */
export function randomSource(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Random = (below: number) => number

const pick = <T>(random: Random, items: readonly T[]): T => items[random(items.length)]!

export function randomRules(random: Random): LoyaltyRules {
  const names = (count: number, what: string) => Array.from({ length: count }, (_, at) => `${what} ${at + 1}`)
  let threshold = 0
  return {
    unit: 'points',
    fuel: pick(random, FUEL_EARNS),
    perDollar: random(700),
    perGallon: random(700),
    rounding: pick(random, ROUNDINGS),
    bonuses: names(random(4), 'Bonus').map((name) => ({
      name,
      product: random(3) === 0 ? null : pick(random, PRODUCTS),
      weekdays: random(2) === 0 ? [] : [random(3), 3 + random(4)],
      times: 100 + random(400),
    })),
    tierWindowDays: 30 + random(300),
    tiers: names(random(4), 'Tier').map((name) => {
      threshold += 1 + random(200)
      return { name, threshold, times: 100 + random(200), benefits: '' }
    }),
    rewards: names(1 + random(3), 'Reward').map((name) => ({
      name,
      cost: 1 + random(150),
      valueCents: random(900),
      perMonth: random(2) === 0 ? null : 1 + random(3),
    })),
    expiryDays: random(2) === 0 ? null : 30 + random(120),
    terms: '',
  }
}

export function randomBasket(random: Random): Basket {
  const lines = Array.from({ length: 1 + random(4) }, (): BasketLine => {
    const product = pick(random, PRODUCTS)
    const isFuel = product === 'regular' || product === 'diesel'
    return { product, cents: random(9000), milligallons: isFuel ? random(30_000) : null }
  })
  return { lines }
}
