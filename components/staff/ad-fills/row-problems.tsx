import { type CellProblem, isBlocking } from '@/lib/ads/templates/cell-problems'
import { FORMATS, type Format, PICTURE_SLOT_LABELS, TEXT_SLOT_LABELS } from '@/lib/ads/templates/document'

const LABELS = { title: 'Title', ...TEXT_SLOT_LABELS, ...PICTURE_SLOT_LABELS }

type Props = {
  problems: readonly CellProblem[]
  /** Of the fill: a problem in all of them does not name them. */
  formats: readonly Format[]
}

/** Cell by cell. What keeps the row from being made is red. */
export const RowProblems = ({ problems, formats }: Props) =>
  problems.length > 0 && (
    <ul className="grid gap-1">
      {problems.map((problem, index) => (
        <li
          key={index}
          className={`[overflow-wrap:anywhere] ${isBlocking(problem) ? 'text-destructive' : 'text-muted-foreground'}`}
        >
          {problem.cell && <strong>{LABELS[problem.cell]}: </strong>}
          {problem.message}
          {problem.formats.length > 0 && problem.formats.length < formats.length && (
            <> ({problem.formats.map((format) => FORMATS[format].label).join(', ')})</>
          )}
        </li>
      ))}
    </ul>
  )
