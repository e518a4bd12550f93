/** Pixels. Next resizes to these and no others. */
export const DEVICE_WIDTHS = [400, 600, 800, 1200]
export const SMALL_WIDTHS = [96, 192, 320]

/**
 * In `sizes`, for a picture as wide as a phone, less the margins. Phones have up to three pixels a point. Two are enough, and this asks for
 * no more of a phone that is 360 or 412 points wide.
 */
export const PHONE_SIZE = '55vw'

const WIDTHS = [...SMALL_WIDTHS, ...DEVICE_WIDTHS]
const [NARROWEST_DEVICE = 0] = DEVICE_WIDTHS

export type PictureQuality = 80 | 85

export type PictureSources = { src: string; srcSet?: string }

type Source = {
  src: string
  quality: PictureQuality
  /** Pixels, or as in `<img sizes>`. */
  size: number | string
}

const resized = ({ src, quality }: Source, width: number) =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${quality}`

/** The narrowest that covers `pixels`. */
const covering = (pixels: number) => WIDTHS.find((width) => width >= pixels) ?? NARROWEST_DEVICE

/** No screen needs less than the smallest share of the narrowest one. */
function usefulWidths(sizes: string): number[] {
  const shares = [...sizes.matchAll(/(?:^|\s)(\d+)vw/g)].map(([, share]) => Number(share) / 100)
  const least = shares.length > 0 ? Math.min(...shares) * NARROWEST_DEVICE : 0
  return WIDTHS.filter((width) => width >= least)
}

/** Addresses of a picture in all sizes that a browser may choose from. */
export function pictureSources(source: Source): PictureSources {
  const { size } = source
  if (typeof size === 'number') {
    const [once, twice] = [covering(size), covering(2 * size)]
    const src = resized(source, twice)
    return { src, srcSet: once === twice ? `${src} 1x` : `${resized(source, once)} 1x, ${src} 2x` }
  }
  const widths = usefulWidths(size)
  return {
    src: resized(source, widths.at(-1) ?? NARROWEST_DEVICE),
    srcSet: widths.map((width) => `${resized(source, width)} ${width}w`).join(', '),
  }
}
