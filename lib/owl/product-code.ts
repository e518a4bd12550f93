/** Digits of an EAN-8, a UPC-A and an EAN-13. */
const LENGTHS = [8, 12, 13]

/** The last digit that makes a code right. `digits` are all others. */
export function checkDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((sum, digit, place) => sum + Number(digit) * (place % 2 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** What people type or scan, without its spaces and hyphens. */
export const cleanCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

/** Why this is no code; null when it is one. `code` has no spaces. */
export function codeProblem(code: string): string | null {
  if (!/^\d+$/.test(code) || !LENGTHS.includes(code.length)) {
    return 'Enter the 8, 12 or 13 digits below the bars of the code'
  }
  const expected = checkDigit(code.slice(0, -1))
  return code.endsWith(String(expected))
    ? null
    : `The last digit does not fit the others. It would be ${expected}: check for a typing error.`
}

/** The kind of a code, as its trade calls it. */
export function codeKind(code: string): string {
  if (code.length === 8) return 'EAN-8'
  return code.length === 12 ? 'UPC-A' : 'EAN-13'
}
