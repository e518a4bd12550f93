import type { BasketLine } from './basket'
import { bonusOf, earnedPoints } from './earning'
import { randomBasket, randomRules, randomSource } from './random-rules'
import { FIRST_RULES, type LoyaltyRules } from './rules'

const MONDAY = '2026-11-23'
const fuel = (cents: number, milligallons: number): BasketLine => ({
  product: 'regular',
  cents,
  milligallons,
})
const coffee = (cents: number): BasketLine => ({ product: 'coffee', cents, milligallons: null })
const rules = (changes: Partial<LoyaltyRules>): LoyaltyRules => ({ ...FIRST_RULES, ...changes })
const double = (changes: Partial<LoyaltyRules['bonuses'][0]> = {}) => ({
  name: 'Double',
  product: null,
  weekdays: [],
  times: 200,
  ...changes,
})

it.each<
  [what: string, changes: Partial<LoyaltyRules>, lines: BasketLine[], tierTimes: number, points: number]
>([
  ['a point a dollar, without cents', {}, [coffee(1299)], 100, 12],
  ['a point a gallon, whatever it costs', {}, [fuel(4567, 12_999)], 100, 12],
  ['fuel by dollars', { fuel: 'per_dollar' }, [fuel(4567, 12_999)], 100, 45],
  ['no points for fuel', { fuel: 'nothing' }, [fuel(4567, 12_999), coffee(200)], 100, 2],
  ['rounds once, not each line', {}, [coffee(150), coffee(150)], 100, 3],
  ['adds gallons and dollars before rounding', {}, [fuel(0, 1500), coffee(150)], 100, 3],
  ['half a point up to the nearest', { rounding: 'nearest' }, [coffee(150)], 100, 2],
  ['less than half a point down to the nearest', { rounding: 'nearest' }, [coffee(149)], 100, 1],
  ['a cent up', { rounding: 'up' }, [coffee(101)], 100, 2],
  ['a whole point stays when it is rounded up', { rounding: 'up' }, [coffee(100)], 100, 1],
  ['fractions of a point a dollar', { perDollar: 33 }, [coffee(1000)], 100, 3],
  ['a bonus by product', { bonuses: [double({ product: 'coffee' })] }, [coffee(300), fuel(0, 5000)], 100, 11],
  ['a bonus by day', { bonuses: [double({ weekdays: [1] })] }, [coffee(300)], 100, 6],
  ['no bonus on other days', { bonuses: [double({ weekdays: [0, 2] })] }, [coffee(300)], 100, 3],
  ['the factor of a tier', {}, [coffee(1000)], 125, 12],
  ['bonus and tier together', { bonuses: [double()] }, [coffee(1000)], 150, 30],
  [
    'the largest basket',
    { perDollar: 100_000 },
    Array.from({ length: 50 }, () => coffee(10_000_000)),
    2000,
    100_000_000_000,
  ],
])('gives %s', (_, changes, lines, tierTimes, points) => {
  expect(earnedPoints(rules(changes), { lines }, MONDAY, tierTimes)).toBe(points)
})

it('takes the best bonus that fits, and never two', () => {
  const bonuses = [
    double({ times: 150 }),
    double({ name: 'Triple', times: 300 }),
    double({ product: 'beer', times: 900 }),
  ]
  expect(bonusOf(bonuses, 'coffee', 1)?.name).toBe('Triple')
  expect(bonusOf([double({ product: 'beer' })], 'coffee', 1)).toBeNull()
})

it('gives whole points, in any order of lines, and never fewer for more money', () => {
  const random = randomSource(7)
  for (let run = 0; run < 500; run += 1) {
    const rules = randomRules(random)
    const basket = randomBasket(random)
    const tierTimes = 100 + random(200)
    const points = earnedPoints(rules, basket, MONDAY, tierTimes)
    expect(Number.isSafeInteger(points) && points >= 0).toBe(true)
    expect(earnedPoints(rules, { lines: basket.lines.toReversed() }, MONDAY, tierTimes)).toBe(points)
    const more = basket.lines.map((line) => ({ ...line, cents: line.cents + 1 }))
    expect(earnedPoints(rules, { lines: more }, MONDAY, tierTimes)).toBeGreaterThanOrEqual(points)
    expect(earnedPoints(rules, basket, MONDAY, tierTimes + 10)).toBeGreaterThanOrEqual(points)
  }
})
