import type { FollowUp as FollowUpData, Subject } from '@/lib/leads/follow-up'
import { Notes } from './notes'
import { Tasks } from './tasks'

type Props = {
  subject: Subject
  /** Null for roles that do not read the subject. */
  followUp: FollowUpData | null
  /** Where everything is shown. */
  moreHref: string
}

export const FollowUp = ({ followUp, ...props }: Props) =>
  followUp && (
    <>
      <Tasks followUp={followUp} {...props} />
      <Notes followUp={followUp} {...props} />
    </>
  )
