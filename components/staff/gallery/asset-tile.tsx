import { StoredImage } from '@/components/site/stored-image'
import type { WebsiteAsset } from '@/lib/data/website/website-assets'
import { mediaPath } from '@/lib/paths'
import { fileSize } from '@/lib/text/format'

const isPicture = (path: string) => /\.(webp|avif|png|jpe?g)$/i.test(path)

export function AssetTile({ asset: { path, size } }: { asset: WebsiteAsset }) {
  const src = mediaPath('website-assets', path)
  return (
    <li className="relative rounded-md border bg-card">
      <div className="relative grid aspect-video place-items-center overflow-hidden rounded-t-md bg-muted">
        {isPicture(path) ? (
          <StoredImage src={src} alt="" sizes="(min-width: 1280px) 280px, (min-width: 640px) 45vw, 90vw" />
        ) : (
          <span className="type-slate text-muted-foreground uppercase">
            {path.slice(path.lastIndexOf('.') + 1)}
          </span>
        )}
      </div>
      <div className="flex items-start justify-between gap-3 p-3">
        <a href={src} className="min-w-0 font-medium break-words after:absolute after:inset-0">
          {path}
        </a>
        {size !== null && (
          <span className="shrink-0 text-sm text-muted-foreground tabular-nums">{fileSize(size)}</span>
        )}
      </div>
    </li>
  )
}
