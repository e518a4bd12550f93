import { useHydrated } from '@/components/hooks/use-hydrated'
import { buttonVariants } from '@/components/ui/button-variants'
import { Skeleton } from '@/components/ui/skeleton'
import { paths } from '@/lib/paths'
import { ScheduleUnavailable } from './schedule-unavailable'
import type { CallActions } from './use-call'
import { useSchedule } from './use-schedule'

type Props = { token: string; actions: CallActions; contactEmail: string }

/** The lead is known, so only a time has to be chosen. */
export function CallAfterContact(props: Props) {
  return (
    <section aria-labelledby="intro-call" className="mt-10 border-t pt-10">
      <h2 id="intro-call" className="type-heading">
        Your intro call
      </h2>
      <p className="mt-2 mb-7 max-w-xl text-muted-foreground">
        Half an hour with a producer, free. We already have your details, so a time is all it takes.
      </p>
      {useHydrated() ? <LoadedScheduler {...props} /> : <SchedulerLink token={props.token} />}
    </section>
  )
}

/** Without JavaScript the scheduler is a separate page. */
const SchedulerLink = ({ token }: { token: string }) => (
  <a href={paths.introCall(token)} className={buttonVariants()}>
    Choose a time
  </a>
)

/** About as high as the calendar that replaces it. */
function SchedulerSkeleton() {
  return (
    <div>
      <p className="mb-5 text-sm text-muted-foreground">Looking up free times…</p>
      <div className="grid grid-cols-5 gap-1.5">
        {Array.from({ length: 15 }, (_, day) => (
          <Skeleton key={day} className="h-15" />
        ))}
      </div>
      <Skeleton className="mt-8 h-44" />
    </div>
  )
}

function LoadedScheduler({ token, actions, contactEmail }: Props) {
  const { loaded, tryAgain } = useSchedule(token)
  switch (loaded.status) {
    case 'loading':
      return <SchedulerSkeleton />
    case 'failed':
      return <ScheduleUnavailable contactEmail={contactEmail} tryAgain={{ onClick: tryAgain }} />
    case 'ready':
      return (
        <loaded.Scheduler
          schedule={loaded.schedule}
          token={token}
          actions={actions}
          askedZone={null}
          contactEmail={contactEmail}
        />
      )
  }
}
