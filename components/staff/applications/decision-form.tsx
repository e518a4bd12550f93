import { Button } from '@/components/ui/button'
import { NEXT_APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/leads/application-statuses'

const VERBS: Record<ApplicationStatus, string> = {
  approved: 'Approve',
  declined: 'Decline',
  new: 'Not spam',
  held: 'Hold for review',
  spam: 'Spam',
}

/** What a click leads to, by where the application stands. */
const CONSEQUENCES: Record<ApplicationStatus, string> = {
  new: 'Approve and Decline each send the applicant a letter.',
  held: 'The checks against bots were in doubt, so nobody has written back. Say that it is no spam and the confirmation goes out.',
  approved: 'The applicant was told. Should you change your mind, another letter goes out.',
  declined: 'The applicant was told. Should you change your mind, another letter goes out.',
  spam: 'Nobody is written to.',
}

type Props = { status: ApplicationStatus; change: (formData: FormData) => Promise<void> }

export function DecisionForm({ status, change }: Props) {
  return (
    <form action={change} className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {NEXT_APPLICATION_STATUSES[status].map((next, index) => (
          <Button
            key={next}
            type="submit"
            name="to"
            value={next}
            variant={index === 0 && status !== 'approved' ? 'default' : 'outline'}
          >
            {VERBS[next]}
          </Button>
        ))}
      </div>
      <p className="text-sm text-muted-foreground">{CONSEQUENCES[status]}</p>
    </form>
  )
}
