import { cx } from 'class-variance-authority'
import type { Problem } from '@/lib/ads/templates/draw/drawing'
import { FORMATS, type Format, type TemplateValues } from '@/lib/ads/templates/document'
import { type EditorAction, type EditorState, selectedLayer } from '@/lib/ads/templates/editor-state'
import { toRect } from '@/lib/ads/templates/geometry'
import { FormatView } from './format-view'
import type { Look } from './look'
import type { ShownProblem } from './use-problems'

type CanvasProps = {
  state: EditorState
  dispatch: (action: EditorAction) => void
  values: TemplateValues
  look: Look
  /** Seconds of the motion while it is played. */
  at: number | undefined
  problems: readonly ShownProblem[]
  report: (format: Format, problems: readonly Problem[]) => void
  /** The pointer has chosen a layer, or the ground. */
  onPick: (id: string | null) => void
}

/** One format, or all of them beside each other. Formats that are not shown are drawn, too: they may have problems. */
export function Canvas({ look, state, ...view }: CanvasProps) {
  const { document, format: current } = state
  const isZoomed = !look.isSideBySide && look.zoom !== 'fit'
  return (
    <>
      <div
        role="region"
        aria-label="Layout"
        // Scrolled by keys.
        tabIndex={0}
        className={cx(
          'max-h-[42dvh] overflow-auto rounded-md bg-muted p-3 [--stage-height:calc(42dvh-2rem)] lg:h-[max(24rem,calc(100dvh-17.5rem))] lg:max-h-none lg:p-5 lg:[--stage-height:max(21rem,calc(100dvh-20.5rem))]',
          look.isSideBySide ? 'flex flex-wrap content-start items-start gap-6' : 'grid',
          !isZoomed && !look.isSideBySide && 'place-items-center',
        )}
      >
        {document.formats.map((format) => (
          <FormatView
            key={format}
            format={format}
            isShown={look.isSideBySide || format === current}
            state={state}
            look={look}
            {...view}
          />
        ))}
      </div>
      <PlaceText state={state} />
    </>
  )
}

/** Read out while keys move a layer. */
function PlaceText({ state }: { state: EditorState }) {
  const layer = selectedLayer(state)
  const box = layer?.boxes[state.format]
  const rect = box && toRect(box, state.format)
  return (
    <p role="status" className="text-xs text-muted-foreground tabular-nums max-lg:sr-only">
      {layer && rect
        ? `${layer.name} in ${FORMATS[state.format].label}: ${rect.left} from the left, ${rect.top} from the top, ${rect.width} × ${rect.height}`
        : 'The ground is selected.'}
    </p>
  )
}
