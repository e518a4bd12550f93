import type { Action } from '@/lib/forms/form-state'
import { StepForm } from './step-form'
import { ToggleSummary } from './toggle-summary'

type Props = {
  /** As in 'task: Call Nora'. */
  what: string
  action: Action
}

/** Asks with a second click, because a deletion is for good. */
export const ConfirmDelete = ({ what, action }: Props) => (
  <details className="group/toggle">
    <ToggleSummary labels={['Delete', 'Keep']} what={what} />
    <div className="mt-2 grid gap-2">
      <p className="text-sm text-muted-foreground">This cannot be undone.</p>
      <StepForm action={action} variant="destructive">
        Yes, delete it<span className="sr-only">: {what}</span>
      </StepForm>
    </div>
  </details>
)
