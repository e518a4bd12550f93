import type { Basket, BasketLine } from './basket'
import { weekdayOf } from './days'
import type { Bonus, LoyaltyRules, Rounding } from './rules'

const NO_BONUS = 100

/** The best one counts; bonuses are not multiplied with each other. */
export function bonusOf(bonuses: readonly Bonus[], product: string, weekday: number): Bonus | null {
  const fitting = bonuses.filter(
    (bonus) =>
      (bonus.product === null || bonus.product === product) &&
      (bonus.weekdays.length === 0 || bonus.weekdays.includes(weekday)),
  )
  return fitting.reduce<Bonus | null>(
    (best, bonus) => (best && best.times >= bonus.times ? best : bonus),
    null,
  )
}

/** In 1/100,000 of a point: cents and milligallons times hundredths, brought to one unit. */
function shares(rules: LoyaltyRules, { cents, milligallons }: BasketLine): bigint {
  const perDollar = BigInt(cents) * BigInt(rules.perDollar) * 10n
  if (milligallons === null) return perDollar
  switch (rules.fuel) {
    case 'per_gallon':
      return BigInt(milligallons) * BigInt(rules.perGallon)
    case 'per_dollar':
      return perDollar
    case 'nothing':
      return 0n
  }
}

/** Of one point, with the hundredths of the bonus and of the tier. */
const POINT = 100_000n * 100n * 100n

function round(shares: bigint, rounding: Rounding): number {
  switch (rounding) {
    case 'down':
      return Number(shares / POINT)
    case 'nearest':
      return Number((shares + POINT / 2n) / POINT)
    case 'up':
      return Number((shares + POINT - 1n) / POINT)
  }
}

/** Rounds once, for the whole basket. `tierTimes` is the factor of the member's tier in hundredths. */
export function earnedPoints(rules: LoyaltyRules, basket: Basket, day: string, tierTimes = NO_BONUS): number {
  const weekday = weekdayOf(day)
  const sum = basket.lines.reduce((sum, line) => {
    const times = bonusOf(rules.bonuses, line.product, weekday)?.times ?? NO_BONUS
    return sum + shares(rules, line) * BigInt(times)
  }, 0n)
  return round(sum * BigInt(tierTimes), rules.rounding)
}
