import { createHash } from 'node:crypto'
import { decodingProblem, MAX_SECONDS, openPicture } from './open-picture'
import { MAX_PICTURE_BYTES, PICTURE_RULE } from './upload-rules'

/** Pixels of the longer side: the widest place of an article at double density. */
const MAX_SIDE = 2000
/** Pixels of the shorter side. A smaller picture is blurred on every page. */
const MIN_SIDE = 200

type DrawnIllustration =
  | { ok: true; content: Buffer; fileName: string }
  /** What to tell the person who uploaded it. */
  | { ok: false; problem: string }

const reject = (problem: string): DrawnIllustration => ({ ok: false, problem })

const UNKNOWN = `This is not a picture that a page can show, whatever its name says. Choose ${PICTURE_RULE}.`
const TOO_SMALL = `This picture is too small. It needs ${MIN_SIDE} pixels on its shorter side.`

/** Makes of any picture the WebP that a text shows: upright and without metadata. The name is the hash of the content. */
export async function drawIllustration(bytes: Uint8Array): Promise<DrawnIllustration> {
  if (bytes.length === 0) return reject('This file is empty.')
  if (bytes.length > MAX_PICTURE_BYTES) return reject(`This file is too large. Choose ${PICTURE_RULE}.`)
  try {
    const picture = await openPicture(bytes, UNKNOWN)
    if (typeof picture === 'string') return reject(picture)
    const { autoOrient: size } = await picture.metadata()
    if (Math.min(size.width, size.height) < MIN_SIDE) return reject(TOO_SMALL)
    const content = await picture
      .autoOrient()
      .timeout({ seconds: MAX_SECONDS })
      .toColorspace('srgb')
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
    const hash = createHash('sha256').update(content).digest('hex')
    return { ok: true, content, fileName: `${hash.slice(0, 32)}.webp` }
  } catch (error) {
    return reject(decodingProblem(error))
  }
}
