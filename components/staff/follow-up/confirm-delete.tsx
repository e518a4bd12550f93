import { buttonVariants } from '@/components/ui/button-variants'
import type { Action } from '@/lib/forms/form-state'
import { StepForm } from './step-form'

type Props = {
  /** As in 'task: Call Nora'. */
  what: string
  action: Action
}

/** Asks with a second click, because a deletion is for good. */
export const ConfirmDelete = ({ what, action }: Props) => (
  <details className="group/delete">
    <summary
      className={buttonVariants({
        variant: 'ghost',
        size: 'sm',
        className: '-ml-3.5 cursor-pointer list-none [&::-webkit-details-marker]:hidden',
      })}
    >
      <span className="group-open/delete:hidden">Delete</span>
      <span className="hidden group-open/delete:inline">Keep</span>
      <span className="sr-only"> {what}</span>
    </summary>
    <div className="mt-2 grid gap-2">
      <p className="text-sm text-muted-foreground">It cannot come back.</p>
      <StepForm action={action} variant="destructive">
        Yes, delete it<span className="sr-only">: {what}</span>
      </StepForm>
    </div>
  </details>
)
