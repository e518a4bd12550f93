type Weight = 400 | 500 | 700 | 800

type Name = 'display' | 'text' | 'emoji' | 'arabic' | 'hebrew'

/** `name` is the family in a drawing; `file` a path below `node_modules/@expo-google-fonts`. */
export type FaceFile = { name: Name; weight: Weight; file: string }
export type LoadedFace = { name: Name; weight: Weight; data: ArrayBuffer }

const file = (name: Name, weight: Weight, folder: string, family: string, style: string): FaceFile => ({
  name,
  weight,
  file: `${folder}/${weight}${style}/${family}_${weight}${style}.ttf`,
})

/** The faces of `FACES`, then those that step in for letters which these lack. */
export const FACE_FILES: readonly FaceFile[] = [
  file('display', 400, 'bricolage-grotesque', 'BricolageGrotesque', 'Regular'),
  file('display', 700, 'bricolage-grotesque', 'BricolageGrotesque', 'Bold'),
  file('display', 800, 'bricolage-grotesque', 'BricolageGrotesque', 'ExtraBold'),
  file('text', 400, 'instrument-sans', 'InstrumentSans', 'Regular'),
  file('text', 500, 'instrument-sans', 'InstrumentSans', 'Medium'),
  file('text', 700, 'instrument-sans', 'InstrumentSans', 'Bold'),
  file('emoji', 700, 'noto-emoji', 'NotoEmoji', 'Bold'),
  file('arabic', 400, 'noto-sans-arabic', 'NotoSansArabic', 'Regular'),
  file('arabic', 700, 'noto-sans-arabic', 'NotoSansArabic', 'Bold'),
  file('hebrew', 400, 'noto-sans-hebrew', 'NotoSansHebrew', 'Regular'),
  file('hebrew', 700, 'noto-sans-hebrew', 'NotoSansHebrew', 'Bold'),
]

export const isOwnFace = ({ name }: Pick<FaceFile, 'name'>): boolean => name === 'display' || name === 'text'

/** Latin letters, punctuation and the euro. For these the other faces change nothing, and a browser need not load them. */
const OWN_LETTERS = /^[\n\u0020-\u024f\u1e00-\u1eff\u2013-\u2026\u20ac]*$/

export const needsOwnFacesOnly = (texts: readonly string[]): boolean =>
  texts.every((text) => OWN_LETTERS.test(text.normalize('NFC')))
