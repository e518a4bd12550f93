type StoredRendition = {
  id: string
  kind: string
  /** Key in the bucket `films`. */
  file: string
  made_from: string
  width: number
  height: number
  sha256: string
}

export type StoredFilm = {
  id: string
  film_file: string
  /** Of another film, too, after the film was replaced. */
  renditions: StoredRendition[]
}

export type Exposure = {
  /** From a key in the bucket `films` to a file name in the bucket `videos`. */
  copies: { from: string; to: string }[]
  /** What plays where no rendition is chosen. */
  played: string
  /** Id of a rendition to its file in the bucket `videos`. */
  publicFiles: Record<string, string>
}

/** Poster candidates are for staff. */
const FOR_VISITORS = ['film', 'loop', 'storyboard']

/** Fits most boxes; the player chooses another one where it knows better. */
const USUAL_LINES = 720

const extensionOf = (key: string) => /\.[a-z\d]+$/.exec(key)?.[0] ?? ''

/** The number of lines of a film that lies, of columns of one that stands. */
export const linesOf = ({ width, height }: { width: number; height: number }) => Math.min(width, height)

/** The renditions that were made from this film, for visitors. */
export const currentRenditions = ({ film_file: source, renditions }: StoredFilm) =>
  renditions.filter(({ kind, made_from: from }) => from === source && FOR_VISITORS.includes(kind))

function usualOf(films: StoredRendition[]): StoredRendition | undefined {
  const byLines = films.toSorted((one, other) => linesOf(one) - linesOf(other))
  return byLines.findLast((film) => linesOf(film) <= USUAL_LINES) ?? byLines[0]
}

/** What visitors may fetch of a film: its renditions, or without them the film as it was uploaded. */
export function planExposure(film: StoredFilm, hashOf: (text: string) => string): Exposure {
  const publicName = (hash: string, key: string) => `${film.id}/${hash.slice(0, 32)}${extensionOf(key)}`
  const current = currentRenditions(film)
  const usual = usualOf(current.filter(({ kind }) => kind === 'film'))
  if (!usual) {
    // The key is random and its content never changes, so its hash serves as well as one of gigabytes.
    const played = publicName(hashOf(film.film_file), film.film_file)
    return { copies: [{ from: film.film_file, to: played }], played, publicFiles: {} }
  }
  const files = current.map(({ id, file, sha256 }) => ({ id, from: file, to: publicName(sha256, file) }))
  return {
    copies: files.map(({ from, to }) => ({ from, to })),
    played: publicName(usual.sha256, usual.file),
    publicFiles: Object.fromEntries(files.map(({ id, to }) => [id, to])),
  }
}
