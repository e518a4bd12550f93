import Link from 'next/link'
import { type Finding, FINDING_TEXTS, findingTitle, mostUrgent } from '@/lib/catalogue/website-overview'
import { formatCount } from '@/lib/text/format'
import { editorOf } from './editors'

/** What needs somebody, each with the way to its editor. */
export function WebsiteFindings({ findings }: { findings: Finding[] }) {
  return (
    <section aria-labelledby="findings" className="grid gap-4">
      <h2 id="findings" className="type-heading">
        What matters most
      </h2>
      {findings.length === 0 ? (
        <p className="text-muted-foreground">Nothing needs you: no gap was found.</p>
      ) : (
        <ol className="divide-y border-y">
          {mostUrgent(findings).map((finding) => (
            <li
              key={finding.kind}
              className="grid gap-x-10 gap-y-3 py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
            >
              <div>
                <p className="font-medium">
                  <span className="tabular-nums">{formatCount(finding.total)}</span> {findingTitle(finding)}
                </p>
                <p className="text-sm text-muted-foreground">{FINDING_TEXTS[finding.kind].advice}</p>
              </div>
              <ul className="grid gap-1">
                {finding.examples.map(({ table, id, label, detail }) => (
                  <li key={id} className="[overflow-wrap:anywhere]">
                    <Link href={editorOf(table, id) ?? '#findings'} className="underline underline-offset-4">
                      {label}
                    </Link>
                    {detail && <span className="text-sm text-muted-foreground"> {detail}</span>}
                  </li>
                ))}
                {finding.total > finding.examples.length && (
                  <li className="text-sm text-muted-foreground">
                    and {formatCount(finding.total - finding.examples.length)} more
                  </li>
                )}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
