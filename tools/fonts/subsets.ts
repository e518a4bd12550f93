import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const PACKAGES = 'node_modules/@fontsource-variable'

/** Latin with the weight axis only: another axis or alphabet doubles the download. */
const FONTS = {
  bricolage: `${PACKAGES}/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2`,
  instrument: `${PACKAGES}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
}

/** As CSS writes them in `unicode-range`. No character is in both; together they are those of the package's files. */
export const RANGES = {
  common: 'U+20-7E,U+A0,U+A9,U+AE,U+B0,U+B7,U+D7,U+2000-206F,U+2122,U+2212',
  other:
    'U+A1-A8,U+AA-AD,U+AF,U+B1-B6,U+B8-D6,U+D8-FF,U+131,U+152-153,U+2BB-2DC,U+304-329,U+20AC,U+2191-2193,U+2215',
}

const hex = (text: string) => Number.parseInt(text, 16)

export const charactersOf = (range: string): string =>
  range
    .split(',')
    .map((part) => part.replace('U+', '').split('-').map(hex))
    .flatMap(([first = 0, last = first]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .join('')

type Subset = { file: string; bytes: Buffer }

/** With all weights and features of the package's fonts. The same package makes the same bytes. */
export function makeSubsets(): Promise<Subset[]> {
  const subsets = Object.entries(FONTS).flatMap(([font, source]) =>
    Object.entries(RANGES).map(async ([name, range]) => ({
      file: `app/fonts/${font}-${name}.woff2`,
      bytes: await subsetFont(readFileSync(source), charactersOf(range), { targetFormat: 'woff2' }),
    })),
  )
  return Promise.all(subsets)
}
