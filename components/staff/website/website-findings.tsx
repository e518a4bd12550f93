import { StaffLink } from '@/components/staff/staff-link'
import { type Finding, FINDING_TEXTS, findingTitle, mostUrgent } from '@/lib/catalogue/website-overview'
import { formatCount } from '@/lib/text/format'
import { listOf, repairOf } from './editors'

/** What needs somebody, each with the way to its editor. */
export function WebsiteFindings({ findings }: { findings: Finding[] }) {
  return (
    <section aria-labelledby="findings" className="grid gap-4">
      <h2 id="findings" className="type-heading">
        What to fix first
      </h2>
      {findings.length === 0 ? (
        <p className="text-muted-foreground">Nothing to fix.</p>
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
                {finding.examples.map((example, index) => (
                  <li key={index} className="[overflow-wrap:anywhere]">
                    <StaffLink
                      href={repairOf(finding.kind, example)}
                      className="underline underline-offset-4"
                    >
                      {example.label}
                    </StaffLink>
                    {example.detail && (
                      <span className="text-sm text-muted-foreground"> {example.detail}</span>
                    )}
                  </li>
                ))}
                {finding.total > finding.examples.length && <More finding={finding} />}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function More({ finding: { kind, total, examples } }: { finding: Finding }) {
  const href = listOf(kind)
  const text = `and ${formatCount(total - examples.length)} more`
  return (
    <li className="text-sm text-muted-foreground">
      {href === null ? (
        text
      ) : (
        <StaffLink href={href} className="underline underline-offset-4">
          {text}
        </StaffLink>
      )}
    </li>
  )
}
