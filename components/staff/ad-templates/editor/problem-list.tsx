import { TriangleAlert } from 'lucide-react'
import { type Format, FORMATS } from '@/lib/ads/templates/document'
import type { EditorAction } from '@/lib/ads/templates/editor-state'
import type { ShownProblem } from './use-problems'

type Props = {
  problems: readonly ShownProblem[]
  /** What the shown texts are, as in 'sample texts'. */
  texts: string
  /** The format that is shown. */
  shown: Format
  dispatch: (action: EditorAction) => void
}

/** Each leads to its layer. */
export const ProblemList = ({ problems, texts, shown, dispatch }: Props) => (
  <section aria-label="Problems" className="grid gap-1 text-sm">
    <p role="status" className={problems.length > 0 ? 'font-medium' : 'text-muted-foreground'}>
      {problems.length === 0
        ? `No problems with ${texts}.`
        : `${problems.length === 1 ? '1 problem' : `${problems.length} problems`} with ${texts}`}
    </p>
    {problems.length > 0 && (
      <ul className="grid max-h-56 gap-px overflow-y-auto">
        {problems.map(({ layerId, formats, message }) => (
          <li key={`${layerId} ${message}`}>
            <button
              type="button"
              onClick={() => {
                const [first = shown] = formats
                dispatch({ do: 'show', format: formats.includes(shown) ? shown : first })
                dispatch({ do: 'select', id: layerId })
              }}
              className="flex min-h-8 w-full items-start gap-2 rounded-md px-2 py-1 text-left hover:bg-secondary focus-visible:outline-offset-0 pointer-coarse:min-h-11"
            >
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-destructive" />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {message}
                <span className="block text-xs text-muted-foreground">
                  {formats.map((format) => FORMATS[format].label).join(', ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    )}
  </section>
)
