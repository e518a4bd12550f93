import Image from 'next/image'
import { cn } from '@/lib/cn'
import { FORMATS, type Format } from '@/lib/ads/templates/document'
import type { ShownDrawing } from './use-drawing'

type DrawnImageProps = Pick<ShownDrawing, 'image' | 'isDrawing' | 'hasFailed'> & {
  format: Format
  /** What it shows, for people who do not see it. */
  alt: string
  className?: string
}

/** What `useDrawing` has drawn, as wide as its parent. */
export function DrawnImage({ image, isDrawing, hasFailed, format, alt, className }: DrawnImageProps) {
  const { width, height } = FORMATS[format]
  return (
    <div
      aria-busy={isDrawing && !hasFailed}
      style={{ aspectRatio: `${width} / ${height}` }}
      className={cn('relative w-full overflow-hidden bg-muted', className)}
    >
      {image && (
        <Image
          unoptimized
          loading="eager"
          src={image}
          alt={alt}
          width={width}
          height={height}
          draggable={false}
          className="block size-full"
        />
      )}
      {!image && !hasFailed && (
        <p className="absolute inset-0 grid place-items-center text-sm text-muted-foreground">Drawing …</p>
      )}
      {hasFailed && (
        <p role="status" className="absolute inset-x-0 bottom-0 bg-background/90 p-2 text-sm">
          The drawing could not be made. Reload the page to try again.
        </p>
      )}
    </div>
  )
}
