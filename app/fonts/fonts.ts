import localFont from 'next/font/local'

/* The files are parts of those in the packages, made by `npm run fonts` (tools/fonts). A page without accents loads the two of common
 * characters only. Not preloaded, which would delay the first paint and the largest image: stand-ins of the same width
 * (app/stand-in-fonts.css) show the text until then, so that nothing moves. Next reads the options at build time, so each stands here
 * as a literal; a test compares them with the files. */
const bricolage = localFont({
  src: './bricolage-common.woff2',
  weight: '400 700',
  variable: '--font-bricolage',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E,U+A0,U+A9,U+B0,U+B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2032-2033,U+2039-203A',
    },
  ],
  preload: false,
  adjustFontFallback: false,
  fallback: ['bricolageOther', 'bricolage-arial', 'bricolage-roboto'],
})

const bricolageOther = localFont({
  src: './bricolage-other.woff2',
  weight: '400 700',
  variable: '--font-bricolage-other',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8,U+AA-AF,U+B1-B6,U+B8-FF,U+131,U+152-153,U+2BB-2DC,U+304-329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-2031,U+2034-2038,U+203B-206F,U+20AC,U+2122,U+2191-2193,U+2212,U+2215',
    },
  ],
  preload: false,
  adjustFontFallback: false,
})

const instrument = localFont({
  src: './instrument-common.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E,U+A0,U+A9,U+B0,U+B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2032-2033,U+2039-203A',
    },
  ],
  preload: false,
  adjustFontFallback: false,
  fallback: ['instrumentOther', 'instrument-arial', 'instrument-roboto'],
})

const instrumentOther = localFont({
  src: './instrument-other.woff2',
  weight: '400 700',
  variable: '--font-instrument-other',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8,U+AA-AF,U+B1-B6,U+B8-FF,U+131,U+152-153,U+2BB-2DC,U+304-329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-2031,U+2034-2038,U+203B-206F,U+20AC,U+2122,U+2191-2193,U+2212,U+2215',
    },
  ],
  preload: false,
  adjustFontFallback: false,
})

/** Class names that define the variables; `globals.css` maps them to `font-display` and `font-sans`. */
export const fontVariables = [bricolage, bricolageOther, instrument, instrumentOther]
  .map(({ variable }) => variable)
  .join(' ')
