import { randomRules, randomSource } from './random-rules'
import { FIRST_RULES, loyaltyRules } from './rules'
import { parseHundredths, readRules, writeRules } from './rules-form'

const filled = (changes: Record<string, string>) => ({ ...writeRules(FIRST_RULES), ...changes })
const errorsOf = (changes: Record<string, string>) => {
  const read = readRules(filled(changes))
  return 'errors' in read ? Object.keys(read.errors) : []
}

it('reads back what it writes, and only what the schema takes', () => {
  const random = randomSource(9)
  for (let run = 0; run < 100; run += 1) {
    const rules = randomRules(random)
    expect(readRules(writeRules(rules))).toEqual({ rules })
    expect(loyaltyRules.safeParse(rules).success).toBe(true)
  }
})

it('leaves out empty rows and sorts tiers', () => {
  const tier = (at: number, name: string, threshold: string) => ({
    [`tier-${at}-name`]: name,
    [`tier-${at}-threshold`]: threshold,
    [`tier-${at}-times`]: '1.25',
  })
  const read = readRules(
    filled({ 'tier-0-name': ' ', ...tier(1, 'Gold', '1,000'), ...tier(3, 'Silver', '500') }),
  )
  expect('rules' in read && read.rules.tiers).toEqual([
    { name: 'Silver', threshold: 500, times: 125, benefits: '' },
    { name: 'Gold', threshold: 1000, times: 125, benefits: '' },
  ])
})

it.each<[what: string, changes: Record<string, string>, fields: string[]]>([
  ['no name of the unit', { unit: ' ' }, ['unit']],
  ['three decimals', { perDollar: '1.005' }, ['perDollar']],
  ['a rate below nothing', { perGallon: '-1' }, ['perGallon']],
  ['a short window', { tierWindowDays: '29' }, ['tierWindowDays']],
  ['a choice that there is not', { fuel: 'free' }, ['fuel']],
  ['a bonus without a factor', { 'bonus-0-name': 'Monday' }, ['bonus-0-times']],
  ['only a day of a bonus', { 'bonus-2-day-1': 'on' }, ['bonus-2-name', 'bonus-2-times']],
  ['a bonus that takes away', { 'bonus-0-name': 'A', 'bonus-0-times': '0.5' }, ['bonus-0-times']],
  [
    'an amount that is none',
    { 'reward-0-name': 'A', 'reward-0-cost': '5', 'reward-0-value': 'x' },
    ['reward-0-value'],
  ],
])('names the field of %s', (_, changes, fields) => {
  expect(errorsOf(changes)).toEqual(fields)
})

it('names rows with the same name or threshold', () => {
  const tier = (at: number) => ({
    [`tier-${at}-name`]: 'Gold',
    [`tier-${at}-threshold`]: '100',
    [`tier-${at}-times`]: '1',
  })
  expect(errorsOf({ ...tier(0), ...tier(1) })).toEqual(['tier-1-name', 'tier-1-threshold'])
})

it.each([
  ['1', 100],
  ['0.05', 5],
  ['1.5', 150],
  ['1.', null],
  ['1e3', null],
  ['', null],
])('reads %j as %j hundredths', (text, value) => {
  expect(parseHundredths(text)).toBe(value)
})
