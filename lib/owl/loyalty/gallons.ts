const GALLONS = /^(\d{1,4})(?:\.(\d{1,3}))?$/

/** Thousandths of a gallon of '12.5'. Null for anything else. */
export function parseGallons(text: string): number | null {
  const match = GALLONS.exec(text.trim())
  return match ? Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0')) : null
}

/** As in '12.5 gal' of 12,500. */
export const gallonsText = (milligallons: number): string => `${milligallons / 1000} gal`
