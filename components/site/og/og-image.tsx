import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { SHARE_IMAGE_SIZE } from '@/lib/seo/share-image'
import { site } from '@/lib/content/site'
import { drawableText } from './drawable-text'
import { OgCard } from './og-card'

/*
 * Static instances (weights 480 and 640) of the display face, subset to Latin with fontTools: satori reads neither
 * WOFF2 nor variable fonts.
 */
const font = (file: string) => readFile(join(process.cwd(), 'components/site/og/fonts', file))
const fonts = Promise.all([font('bricolage-medium.ttf'), font('bricolage-semibold.ttf')])

/** A third of the PNG's weight. */
const JPEG = { quality: 82, mozjpeg: true }

type OgImage = {
  eyebrow: string
  title: string
  line?: string
  photo?: Uint8Array | null
}

/** Converts to JPEG; undefined when the photo is unreadable. */
async function toBackground(photo: Uint8Array): Promise<string | undefined> {
  try {
    const { width, height } = SHARE_IMAGE_SIZE
    const jpeg = await sharp(photo).resize(width, height, { fit: 'cover' }).jpeg({ quality: 90 }).toBuffer()
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`
  } catch {
    return undefined
  }
}

/** Response with a JPEG of `SHARE_IMAGE_SIZE`. */
export async function ogImage({ eyebrow, title, line, photo }: OgImage): Promise<Response> {
  const [medium, semibold] = await fonts
  const background = photo ? await toBackground(photo) : undefined
  const drawing = new ImageResponse(
    <OgCard
      eyebrow={drawableText(eyebrow)}
      title={drawableText(title) || site.name}
      line={line && drawableText(line)}
      photo={background}
    />,
    {
      ...SHARE_IMAGE_SIZE,
      fonts: [
        { name: 'Bricolage', data: medium, weight: 500 },
        { name: 'Bricolage', data: semibold, weight: 600 },
      ],
    },
  )
  const jpeg = await sharp(await drawing.arrayBuffer())
    .jpeg(JPEG)
    .toBuffer()
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } })
}
