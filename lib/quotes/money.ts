const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** As in '$1,234.50'. */
export const formatCents = (cents: number): string => dollars.format(cents / 100)

const DOLLARS = /^\$?\s?(\d{1,10}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{0,2}))?$/

/** Cents of '1234.5', '$1,234.50' or '12'. Null for anything else, negative amounts included. */
export function parseDollars(text: string): number | null {
  const match = DOLLARS.exec(text.trim())
  if (!match) return null
  const [, whole = '', fraction = ''] = match
  return Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'))
}

/** What a field shows, and what `parseDollars` reads again: '1234.50', and '12' without cents. */
export const dollarsText = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

const PERCENT = /^(\d{1,3})(?:\.(\d{1,4}))?\s?%?$/

/** Parts per million of '8.25' or '8.25 %'. Null for anything else and above 100 %. */
export function parsePercent(text: string): number | null {
  const match = PERCENT.exec(text.trim())
  if (!match) return null
  const [, whole = '', fraction = ''] = match
  const ppm = Number(whole) * 10_000 + Number(fraction.padEnd(4, '0'))
  return ppm > 1_000_000 ? null : ppm
}

/** As in '8.25' of 82500. */
export const percentText = (ppm: number): string => String(ppm / 10_000)
