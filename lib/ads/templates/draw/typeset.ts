import satori from 'satori'
import type { Alignment, Face } from '@/lib/ads/templates/document'
import type { LoadedFace } from '@/lib/ads/templates/faces'
import { isLatin, isRightToLeft } from './drawable-text'
import { boundsOfPath, type Bounds } from './path-bounds'

/** Satori rounds to tenths of a pixel and sets lines at whole pixels: text is set larger and made smaller again. */
const FINE = 4
/** Satori leaves out what begins below the page. */
const TALL = 100_000
const LINE_HEIGHT = { display: 1.04, text: 1.26 } as const satisfies Record<Face, number>
const TRACKING = { display: -0.015, text: 0 } as const satisfies Record<Face, number>

export type Setting = {
  face: Face
  weight: number
  /** Pixels, as all measures here. */
  size: number
  width: number
  align: Alignment
  /** Also between any two letters, where a word is wider than a line. */
  breaksWords: boolean
}

type Node = Parameters<typeof satori>[0]

export const lineHeight = ({ face, size }: Pick<Setting, 'face' | 'size'>): number => LINE_HEIGHT[face] * size

async function set(
  text: string,
  setting: Setting,
  faces: readonly LoadedFace[],
  more: { outlines: boolean; onUnknown?: (letters: string) => void },
) {
  const { face, weight, breaksWords } = setting
  const width = setting.width * FINE
  const size = setting.size * FINE
  let height = 0
  const style = {
    width,
    fontFamily: `${face}, ${face === 'text' ? 'display' : 'text'}, emoji, arabic, hebrew`,
    fontWeight: weight,
    fontSize: size,
    lineHeight: LINE_HEIGHT[face],
    letterSpacing: isLatin(text) ? TRACKING[face] * size : 0,
    color: '#000',
    whiteSpace: 'pre-wrap',
    wordBreak: breaksWords ? 'break-word' : 'normal',
    direction: isRightToLeft(text) ? 'rtl' : 'ltr',
    textAlign: more.outlines ? setting.align : isRightToLeft(text) ? 'right' : 'left',
    // Lines of about the same length. It keeps their number.
    textWrap: more.outlines && !breaksWords ? 'balance' : 'wrap',
  }
  const block = { type: 'div', key: null, props: { style, children: text } }
  const page = { type: 'div', key: null, props: { style: { display: 'flex', width }, children: [block] } }
  const svg = await satori(page as unknown as Node, {
    width,
    height: TALL,
    // Satori remembers faces by their array, and does not change it.
    fonts: faces as LoadedFace[],
    embedFont: more.outlines,
    onNodeDetected: (node) => {
      if (node.textContent !== undefined) height = node.height
    },
    loadAdditionalAsset: (_, letters) => {
      more.onUnknown?.(letters)
      return Promise.resolve([])
    },
  })
  return { svg, lines: Math.max(1, Math.round(height / (LINE_HEIGHT[face] * size))) }
}

const WORD = /<text x="([^"]*)" y="[^"]*" width="([^"]*)"[^>]*>(?!\s)/g

/** How many lines a text takes, and how wide the widest is. A word that does not fit makes it wider than the setting. */
export async function measureText(text: string, setting: Setting, faces: readonly LoadedFace[]) {
  const { svg, lines } = await set(text, setting, faces, { outlines: false })
  let left = 0
  let right = 0
  for (const [, x, width] of svg.matchAll(WORD)) {
    left = Math.min(left, Number(x))
    right = Math.max(right, Number(x) + Number(width))
  }
  return { lines, width: Math.max(right, setting.width * FINE - left) / FINE }
}

export type Outline = {
  /** Path data. Its pixels are `fine` to one. */
  path: string
  fine: number
  lines: number
  /** Of the ink, in pixels. Null when nothing is seen. */
  bounds: Bounds | null
}

const PATH = /<path fill="#000" d="([^"]*)"/g

export async function outlineText(
  text: string,
  setting: Setting,
  faces: readonly LoadedFace[],
): Promise<Outline> {
  const { svg, lines } = await set(text, setting, faces, { outlines: true })
  const path = Array.from(svg.matchAll(PATH), ([, data = '']) => data.trim()).join('')
  return { path, fine: FINE, lines, bounds: boundsOfPath(path, FINE) }
}

const ANY = { face: 'text', weight: 400, size: 10, width: 100, align: 'left', breaksWords: false } as const

/** One to a line, because Satori does not miss a mark that stands on a letter. */
export async function lettersWithoutFace(letters: readonly string[], faces: readonly LoadedFace[]) {
  const missing = new Set<string>()
  const onUnknown = (unknown: string) => {
    for (const letter of unknown) missing.add(letter)
  }
  await set(letters.join('\n'), ANY, faces, { outlines: false, onUnknown })
  return missing
}
