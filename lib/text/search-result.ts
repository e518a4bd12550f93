/** Advance widths of Arial, in thousandths of the font size, from 'space' to '~'. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
const OTHER_WIDTHS: Record<string, number> = {
  '–': 556,
  '—': 1000,
  '‘': 222,
  '’': 222,
  '“': 333,
  '”': 333,
  '…': 1000,
  '·': 278,
}
const USUAL_WIDTH = 556
const FIRST = 0x20

function widthOf(character: string): number {
  const base = character.normalize('NFD').charAt(0)
  return OTHER_WIDTHS[character] ?? WIDTHS[base.charCodeAt(0) - FIRST] ?? USUAL_WIDTH
}

/** In pixels. `fontSize` is in pixels, too. */
export const textWidth = (text: string, fontSize: number): number =>
  Array.from(text).reduce((sum, character) => sum + widthOf(character), 0) * (fontSize / 1000)

export type ResultLine = {
  /** What a search engine shows of the text. */
  shown: string
  isCut: boolean
  /** Of the whole text, in pixels. */
  width: number
  /** In pixels. */
  limit: number
}

const MARK = ' …'

/** Cuts after a whole word, and in a word only where the first one is too long. */
export function cutLine(text: string, fontSize: number, limit: number): ResultLine {
  const width = textWidth(text, fontSize)
  if (width <= limit) return { shown: text, isCut: false, width, limit }
  const room = limit - textWidth(MARK, fontSize)
  let fitting = ''
  for (const character of text) {
    if (textWidth(fitting + character, fontSize) > room) break
    fitting += character
  }
  const words = fitting.replace(/\s+\S*$/, '')
  const endsAtWord = /\s/.test(text.charAt(fitting.length))
  return { shown: `${(endsAtWord ? fitting : words).trimEnd()}${MARK}`, isCut: true, width, limit }
}

/** Search engines publish no limits. These are what their result pages had room for in 2026. */
const DEVICES = {
  desktop: { title: { size: 20, limit: 580 }, description: { size: 14, limit: 920 } },
  phone: { title: { size: 18, limit: 640 }, description: { size: 14, limit: 680 } },
} as const
export type Device = keyof typeof DEVICES

export const DEVICE_LABELS: Record<Device, string> = { desktop: 'On a desktop', phone: 'On a phone' }

export type SearchResult = { title: ResultLine; description: ResultLine }

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

export function searchResult(title: string, description: string, device: Device): SearchResult {
  const { title: t, description: d } = DEVICES[device]
  return {
    title: cutLine(oneLine(title), t.size, t.limit),
    description: cutLine(oneLine(description), d.size, d.limit),
  }
}
