import localFont from 'next/font/local'

/* Latin with the weight axis only: another axis or alphabet doubles the download. Not preloaded, which would delay the first paint
 * and the largest image: stand-ins of the same width (app/stand-in-fonts.css) show the text until then, so that nothing moves. */
const bricolage = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-bricolage',
  preload: false,
  adjustFontFallback: false,
  fallback: ['bricolage-arial', 'bricolage-roboto'],
})

const instrument = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  preload: false,
  adjustFontFallback: false,
  fallback: ['instrument-arial', 'instrument-roboto'],
})

/** Class names that define `--font-bricolage` and `--font-instrument`; `globals.css` maps them to `font-display` and `font-sans`. */
export const fontVariables = `${bricolage.variable} ${instrument.variable}`
