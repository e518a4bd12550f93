import localFont from 'next/font/local'

/* Latin with the weight axis only: another axis or alphabet doubles the download before the headline is painted in its face. */
const bricolage = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-bricolage',
})

const instrument = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-instrument',
})

/** Class names that define `--font-bricolage` and `--font-instrument`; `globals.css` maps them to `font-display` and `font-sans`. */
export const fontVariables = `${bricolage.variable} ${instrument.variable}`
