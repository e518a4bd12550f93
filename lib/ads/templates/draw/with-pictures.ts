const MARKER = /"picture:([^"]*)"/g

/** The paths of the pictures that a drawing shows, each once. */
export const picturesIn = (svg: string): string[] => [
  ...new Set(Array.from(svg.matchAll(MARKER), ([, path = '']) => path)),
]

/** `toAddress` answers an address without quotes: of this site in the browser, a data URI on the server. */
export const withPictures = (svg: string, toAddress: (path: string) => string): string =>
  svg.replace(MARKER, (_, path: string) => `"${toAddress(path)}"`)
