import { centeredCrop, LAYOUT_RATIOS, type Crop } from '@/lib/catalogue/picture/crop'
import { pictureUploadProblem } from '@/lib/catalogue/picture/upload-rules'
import { inferLayout, type VideoLayout } from '@/lib/video/layout'

/** A picture that the browser can draw, and what the poster's shape is. */
export type Picture = { file: File; image: ImageBitmap; ratio: number; crop: Crop }

type Unreadable = { problem: string }

/** `layout` is null where the film has no ratio yet: the picture's own decides, as on the server. */
export async function readPicture(
  file: File | Promise<File>,
  layout: VideoLayout | null,
): Promise<Picture | Unreadable> {
  try {
    const read = await file
    const problem = pictureUploadProblem(read)
    if (problem !== null) return { problem }
    const image = await createImageBitmap(read)
    const ratio = LAYOUT_RATIOS[layout ?? inferLayout(image.width, image.height) ?? 'landscape']
    return { file: read, image, ratio, crop: centeredCrop(image, ratio) }
  } catch {
    return { problem: 'This picture cannot be opened. It is damaged, too large, or not a picture.' }
  }
}
