import type { ReactNode } from 'react'

export type ShownRow = {
  /** As a spreadsheet counts. */
  number: number
  title: ReactNode
  detail: string
  outcome: ReactNode
  /** What changes, or why nothing does. */
  reasons: ReactNode[]
}

/** One field that a row changes. Empty texts are shown as 'none'. */
export const ChangedField = ({
  label,
  before,
  after,
}: {
  label?: string
  before: string | null
  after: string
}) => (
  <>
    <span className="text-muted-foreground">
      {label}: {before || 'none'}
    </span>
    <span aria-hidden="true"> → </span>
    <span className="sr-only"> becomes </span>
    {after || 'none'}
  </>
)

/** On small screens each row is a card. */
export const ImportedRows = ({ rows }: { rows: ShownRow[] }) => (
  <ol className="divide-y border-y">
    {rows.map(({ number, title, detail, outcome, reasons }) => (
      <li
        key={number}
        className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-1 py-3 md:grid-cols-[4rem_minmax(0,1fr)_6rem_minmax(0,1.2fr)]"
      >
        <span className="text-sm leading-6 text-muted-foreground tabular-nums">Row {number}</span>
        <span className="[overflow-wrap:anywhere]">
          {title}
          {detail && <span className="block text-sm text-muted-foreground">{detail}</span>}
        </span>
        <span className="max-md:col-start-2">{outcome}</span>
        <ul className="text-sm max-md:col-start-2">
          {reasons.map((reason, index) => (
            <li key={index} className="[overflow-wrap:anywhere]">
              {reason}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
)
