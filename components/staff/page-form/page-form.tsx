import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { ClashChoices } from './clash-choices'
import type { usePageForm } from './use-page-form'

type Props = {
  form: ReturnType<typeof usePageForm>
  /** Names of the fields for people. */
  labels: Record<string, string>
  /** Drafts of it are joined by paragraph. */
  longField: string
  /** The version whose content the form began with. */
  restored?: number
  children: ReactNode
}

export function PageForm({ form, labels, longField, restored, children }: Props) {
  const { state, isPending, isDirty, hasDraft, madeFrom, epoch } = form
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <input type="hidden" name="version" value={madeFrom} />
      {restored && <input type="hidden" name="restored" value={restored} />}
      {hasDraft && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-primary pl-4"
        >
          <p>What you had typed in this tab is back. It is not saved yet.</p>
          <button
            type="button"
            onClick={form.discard}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Discard it
          </button>
        </div>
      )}
      <div key={epoch} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {children}
      </div>
      {state.clash && <ClashChoices clash={state.clash} labels={labels} longField={longField} />}
      <div className="sticky bottom-(--bottom-bar,0px) z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-background py-3">
        {state.problem && (
          <p role="alert" className="basis-full border-l-2 border-destructive py-1 pl-4 text-destructive">
            {state.problem}
          </p>
        )}
        {state.errors && (
          <p role="alert" className="basis-full text-destructive">
            Not saved:{' '}
            {Object.keys(state.errors)
              .map((field) => labels[field] ?? field)
              .join(', ')}
            .
          </p>
        )}
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Saving…' : 'Save'}
        </Button>
        <p role="status" className="text-sm text-muted-foreground">
          {isDirty ? 'Not saved yet' : (state.done?.title ?? '')}
        </p>
      </div>
    </form>
  )
}
