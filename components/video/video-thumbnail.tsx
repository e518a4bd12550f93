import type { Thumbnail } from '@/lib/video/thumbnail'
import { ThumbnailImage } from './thumbnail-image'
import { ThumbnailPlaceholder } from './thumbnail-placeholder'

type Props = {
  thumbnail: Thumbnail
  /** As in `<img sizes>`. */
  sizes: string
  /** Only for the picture that is the first thing seen. */
  preload?: boolean
}

/** Fills its positioned parent. Decorative: the title always stands beside it. */
export function VideoThumbnail({ thumbnail, sizes, preload = false }: Props) {
  if (thumbnail.kind === 'placeholder') return <ThumbnailPlaceholder label={thumbnail.label} />
  return <ThumbnailImage src={thumbnail.src} sizes={sizes} preload={preload} />
}
