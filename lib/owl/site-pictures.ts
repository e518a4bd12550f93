import { moveTo } from '@/lib/list/order'

export type SitePicture = {
  /** In the bucket logos, as in 'sites/….webp'. */
  file: string
  /** What it shows. */
  alt: string | null
}

export const MAX_SITE_PICTURES = 12
export const MAX_PICTURE_TEXT = 300

type Change = (pictures: readonly SitePicture[]) => SitePicture[] | 'full' | 'gone'

/** A file that the site has already is not added twice. */
export const withPicture =
  (file: string): Change =>
  (pictures) => {
    if (pictures.some((picture) => picture.file === file)) return [...pictures]
    return pictures.length < MAX_SITE_PICTURES ? [...pictures, { file, alt: null }] : 'full'
  }

export const withoutPicture =
  (file: string): Change =>
  (pictures) =>
    pictures.filter((picture) => picture.file !== file)

export const withText =
  (file: string, alt: string | null): Change =>
  (pictures) =>
    pictures.some((picture) => picture.file === file)
      ? pictures.map((picture) => (picture.file === file ? { ...picture, alt } : picture))
      : 'gone'

/** `before` is null for the last place. */
export const withMoved =
  (file: string, before: string | null): Change =>
  (pictures) => {
    const files = pictures.map((picture) => picture.file)
    if (!files.includes(file) || (before !== null && !files.includes(before))) return 'gone'
    const others = files.filter((other) => other !== file)
    const order = moveTo(files, file, before === null ? others.length : others.indexOf(before))
    return pictures.toSorted((one, other) => order.indexOf(one.file) - order.indexOf(other.file))
  }

export type PictureChange = Change
