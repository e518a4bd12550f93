import type { ComponentProps } from 'react'
import { ProgressPanel } from '@/components/staff/progress-panel'
import { FollowJob } from '@/components/staff/videos/follow-job'
import { Button } from '@/components/ui/button'

type Props = Omit<ComponentProps<typeof ProgressPanel>, 'children'> & {
  /** Null for what cannot be canceled. `note` says what stays then. */
  cancel: { action: () => Promise<void>; label: string; note?: string } | null
}

export const ImportProgress = ({ cancel, ...progress }: Props) => (
  <ProgressPanel {...progress}>
    {cancel && (
      <form action={cancel.action} className="grid justify-items-start gap-2">
        <Button type="submit" variant="outline">
          {cancel.label}
        </Button>
        {cancel.note && <p className="text-sm text-muted-foreground">{cancel.note}</p>}
      </form>
    )}
    <FollowJob />
  </ProgressPanel>
)
