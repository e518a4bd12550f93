'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { DrawnImage } from '@/components/staff/ad-templates/drawing/drawn-image'
import { useDrawing } from '@/components/staff/ad-templates/drawing/use-drawing'
import { cellProblems } from '@/lib/ads/templates/cell-problems'
import type { Problem } from '@/lib/ads/templates/draw/drawing'
import {
  FORMATS,
  type Format,
  type TemplateDocument,
  type TemplateValues,
} from '@/lib/ads/templates/document'
import type { FilledSlots } from './read-slots'
import { RowProblems } from './row-problems'
import { usePictureRefs } from './use-picture-refs'

type Props = { document: TemplateDocument; filled: FilledSlots; formats: readonly Format[] }

type Drawn = Partial<Record<Format, readonly Problem[]>>

/** The ad in each format, drawn while somebody types, and what is wrong with it. */
export function LivePreview({ document, filled, formats }: Props) {
  const pictures = usePictureRefs(filled.pictures)
  const values = useMemo(() => ({ texts: filled.texts, pictures }), [filled.texts, pictures])
  const [drawn, setDrawn] = useState<Drawn>({})
  const report = useCallback(
    (format: Format, problems: readonly Problem[]) =>
      setDrawn((others) => (others[format] === problems ? others : { ...others, [format]: problems })),
    [],
  )
  const problems = cellProblems(formats.map((format) => ({ format, problems: drawn[format] ?? [] })))
  return (
    <section aria-label="Preview" className="grid content-start gap-5">
      <div className="flex flex-wrap items-start gap-5">
        {formats.map((format) => (
          <OneFormat key={format} {...{ document, values, format, report }} />
        ))}
      </div>
      <div role="status" className="text-sm">
        <RowProblems problems={problems} formats={formats} />
      </div>
      <noscript>
        <p className="text-muted-foreground">The preview needs JavaScript. The ad does not.</p>
      </noscript>
    </section>
  )
}

type OneProps = {
  document: TemplateDocument
  values: TemplateValues
  format: Format
  report: (format: Format, problems: readonly Problem[]) => void
}

function OneFormat({ document, values, format, report }: OneProps) {
  const { problems, ...drawn } = useDrawing(document, values, format)
  useEffect(() => report(format, problems), [report, format, problems])
  const { label, width, height } = FORMATS[format]
  return (
    <figure
      // Formats of different shapes look equally large.
      style={{ width: `min(100%, ${(18 * Math.sqrt(width / height)).toFixed(2)}rem)` }}
      className="grid gap-1.5"
    >
      <DrawnImage {...drawn} format={format} alt={`Preview, ${label}`} className="rounded-sm border" />
      <figcaption className="text-sm text-muted-foreground tabular-nums">
        {label}, {width} × {height}
      </figcaption>
    </figure>
  )
}
