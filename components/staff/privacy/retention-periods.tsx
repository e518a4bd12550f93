import { ScreenHeading, SidebarSection } from '@/components/staff/headings'
import { StaffLink } from '@/components/staff/staff-link'
import type { RetentionPeriod } from '@/lib/data/people/retention'
import type { Action } from '@/lib/forms/form-state'
import { paths } from '@/lib/paths'
import { getScreen } from '@/lib/portal/screens'
import { periodText } from '@/lib/text/period'
import { PeriodForm } from './period-form'

type Props = { periods: RetentionPeriod[]; change: (kind: string, version: number) => Action }

export function RetentionPeriods({ periods, change }: Props) {
  const screen = getScreen('super-admin', 'retention')
  const sections = [
    { id: 'stated', title: 'Data about people', isPublic: true },
    { id: 'others', title: 'Technical data', isPublic: false },
  ]
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <ScreenHeading title={screen.title} description={screen.description} />
        <StaffLink
          href={paths.privacyPolicy()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          Privacy page
        </StaffLink>
      </div>
      {sections.map(({ id, title, isPublic }) => (
        <SidebarSection key={id} id={id} title={title}>
          <ul className="divide-y border-y">
            {periods
              .filter((period) => period.isPublic === isPublic)
              .map((period) => (
                <Period key={`${period.kind} ${period.version}`} period={period} change={change} />
              ))}
          </ul>
        </SidebarSection>
      ))}
    </div>
  )
}

const Period = ({ period, change }: { period: RetentionPeriod; change: Props['change'] }) => (
  <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
    <div className="max-w-md">
      <h3 className="font-medium">{period.title}</h3>
      <p className="text-sm text-muted-foreground">
        {period.reason} Kept for {periodText(period.days)}, from {periodText(period.shortest)} to{' '}
        {periodText(period.longest)}.
      </p>
    </div>
    <div className="w-44 shrink-0">
      <PeriodForm
        action={change(period.kind, period.version)}
        title={period.title}
        days={period.days}
        shortest={period.shortest}
        longest={period.longest}
      />
    </div>
  </li>
)
