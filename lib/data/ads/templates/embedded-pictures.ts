import 'server-only'
import sharp from 'sharp'
import { isPicturePath, picturePath } from '@/lib/ads/templates/picture-path'
import { PICTURE_OPTIONS } from '@/lib/catalogue/picture/open-picture'
import { fetchStoredPicture } from '@/lib/data/catalogue/pictures'
import { DataError } from '@/lib/errors'

/** Pixels: the longer side of the largest format. */
const LONGEST_SIDE = 1920
const MOST_KEPT = 40

const kept = new Map<string, Promise<string>>()

/** As a data URI of a kind that librsvg reads, which WebP is not. */
async function embed(path: string): Promise<string> {
  const address = picturePath(path)
  if (address.startsWith('data:')) return address
  const content = isPicturePath(path) ? await fetchStoredPicture(address) : null
  if (!content) throw new DataError('embeddedPictures.embed', { cause: new Error(`${path} is missing`) })
  const picture = sharp(content, PICTURE_OPTIONS)
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
  const { hasAlpha } = await picture.metadata()
  const bytes = await (hasAlpha ? picture.png() : picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }))
    .toBuffer()
    .catch((cause: unknown) => {
      throw new DataError('embeddedPictures.embed', { cause })
    })
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`
}

/** The ads of a fill share pictures. Names of files are made of their content, so what is kept stays true. */
export function embeddedPicture(path: string): Promise<string> {
  const picture = kept.get(path) ?? embed(path)
  kept.delete(path)
  kept.set(path, picture)
  picture.catch(() => kept.delete(path))
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break
    kept.delete(oldest)
  }
  return picture
}
