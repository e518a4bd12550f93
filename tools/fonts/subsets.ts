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
  common:
    'U+20-7E,U+A0,U+A9,U+B0,U+B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2032-2033,U+2039-203A',
  other:
    'U+A1-A8,U+AA-AF,U+B1-B6,U+B8-FF,U+131,U+152-153,U+2BB-2DC,U+304-329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-2031,U+2034-2038,U+203B-206F,U+20AC,U+2122,U+2191-2193,U+2212,U+2215',
}

const hex = (text: string) => Number.parseInt(text, 16)

export const charactersOf = (range: string): string =>
  range
    .split(',')
    .map((part) => part.replace('U+', '').split('-').map(hex))
    .flatMap(([first = 0, last = first]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .join('')

const OPTIONS = {
  targetFormat: 'woff2',
  // Those that a browser applies by itself, and the figures of one width that the site asks for. Others double the letters of a font.
  keepFeatures: ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'],
  // The site shows no lighter and no heavier text.
  variationAxes: { wght: { min: 400, max: 700 } },
} as const

type Subset = { file: string; bytes: Buffer }

/** The same package makes the same bytes. */
export function makeSubsets(): Promise<Subset[]> {
  const subsets = Object.entries(FONTS).flatMap(([font, source]) =>
    Object.entries(RANGES).map(async ([name, range]) => ({
      file: `app/fonts/${font}-${name}.woff2`,
      bytes: await subsetFont(readFileSync(source), charactersOf(range), OPTIONS),
    })),
  )
  return Promise.all(subsets)
}
