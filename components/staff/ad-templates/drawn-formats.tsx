import Image from 'next/image'
import { FORMATS, type Format } from '@/lib/ads/templates/document'
import { staffPaths } from '@/lib/portal/staff-paths'

type Props = {
  template: { id: string; name: string }
  formats: readonly Format[]
  /** The draft after as many edits, or a published version. */
  shown: { edit: number } | { version: number }
}

/** Drawn by the server with sample contents. */
export const DrawnFormats = ({ template: { id, name }, formats, shown }: Props) => (
  <ul className="flex flex-wrap items-start gap-5">
    {formats.map((format) => {
      const { label, width, height } = FORMATS[format]
      return (
        <li
          key={format}
          // Formats of different shapes look equally large.
          style={{ width: `min(100%, ${(15 * Math.sqrt(width / height)).toFixed(2)}rem)` }}
          className="grid gap-1.5"
        >
          <Image
            unoptimized
            src={staffPaths.adTemplateDrawing(id, format, shown)}
            alt={`${name}, ${label}`}
            width={width}
            height={height}
            loading="eager"
            className="h-auto w-full rounded-sm border bg-muted"
          />
          <p className="text-sm text-muted-foreground tabular-nums">
            {label}, {width} × {height}
          </p>
        </li>
      )
    })}
  </ul>
)
