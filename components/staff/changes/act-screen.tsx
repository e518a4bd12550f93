import { ListPager } from '@/components/staff/list/list-pager'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { describeAct } from '@/lib/audit/acts'
import { choiceParams, type RestoreChoice } from '@/lib/audit/restore-choice'
import type { Area, UserType } from '@/lib/auth/roles'
import type { ActDetail, RestoreReport } from '@/lib/data/history/acts'
import type { Action } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { countOf } from '@/lib/text/format'
import { ChangedRecordRow } from './changed-record'
import { RestorePlan } from './restore-plan'

type Props = {
  area: Area
  role: UserType
  act: ActDetail
  page: number
  /** What a restoring would do, of what is asked for. Its report is null when this person may not. */
  plan: { choice: RestoreChoice; report: RestoreReport | null } | null
  restore: Action
}

export function ActScreen({ area, role, act, page, plan, restore }: Props) {
  const hrefOf = (choice: RestoreChoice) => staffPaths.change(area, act.id, choiceParams(choice))
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="type-title [overflow-wrap:anywhere]">{describeAct(act)}</h1>
          <p className="mt-2 text-muted-foreground">
            {act.actor ?? 'Former user'}
            {act.actedAs && ` as ${act.actedAs}`}, <OfficeTime at={act.happenedAt} />
          </p>
          <Kin area={area} act={act} />
        </div>
        {act.total > 0 && !plan && (
          <StaffLink
            href={hrefOf({ record: null, column: null })}
            className={buttonVariants({ variant: 'outline' })}
          >
            Restore all of it…
          </StaffLink>
        )}
      </div>
      {plan && (
        <RestorePlan {...plan} act={act} restore={restore} cancelHref={staffPaths.change(area, act.id)} />
      )}
      {act.total > 0 ? (
        <section aria-labelledby="records" className="grid gap-3">
          <h2 id="records" className="type-heading">
            {countOf(act.total, 'record', 'records')}
          </h2>
          <ol className="divide-y rounded-md border bg-card">
            {act.records.map((record) => (
              <ChangedRecordRow
                key={record.table + JSON.stringify(record.key)}
                role={role}
                record={record}
                names={new Map(Object.entries(act.names))}
                hrefOf={hrefOf}
              />
            ))}
          </ol>
          <ListPager
            label="Pages of records"
            page={page}
            pageCount={act.pageCount}
            labels={['Previous', 'Next']}
            hrefOf={(number) => staffPaths.change(area, act.id, { page: number > 1 ? number : undefined })}
          />
        </section>
      ) : (
        <p className="text-muted-foreground">
          Nothing is left to restore: what it changed was changed back in the same step, or deleted since.
        </p>
      )}
    </div>
  )
}

/** The act that it took back, and the one that took it back. */
function Kin({ area, act }: { area: Area; act: ActDetail }) {
  const link = (id: number, label: string) => (
    <StaffLink href={staffPaths.change(area, id)} className="underline underline-offset-4">
      {label}
    </StaffLink>
  )
  if (!act.undoes && !act.undoneBy) return null
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
      {act.undoes && link(act.undoes, 'The change that it took back')}
      {act.undoneBy && link(act.undoneBy, 'Taken back, all or in part')}
    </p>
  )
}
