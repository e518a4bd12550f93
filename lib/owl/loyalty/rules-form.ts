import type { FieldErrors, FormValues } from '@/lib/forms/form-state'
import { dollarsText, parseDollars } from '@/lib/quotes/money'
import { formatCount } from '@/lib/text/format'
import { hundredthsText } from './describe'
import { FUEL_EARNS, LIMITS, PRODUCT_CODE, ROUNDINGS, type LoyaltyRules } from './rules'

type Read = { values: FormValues; errors: FieldErrors }

const HUNDREDTHS = /^(\d{1,4})(?:\.(\d{1,2}))?$/

/** Hundredths of '1.5'. Null for anything else. */
export function parseHundredths(text: string): number | null {
  const match = HUNDREDTHS.exec(text.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}

const textOf = ({ values }: Read, field: string): string => (values[field] ?? '').replace(/\s+/g, ' ').trim()

function readText(form: Read, field: string, most: number, isNeeded = true): string {
  const text = textOf(form, field)
  if (isNeeded && text === '') form.errors[field] = 'Fill in this field'
  if (text.length > most) form.errors[field] = `At most ${most} characters`
  return text
}

function readWhole(form: Read, field: string, least: number, most: number): number {
  const text = textOf(form, field).replaceAll(',', '')
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN
  if (value >= least && value <= most) return value
  form.errors[field] = `Enter a whole number from ${formatCount(least)} to ${formatCount(most)}`
  return least
}

const readOptionalWhole = (form: Read, field: string, least: number, most: number): number | null =>
  textOf(form, field) === '' ? null : readWhole(form, field, least, most)

function readHundredths(form: Read, field: string, least: number, most: number): number {
  const value = parseHundredths(textOf(form, field))
  if (value !== null && value >= least && value <= most) return value
  form.errors[field] =
    `Enter a number from ${least / 100} to ${formatCount(most / 100)}, with at most two decimals`
  return least
}

function readChoice<Choice extends string>(form: Read, field: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((one) => one === textOf(form, field))
  if (!choice) form.errors[field] = 'Choose one'
  return choice ?? choices[0]!
}

/** Rows of the form that have a text. `most` rows can be posted. */
function rowsOf({ values }: Read, kind: string, most: number): string[] {
  const rows = Array.from({ length: most }, (_, at) => `${kind}-${at}`)
  return rows.filter((row) =>
    Object.entries(values).some(([field, text]) => field.startsWith(`${row}-`) && text.trim() !== ''),
  )
}

function refuseSameNames(form: Read, rows: { row: string; name: string }[]) {
  const known = new Set<string>()
  for (const { row, name } of rows) {
    if (known.has(name.toLowerCase())) form.errors[`${row}-name`] ??= 'Another one has this name'
    known.add(name.toLowerCase())
  }
}

const WEEKDAY_NUMBERS = [0, 1, 2, 3, 4, 5, 6]

function readBonuses(form: Read): LoyaltyRules['bonuses'] {
  return rowsOf(form, 'bonus', LIMITS.bonuses).map((row) => {
    const product = textOf(form, `${row}-product`).toLowerCase()
    if (product !== '' && !PRODUCT_CODE.test(product)) {
      form.errors[`${row}-product`] = "Letters, digits, spaces and & ' . / - only, at most 60"
    }
    return {
      name: readText(form, `${row}-name`, LIMITS.name),
      product: product === '' ? null : product,
      weekdays: WEEKDAY_NUMBERS.filter((day) => form.values[`${row}-day-${day}`]),
      times: readHundredths(form, `${row}-times`, LIMITS.times.least, LIMITS.times.most),
    }
  })
}

function readTiers(form: Read): LoyaltyRules['tiers'] {
  const tiers = rowsOf(form, 'tier', LIMITS.tiers).map((row) => ({
    row,
    name: readText(form, `${row}-name`, LIMITS.name),
    threshold: readWhole(form, `${row}-threshold`, 1, LIMITS.points),
    times: readHundredths(form, `${row}-times`, LIMITS.times.least, LIMITS.times.most),
    benefits: readText(form, `${row}-benefits`, LIMITS.benefits, false),
  }))
  refuseSameNames(form, tiers)
  const sorted = tiers.toSorted((one, other) => one.threshold - other.threshold)
  sorted.forEach(({ row, threshold }, at) => {
    if (sorted[at - 1]?.threshold === threshold) {
      form.errors[`${row}-threshold`] ??= 'Another tier begins here'
    }
  })
  return sorted.map(({ row: _, ...tier }) => tier)
}

function readRewards(form: Read): LoyaltyRules['rewards'] {
  const rewards = rowsOf(form, 'reward', LIMITS.rewards).map((row) => {
    const valueCents = parseDollars(textOf(form, `${row}-value`))
    if (valueCents === null || valueCents > 1_000_000) {
      form.errors[`${row}-value`] = 'Enter an amount up to $10,000, as in 2.50'
    }
    return {
      row,
      name: readText(form, `${row}-name`, LIMITS.name),
      cost: readWhole(form, `${row}-cost`, 1, LIMITS.points),
      valueCents: valueCents ?? 0,
      perMonth: readOptionalWhole(form, `${row}-perMonth`, 1, 100),
    }
  })
  refuseSameNames(form, rewards)
  return rewards.map(({ row: _, ...reward }) => reward)
}

export type ReadRules = { rules: LoyaltyRules } | { errors: FieldErrors }

/** Of the posted form of a draft. Rows without text are left out. */
export function readRules(values: FormValues): ReadRules {
  const form: Read = { values, errors: {} }
  const terms = (values.terms ?? '').replace(/\r\n?/g, '\n').trim()
  if (terms.length > LIMITS.terms) form.errors.terms = `At most ${formatCount(LIMITS.terms)} characters`
  const rules: LoyaltyRules = {
    unit: readText(form, 'unit', 30),
    fuel: readChoice(form, 'fuel', FUEL_EARNS),
    perDollar: readHundredths(form, 'perDollar', 0, LIMITS.rate),
    perGallon: readHundredths(form, 'perGallon', 0, LIMITS.rate),
    rounding: readChoice(form, 'rounding', ROUNDINGS),
    bonuses: readBonuses(form),
    tierWindowDays: readWhole(form, 'tierWindowDays', LIMITS.window.least, LIMITS.window.most),
    tiers: readTiers(form),
    rewards: readRewards(form),
    expiryDays: readOptionalWhole(form, 'expiryDays', LIMITS.expiry.least, LIMITS.expiry.most),
    terms,
  }
  return Object.keys(form.errors).length > 0 ? { errors: form.errors } : { rules }
}

/** What the form begins with; `readRules` reads it back. */
export function writeRules(rules: LoyaltyRules): FormValues {
  const rows = <Row extends object>(kind: string, items: Row[], cells: (item: Row) => FormValues) =>
    items.flatMap((item, at) =>
      Object.entries(cells(item)).map(([cell, text]) => [`${kind}-${at}-${cell}`, text] as const),
    )
  return {
    unit: rules.unit,
    fuel: rules.fuel,
    perDollar: hundredthsText(rules.perDollar),
    perGallon: hundredthsText(rules.perGallon),
    rounding: rules.rounding,
    tierWindowDays: String(rules.tierWindowDays),
    expiryDays: rules.expiryDays === null ? '' : String(rules.expiryDays),
    terms: rules.terms,
    ...Object.fromEntries([
      ...rows('bonus', rules.bonuses, ({ name, product, weekdays, times }) => ({
        name,
        product: product ?? '',
        times: hundredthsText(times),
        ...Object.fromEntries(weekdays.map((day) => [`day-${day}`, 'on'])),
      })),
      ...rows('tier', rules.tiers, ({ name, threshold, times, benefits }) => ({
        name,
        threshold: String(threshold),
        times: hundredthsText(times),
        benefits,
      })),
      ...rows('reward', rules.rewards, ({ name, cost, valueCents, perMonth }) => ({
        name,
        cost: String(cost),
        value: dollarsText(valueCents),
        perMonth: perMonth === null ? '' : String(perMonth),
      })),
    ]),
  }
}
