const faces = [
  ['Bricolage', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2', '200 800'],
  ['Instrument', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', '400 700'],
] as const

/** The site's own two faces, from their npm packages. */
export async function loadFonts() {
  for (const [family, path, weight] of faces) {
    const face = new FontFace(family, `url(/fonts/${path})`, { weight })
    document.fonts.add(await face.load())
  }
}
