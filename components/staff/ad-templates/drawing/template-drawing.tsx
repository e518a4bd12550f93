'use client'

import { cn } from '@/lib/cn'
import {
  FORMATS,
  type Format,
  type TemplateDocument,
  type TemplateValues,
} from '@/lib/ads/templates/document'
import { useDrawing } from './use-drawing'

type TemplateDrawingProps = {
  document: TemplateDocument
  values: TemplateValues
  format: Format
  /** What it shows, for people who do not see it. */
  alt: string
  /** Seconds of the motion. Absent: its end. */
  at?: number
  className?: string
}

/** As large as its parent is wide. */
export function TemplateDrawing({ document, values, format, alt, at, className }: TemplateDrawingProps) {
  const { image, isDrawing, hasFailed } = useDrawing(document, values, format, at)
  return <DrawnImage {...{ image, isDrawing, hasFailed, format, alt, className }} />
}

type DrawnImageProps = Pick<TemplateDrawingProps, 'format' | 'alt' | 'className'> & {
  image: string | null
  isDrawing: boolean
  hasFailed: boolean
}

/** For who needs the problems of `useDrawing`, too. */
export function DrawnImage({ image, isDrawing, hasFailed, format, alt, className }: DrawnImageProps) {
  const { width, height } = FORMATS[format]
  return (
    <div
      aria-busy={isDrawing && !hasFailed}
      style={{ aspectRatio: `${width} / ${height}` }}
      className={cn('relative w-full overflow-hidden bg-muted', className)}
    >
      {image && (
        <img
          src={image}
          alt={alt}
          width={width}
          height={height}
          draggable={false}
          className="block size-full"
        />
      )}
      {!image && hasFailed && (
        <p
          role="status"
          className="absolute inset-0 grid place-items-center p-4 text-center text-sm text-muted-foreground"
        >
          The drawing could not be made. Reload the page to try again.
        </p>
      )}
    </div>
  )
}
