import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { countOutcomes, type GivenBrand, OUTCOME_LABELS } from '@/lib/owl/brand-matrix/report'
import { owlPaths } from '@/lib/portal/owl-paths'

type Props = { given: GivenBrand; title: string; children: ReactNode }

/** It stands below the form. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The outcome for each site, of a dry run or of the run. */
export const GiveReport = ({ given: { cells, unknown }, title, children }: Props) => (
  <section
    aria-labelledby="give-report"
    tabIndex={-1}
    ref={takeFocus}
    className="grid gap-3 rounded-md border bg-card p-4 outline-none"
  >
    <h2 id="give-report" className="type-heading">
      {title}
    </h2>
    <p role="status" className="tabular-nums">
      {cells.length === 0
        ? 'No site of this group fits.'
        : countOutcomes(cells)
            .map(([label, count]) => `${label}: ${count}`)
            .join(', ')}
    </p>
    {unknown.length > 0 && (
      <p role="alert" className="[overflow-wrap:anywhere]">
        No site of this group has the number {unknown.join(', ')}.
      </p>
    )}
    {children}
    {cells.length > 0 && (
      <ul className="max-h-96 divide-y overflow-y-auto border-y text-sm">
        {cells.map(({ site, number, name, outcome, detail }) => (
          <li
            key={site}
            className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[7rem_minmax(0,1fr)_7rem_minmax(0,1fr)]"
          >
            <a href={owlPaths.site(site)} className="tabular-nums underline underline-offset-4">
              {number}
            </a>
            <span className="[overflow-wrap:anywhere]">{name}</span>
            <span>
              <Badge tone={outcome === 'conflict' ? 'problem' : 'none'}>{OUTCOME_LABELS[outcome]}</Badge>
            </span>
            <span className="text-muted-foreground">{detail}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
