/** Other names of each field, as they stand in files, in small letters without spaces and signs. */
export type ColumnNames<Field extends string> = Record<
  Field,
  { exact: readonly string[]; part?: readonly string[] }
>

const simplify = (header: string) => header.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The column of each field, counted from 1. Exact names win over parts of names, and each column is used once. */
export function guessColumns<Field extends string>(
  headers: readonly string[],
  names: ColumnNames<Field>,
): Partial<Record<Field, number>> {
  const simple = headers.map(simplify)
  const guesses: Partial<Record<Field, number>> = {}
  const isFree = (index: number) => !Object.values(guesses).includes(index + 1)
  const fields = Object.keys(names) as Field[]
  const fit = (field: Field, fits: (header: string) => boolean) => {
    if (guesses[field] !== undefined) return
    const index = simple.findIndex((header, at) => isFree(at) && fits(header))
    if (index !== -1) guesses[field] = index + 1
  }
  for (const field of fields) fit(field, (header) => names[field].exact.includes(header))
  for (const field of fields) {
    fit(field, (header) => names[field].part?.some((part) => header.includes(part)) ?? false)
  }
  return guesses
}
