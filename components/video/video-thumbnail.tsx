import type { Thumbnail } from '@/lib/video/thumbnail'
import { ThumbnailImage, type Preload } from './thumbnail-image'
import { ThumbnailPlaceholder } from './thumbnail-placeholder'

type Props = {
  thumbnail: Thumbnail
  /** As in `<img sizes>`. */
  sizes: string
  preload?: Preload
}

/** Fills its positioned parent. Decorative: the title always stands beside it. */
export function VideoThumbnail({ thumbnail, sizes, preload }: Props) {
  if (thumbnail.kind === 'placeholder') return <ThumbnailPlaceholder label={thumbnail.label} />
  return <ThumbnailImage src={thumbnail.src} sizes={sizes} preload={preload} />
}
