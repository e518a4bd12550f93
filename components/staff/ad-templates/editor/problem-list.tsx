import { TriangleAlert } from 'lucide-react'
import { FORMATS } from '@/lib/ads/templates/document'
import type { EditorAction } from '@/lib/ads/templates/editor-state'
import type { ShownProblem } from './use-problems'

type Props = {
  problems: readonly ShownProblem[]
  /** What the shown texts are, as in 'sample texts'. */
  texts: string
  dispatch: (action: EditorAction) => void
}

/** Each leads to its layer. */
export const ProblemList = ({ problems, texts, dispatch }: Props) => (
  <section aria-label="Problems" className="grid gap-1 text-sm">
    <p role="status" className={problems.length > 0 ? 'font-medium' : 'text-muted-foreground'}>
      {problems.length === 0
        ? `No problems with ${texts}.`
        : `${problems.length === 1 ? '1 problem' : `${problems.length} problems`} with ${texts}`}
    </p>
    {problems.length > 0 && (
      <ul className="grid max-h-40 gap-px overflow-y-auto">
        {problems.map(({ layerId, format, message }) => (
          <li key={`${format} ${layerId} ${message}`}>
            <button
              type="button"
              onClick={() => {
                dispatch({ do: 'show', format })
                dispatch({ do: 'select', id: layerId })
              }}
              className="flex min-h-8 w-full items-center gap-2 rounded-md px-2 text-left hover:bg-secondary focus-visible:outline-offset-0 pointer-coarse:min-h-11"
            >
              <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-destructive" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{message}</span>
              <span className="ml-auto shrink-0 text-xs text-muted-foreground">{FORMATS[format].label}</span>
            </button>
          </li>
        ))}
      </ul>
    )}
  </section>
)
