import type { Schedule } from '@/lib/scheduling/types'
import { ExternalScheduler } from './external-scheduler'
import { IntroCall, type IntroCallProps } from './intro-call'

type Props = Omit<IntroCallProps, 'agenda'> & { schedule: Schedule }

/** The scheduler of a provider if configured, otherwise our own. */
export function SchedulerChoice({ schedule, ...props }: Props) {
  return schedule.kind === 'external' ? (
    <ExternalScheduler url={schedule.url} />
  ) : (
    <IntroCall agenda={schedule.agenda} {...props} />
  )
}
