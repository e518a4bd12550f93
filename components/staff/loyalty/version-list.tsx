import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { Button } from '@/components/ui/button'
import type { LoyaltyProgram, LoyaltyVersion } from '@/lib/data/owl/loyalty-record'
import { runningVersion, versionPhase } from '@/lib/owl/loyalty/phases'
import { owlPaths } from '@/lib/portal/owl-paths'
import { shortDay } from '@/lib/time/in-zone'
import { OfficeTime } from '@/components/staff/office-time'

const PHASE_LABELS = { draft: 'Draft', coming: 'Coming', runs: 'Runs now', over: 'Over' } as const

export function PhaseBadge({ program, version }: { program: LoyaltyProgram; version: LoyaltyVersion }) {
  const phase = versionPhase(program.versions, version, program.today)
  return <StatusBadge status={phase} labels={PHASE_LABELS} />
}

type Props = { program: LoyaltyProgram; begin: () => Promise<void> }

export function VersionList({ program, begin }: Props) {
  const running = runningVersion(program.versions, program.today)
  return (
    <section aria-labelledby="versions" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="versions" className="type-heading">
          Versions
        </h2>
        <form action={begin}>
          <Button type="submit" size="sm">
            New version
          </Button>
        </form>
      </div>
      <p className="text-muted-foreground">
        {running
          ? `Version ${running.number} decides today. A version never changes after its first day; a new one takes over on a day that you choose.`
          : 'No version runs today. Publish a draft, and the program gives points from its first day.'}
      </p>
      <ul className="divide-y border-y">
        {program.versions.map((version) => (
          <li key={version.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <StaffLink href={owlPaths.loyaltyVersion(version.id)} className="underline underline-offset-4">
              Version {version.number}
            </StaffLink>
            <PhaseBadge program={program} version={version} />
            <span className="text-sm text-muted-foreground">
              {version.firstOn === null ? (
                <>
                  begun <OfficeTime at={version.createdAt} />
                </>
              ) : (
                `from ${shortDay(version.firstOn)}`
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
