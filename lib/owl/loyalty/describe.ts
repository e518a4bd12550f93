import { formatCents } from '@/lib/quotes/money'
import { countOf, formatCount } from '@/lib/text/format'
import type { Bonus, LoyaltyRules, Reward, Rounding, Tier } from './rules'

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

const ROUNDING_LABELS: Record<Rounding, string> = {
  down: 'Down to whole points, once per visit',
  nearest: 'To the nearest point, once per visit',
  up: 'Up to whole points, once per visit',
}

/** As in '1.5' of 150. */
export const hundredthsText = (value: number): string => String(value / 100)

/** As in '1 point' and '1.5 points'. Units are plurals. */
const rateText = (value: number, unit: string) =>
  `${hundredthsText(value)} ${value === 100 ? unit.replace(/s$/, '') : unit}`

const list = new Intl.ListFormat('en-US')

const bonusText = ({ product, weekdays, times }: Bonus): string => {
  const days =
    weekdays.length === 0 ? 'every day' : `on ${list.format(weekdays.map((day) => WEEKDAYS[day]!))}`
  return `×${hundredthsText(times)} for ${product ?? 'everything'} ${days}`
}

const tierText = ({ threshold, times, benefits }: Tier, unit: string): string =>
  [`from ${formatCount(threshold)} ${unit}`, `×${hundredthsText(times)}`, benefits].filter(Boolean).join(', ')

const rewardText = ({ cost, valueCents, perMonth }: Reward, unit: string): string =>
  [
    `${formatCount(cost)} ${unit}`,
    `costs us ${formatCents(valueCents)}`,
    perMonth === null ? 'no limit' : `${countOf(perMonth, 'time', 'times')} a month`,
  ].join(', ')

function fuelText({ fuel, perGallon, perDollar, unit }: LoyaltyRules): string {
  switch (fuel) {
    case 'per_gallon':
      return `${rateText(perGallon, unit)} a gallon`
    case 'per_dollar':
      return `${rateText(perDollar, unit)} a dollar`
    case 'nothing':
      return 'Earns nothing'
  }
}

export type RuleLine = { key: string; label: string; text: string }

/** The rules in words, in the order in which people ask for them. */
export function describeRules(rules: LoyaltyRules): RuleLine[] {
  const { unit } = rules
  const line = (label: string, text: string): RuleLine => ({ key: label, label, text })
  return [
    line('Store goods', `${rateText(rules.perDollar, unit)} a dollar`),
    line('Fuel', fuelText(rules)),
    line('Rounding', ROUNDING_LABELS[rules.rounding]),
    ...rules.bonuses.map((bonus) => line(`Bonus: ${bonus.name}`, bonusText(bonus))),
    ...rules.tiers.map((tier) => line(`Tier: ${tier.name}`, tierText(tier, unit))),
    line('Tiers count', `The last ${countOf(rules.tierWindowDays, 'day', 'days')}`),
    ...rules.rewards.map((reward) => line(`Reward: ${reward.name}`, rewardText(reward, unit))),
    line(
      'Points expire',
      rules.expiryDays === null ? 'Never' : `${countOf(rules.expiryDays, 'day', 'days')} after the visit`,
    ),
    line('Terms', rules.terms || 'None'),
  ]
}

export type ComparedLine = {
  key: string
  label: string
  before: string | null
  after: string | null
  differs: boolean
}

/** Lines of both, in the order of the later one; what it dropped comes last. */
export function compareRules(before: LoyaltyRules, after: LoyaltyRules): ComparedLine[] {
  const old = new Map(describeRules(before).map((line) => [line.key, line]))
  const lines = describeRules(after)
  const kept = lines.map(({ key, label, text }) => {
    const other = old.get(key)?.text ?? null
    old.delete(key)
    return { key, label, before: other, after: text, differs: other !== text }
  })
  const dropped = [...old.values()].map(({ key, label, text }) => ({
    key,
    label,
    before: text,
    after: null,
    differs: true,
  }))
  return [...kept, ...dropped]
}
