export const toDifferences = (values: readonly number[]): number[] =>
  values.map((value, index) => value - (values[index - 1] ?? 0))

export function fromDifferences(differences: readonly number[]): number[] {
  let value = 0
  return differences.map((difference) => (value += difference))
}

const DEGREE = 10_000

export const toSteps = (degrees: number): number => Math.round(degrees * DEGREE)
export const fromSteps = (steps: number): number => steps / DEGREE

const HUNDRED = 100

export const toHundreds = (people: number): number => Math.round(people / HUNDRED)
export const fromHundreds = (hundreds: number): number => hundreds * HUNDRED

const SEPARATOR = '|'

export const toText = (names: readonly string[]): string => names.join(SEPARATOR)
export const fromText = (text: string): string[] => text.split(SEPARATOR)
