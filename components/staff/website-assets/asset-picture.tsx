import { cx } from 'class-variance-authority'
import { StoredImage } from '@/components/site/stored-image'
import type { AssetFiles, AssetSlot } from '@/lib/catalogue/assets/slots'
import { mediaPath } from '@/lib/paths'

type Props = {
  slot: AssetSlot
  files: AssetFiles
  className?: string
}

/** In the ratio of its slot. Decorative: its name stands beside it. */
export function AssetPicture({ slot: { width, height }, files: { webp, jpeg, mp4 }, className }: Props) {
  const picture = webp ?? jpeg
  return (
    <span
      className={cx('relative block overflow-hidden rounded-sm bg-muted', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {picture && (
        <StoredImage
          src={mediaPath('website-assets', picture)}
          alt=""
          sizes="(min-width: 1280px) 280px, (min-width: 640px) 45vw, 90vw"
        />
      )}
      {mp4 && (
        <video
          src={`${mediaPath('website-assets', mp4)}#t=0.1`}
          muted
          playsInline
          preload="metadata"
          aria-hidden="true"
          className="size-full object-cover"
        />
      )}
      {!picture && !mp4 && (
        <span className="grid size-full place-items-center px-3 text-center text-sm text-muted-foreground">
          Without a picture
        </span>
      )}
    </span>
  )
}
