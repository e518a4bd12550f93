import { Day } from '@/components/staff/office-time'
import type { ReactNode } from 'react'
import { RecordCrumb } from '@/components/staff/shell/record-crumb'
import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { LoyaltyProgram, LoyaltyVersion } from '@/lib/data/owl/loyalty-record'
import type { Action } from '@/lib/forms/form-state'
import { addDays } from '@/lib/owl/loyalty/days'
import { runningVersion, versionPhase } from '@/lib/owl/loyalty/phases'
import { writeRules } from '@/lib/owl/loyalty/rules-form'
import { owlPaths } from '@/lib/portal/owl-paths'
import { PublishForm } from './publish-form'
import { RulesComparison, RulesSummary } from './rules-summary'
import { RulesForm } from './rules-form'
import { PhaseBadge } from './version-list'

type Props = {
  program: LoyaltyProgram
  version: LoyaltyVersion
  save: Action
  publish: Action
  takeBack: () => Promise<void>
  children: ReactNode
}

export function VersionDetail({ program, version, save, publish, takeBack, children }: Props) {
  const running = runningVersion(program.versions, program.today)
  const other = running && running.id !== version.id ? running : null
  const isDraft = version.state === 'draft'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <RecordCrumb title={program.name} href={owlPaths.loyaltyProgram(program.id)} />
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="type-title">Version {version.number}</h1>
          <PhaseBadge program={program} version={version} />
        </div>
        {version.firstOn && (
          <p className="text-muted-foreground">
            From <Day on={version.firstOn} />
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <StaffLink
            href={owlPaths.loyaltySimulator(
              program.id,
              new URLSearchParams({ version: other?.id ?? version.id, ...(other && { beside: version.id }) }),
            )}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Simulate
          </StaffLink>
          {other && (
            <StaffLink
              href={owlPaths.loyaltyReplay(version.id)}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              Replay the last year
            </StaffLink>
          )}
        </div>
      </div>
      {isDraft ? (
        <RulesForm
          key={version.version}
          action={save}
          name={`loyalty-draft-${version.id}-${version.version}`}
          saved={writeRules(version.rules)}
          seen={version.version}
        />
      ) : (
        <RulesSummary rules={version.rules} />
      )}
      {other && (
        <RulesComparison
          before={{ title: `Version ${other.number}, runs now`, rules: other.rules }}
          after={{ title: `Version ${version.number}`, rules: version.rules }}
        />
      )}
      {isDraft && (
        <section aria-labelledby="publish" className="grid gap-3 border-t pt-4">
          <h2 id="publish" className="type-heading">
            Publish
          </h2>
          <p className="text-muted-foreground">
            The saved draft is published. It takes over on its first day; what was posted before stays as it
            is.
          </p>
          <PublishForm
            action={publish}
            seen={version.version}
            earliest={running ? addDays(program.today, 1) : program.today}
          />
        </section>
      )}
      {versionPhase(program.versions, version, program.today) === 'coming' && (
        <form action={takeBack} className="grid gap-2">
          <p className="text-muted-foreground">It has not begun, so it can become a draft again.</p>
          <Button type="submit" variant="outline" size="sm" className="justify-self-start">
            Take back
          </Button>
        </form>
      )}
      {children}
    </div>
  )
}
