import { useEffect } from 'react'
import { DrawnImage } from '@/components/staff/ad-templates/drawing/drawn-image'
import { useDrawing } from '@/components/staff/ad-templates/drawing/use-drawing'
import type { Problem } from '@/lib/ads/templates/draw/drawing'
import { FORMATS, type Format, TEXT_SLOT_LABELS, type TemplateValues } from '@/lib/ads/templates/document'
import type { EditorAction, EditorState } from '@/lib/ads/templates/editor-state'
import { fillNames } from '@/lib/ads/templates/fill-names'
import type { Look } from './look'
import { Stage } from './stage'
import type { ShownProblem } from './use-problems'

type FormatViewProps = {
  format: Format
  isShown: boolean
  state: EditorState
  dispatch: (action: EditorAction) => void
  values: TemplateValues
  look: Look
  at: number | undefined
  problems: readonly ShownProblem[]
  report: (format: Format, problems: readonly Problem[]) => void
  onPick: (id: string | null) => void
}

/** Draws one format, and shows it where it is wanted. */
export function FormatView({
  format,
  isShown,
  state,
  dispatch,
  values,
  look,
  at,
  problems,
  report,
  onPick,
}: FormatViewProps) {
  const { document } = state
  const drawing = useDrawing(document, values, format, isShown ? at : undefined)
  useEffect(() => {
    // Of the end of the motion.
    if (at === undefined) report(format, drawing.problems)
  }, [report, format, drawing.problems, at])
  if (!isShown) return null
  const { label, width, height } = FORMATS[format]
  const texts = fillNames(document).texts.map((slot) => `${TEXT_SLOT_LABELS[slot]}: ${values.texts[slot]}`)
  return (
    <figure
      style={{ width: widthOf(format, look) }}
      data-hash={drawing.isDrawing ? undefined : (drawing.hash ?? undefined)}
      className="grid content-start gap-1.5"
    >
      <Stage
        format={format}
        state={state}
        dispatch={dispatch}
        values={values}
        troubled={
          new Set(
            problems.filter((problem) => problem.formats.includes(format)).map(({ layerId }) => layerId),
          )
        }
        hasSafeArea={look.hasSafeArea}
        onPick={onPick}
      >
        <DrawnImage
          image={drawing.image}
          isDrawing={drawing.isDrawing}
          hasFailed={drawing.hasFailed}
          format={format}
          alt={`The drawing in ${label}. ${texts.join('. ')}`}
        />
      </Stage>
      {look.isSideBySide && (
        <figcaption className="text-xs text-muted-foreground tabular-nums">
          {label}, {width} × {height}
        </figcaption>
      )}
    </figure>
  )
}

/** Beside each other, formats of different shapes look equally large. Alone, one fits into the window unless it is zoomed. */
function widthOf(format: Format, { isSideBySide, zoom }: Look): string {
  const { width, height } = FORMATS[format]
  if (isSideBySide) return `min(100%, ${(17 * Math.sqrt(width / height)).toFixed(2)}rem)`
  return zoom === 'fit'
    ? `min(100%, calc(var(--stage-height) * ${(width / height).toFixed(4)}))`
    : `${Number(zoom) * width}px`
}
